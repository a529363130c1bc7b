/*
 * A plain model of a shop's documents and money, against which the server is tested. It knows no code of the server.
 * Amounts are in paise, rates in percent.
 */

export interface ModelLine {
  productId: string
  rate: number
  quantity: number
  price: number
}

interface ModelRefund {
  id: string
  amount: number
  madeAt: Date | null
}

/** An invoice, or an invoice with the bill of supply beside it. */
interface ModelBill {
  at: Date
  /** Without GST: it is marked as cancelled instead of credited. */
  isPlain: boolean
  lines: ModelLine[]
  total: number
  credits: { at: Date; total: number }[]
}

export interface ModelOrder {
  id: string
  isCash: boolean
  isPaid: boolean
  status: 'OPEN' | 'PACKED' | 'DELIVERED' | 'CANCELLED'
  lines: ModelLine[]
  /** Rounds the price to whole rupees. */
  roundOff: number
  /** The refunds that the team has added. */
  refunds: ModelRefund[]
  /** How many items of a product were refunded. */
  refundedItems: Map<string, number>
  hasReturns: boolean
  /** The refund for the cancellation. */
  cancellation: 'NONE' | 'DUE' | 'MADE'
  bills: ModelBill[]
}

export interface ModelSales {
  gross: number
  refunds: number
}

export const totalOf = (lines: readonly ModelLine[]) =>
  sum(lines.map(({ price, quantity }) => price * quantity))

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The Indian day of a moment. India is five and a half hours ahead. */
export const dayOf = (at: Date) =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)

/** The financial year of a day, such as '26-27'. */
export function yearOf(day: string): string {
  const start = Number(day.slice(2, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${start}-${start + 1}`
}

export const priceOf = ({ lines, roundOff }: ModelOrder) => totalOf(lines) + roundOff

/** The rest of a payment that can be refunded. */
export function leftOf(order: ModelOrder): number {
  const refunded = sum(order.refunds.map(({ amount }) => amount))
  return order.isPaid ? Math.max(0, priceOf(order) - refunded) : 0
}

export function isChangeable(order: ModelOrder): boolean {
  return order.status === 'OPEN' && !order.bills.at(-1)?.isPlain
}

/** Bills an order that leaves the shop, and credits the refunds made before. */
export function pack(
  order: ModelOrder,
  at: Date,
  { gstRegistration: registration, roundBills }: { gstRegistration: string; roundBills: boolean },
): void {
  const exact = totalOf(order.lines)
  order.status = 'PACKED'
  if (order.bills.at(-1)?.isPlain || (exact === 0 && registration !== 'NONE')) return
  const isRounded = roundBills && order.isCash && !order.isPaid && exact >= 50
  // To the nearest rupee, and upwards from 50 paise.
  if (isRounded) order.roundOff = 50 - ((exact + 50) % 100)
  const total = priceOf(order)
  const isTaxed = registration === 'REGULAR'
  const lines = order.lines.map((line) => ({ ...line, rate: isTaxed ? line.rate : 0 }))
  order.bills.push({ at, isPlain: registration === 'NONE', lines, total, credits: [] })
  for (const refund of order.refunds) if (refund.madeAt) credit(order, refund.amount, at)
}

export function makeRefund(order: ModelOrder, refund: ModelRefund, at: Date): void {
  refund.madeAt = at
  const isOut = order.status === 'PACKED' || order.status === 'DELIVERED'
  if (isOut || order.bills.at(-1)?.isPlain) credit(order, refund.amount, at)
}

export function cancel(order: ModelOrder, at: Date): void {
  const left = leftOf(order)
  const bill = order.bills.at(-1)
  if (bill && !bill.isPlain) credit(order, Infinity, at)
  order.status = 'CANCELLED'
  order.cancellation = left > 0 ? 'DUE' : 'NONE'
}

/** A bill is credited until nothing is left of it. */
function credit({ bills }: ModelOrder, amount: number, at: Date): void {
  const bill = bills.at(-1)
  if (!bill) return
  const left = bill.total - sum(bill.credits.map(({ total }) => total))
  if (Math.min(amount, left) > 0) bill.credits.push({ at, total: Math.min(amount, left) })
}

/** The sales by day, from all bills. A plain one counts if its order is not cancelled. */
export function salesOf(orders: readonly ModelOrder[]): Map<string, ModelSales> {
  const days = new Map<string, ModelSales>()
  const dayFor = (at: Date) => {
    const sales = days.get(dayOf(at)) ?? { gross: 0, refunds: 0 }
    days.set(dayOf(at), sales)
    return sales
  }
  for (const { bills, status } of orders) {
    for (const { at, total, isPlain, credits } of bills) {
      if (isPlain && status === 'CANCELLED') continue
      dayFor(at).gross += total
      for (const each of credits) dayFor(each.at).refunds += each.total
    }
  }
  return days
}

/**
 * The tax in an amount that includes it, by rule 35: each tax is rounded by itself, half a paisa up. A rate can have two
 * decimals.
 */
export function taxIn(total: number, rate: number, isInterState: boolean) {
  const points = BigInt(Math.round(rate * 100))
  const tax = (share: bigint) => {
    const [dividend, divisor] = [BigInt(total) * points, share * (10_000n + points)]
    return Number((2n * dividend + divisor) / (2n * divisor))
  }
  const igst = isInterState ? tax(1n) : 0
  const half = isInterState ? 0 : tax(2n)
  return { taxable: total - igst - 2 * half, cgst: half, sgst: half, igst }
}
