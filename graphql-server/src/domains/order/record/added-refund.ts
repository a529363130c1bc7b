import type { Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'
import { userError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import { paymentMessages } from '../payment-messages.ts'
import { isUnchecked } from './check-state.ts'
import { countItems } from './kept-lines.ts'
import type { OrderRecord } from './order.model.ts'
import { refundsOf } from './past-refunds.ts'
import { amountToPay } from './refund-amounts.ts'
import type { RefundLineRecord } from './refund.model.ts'
import { amountLeft } from './refunds.ts'

/** A refund that an admin wants to add. */
export interface WantedRefund {
  reason: 'PAID_TWICE' | 'PART_OF_LINES' | 'GOODWILL'
  lines: { productId: string; quantity: number }[]
  amount: Paise
}

/**
 * Returns the items of a refund. Throws unless the order contains these items, they have not been refunded, and the
 * amount exceeds neither their price nor the rest of the payment.
 */
export function planRefund(order: OrderRecord, wanted: WantedRefund): RefundLineRecord[] {
  const { reason, amount } = wanted
  if (isUnchecked(order)) {
    throw userError(orderMessages.PRESCRIPTION_UNCHECKED(), 'orderId')
  }
  const lines = planLines(order, wanted)
  if (reason === 'PAID_TWICE') requireSecondPayment(order, amount)
  else requireLeft(order, amount)
  return lines
}

function planLines(order: OrderRecord, { reason, lines, amount }: WantedRefund) {
  if (reason !== 'PART_OF_LINES') {
    if (lines.length > 0) throw userError(paymentMessages.REFUND_ITEMS_UNEXPECTED(), 'lines')
    return []
  }
  if (lines.length === 0) throw userError(paymentMessages.REFUND_ITEMS_MISSING(), 'lines')
  const planned = lines.map((line) => planLine(order, line))
  const products = new Set(lines.map(({ productId }) => productId))
  if (products.size < lines.length)
    throw userError(paymentMessages.REFUND_PRODUCT_REPEATED(), 'lines')
  const price = planned.reduce(
    (sum, { line, quantity }) => sum + line.discountedPrice * quantity,
    0,
  )
  if (amount > price) throw userError(paymentMessages.REFUND_ABOVE_PRICE({ price }), 'amount')
  return planned.map(({ line: { productId, name }, quantity }) => ({ productId, name, quantity }))
}

function planLine(order: OrderRecord, { productId, quantity }: WantedRefund['lines'][number]) {
  const line = order.lines.find((one) => one.productId.toHexString() === productId)
  if (!line) throw userError(paymentMessages.PRODUCT_NOT_ORDERED(), 'lines')
  const left = line.quantity - countRefunded(order, line.productId)
  if (quantity > left) {
    const message = paymentMessages.TOO_FEW_ITEMS_TO_REFUND({ left, product: line.name })
    throw userError(message, 'lines')
  }
  return { line, quantity }
}

/** Counts the items of a product that were refunded, or whose refund is due. */
function countRefunded(order: OrderRecord, productId: Types.ObjectId): number {
  const refunds = refundsOf(order).filter(({ reason }) => reason === 'PART_OF_LINES')
  return countItems(refunds, productId)
}

function requireLeft(order: OrderRecord, amount: Paise): void {
  const left = amountLeft(order)
  if (order.payment.state !== 'RECEIVED' && left > 0) {
    throw userError(paymentMessages.PAYMENT_NOT_MARKED(), 'orderId')
  }
  if (amount <= left) return
  const message =
    left === 0
      ? paymentMessages.NOTHING_LEFT_TO_REFUND()
      : paymentMessages.REFUND_ABOVE_REST({ left })
  throw userError(message, 'amount')
}

/** A second payment answers the same payment request, so it is not higher than the first. */
function requireSecondPayment(order: OrderRecord, amount: Paise): void {
  if (refundsOf(order).some(({ reason }) => reason === 'PAID_TWICE')) {
    throw userError(paymentMessages.SECOND_PAYMENT_REFUNDED(), 'reason')
  }
  const toPay = amountToPay(order)
  if (amount > toPay) {
    throw userError(paymentMessages.REFUND_ABOVE_PAYMENT({ amount: toPay }), 'amount')
  }
}
