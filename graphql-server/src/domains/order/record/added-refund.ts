import { english } from '../../../lib/messages/format.ts'
import type { Paise } from '../../../lib/money.ts'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { isUnchecked } from './check-state.ts'
import type { OrderLineRecord, OrderRecord } from './order.model.ts'
import { refundsOf } from './past-refunds.ts'
import { amountToPay } from './refund-amounts.ts'
import type { RefundLineRecord } from './refund.model.ts'
import { amountLeft } from './refunds.ts'

/** What an admin wants to pay back. */
export interface WantedRefund {
  reason: 'PAID_TWICE' | 'PART_OF_LINES' | 'GOODWILL'
  lines: { productId: string; quantity: number }[]
  amount: Paise
}

/**
 * The pieces of an added refund. Throws unless they are pieces of the order that were not paid back before, and the
 * amount is not more than was received for them, and than is left of the payment.
 */
export function planRefund(order: OrderRecord, wanted: WantedRefund): RefundLineRecord[] {
  const { reason, amount } = wanted
  if (isUnchecked(order)) {
    const message = 'Please check the prescription of this order first.'
    throw userError('PRESCRIPTION_NOT_CHECKED', message, 'orderId')
  }
  const lines = planLines(order, wanted)
  if (reason === 'PAID_TWICE') requireSecondPayment(order, amount)
  else requireLeft(order, amount)
  return lines
}

function planLines(order: OrderRecord, { reason, lines, amount }: WantedRefund) {
  if (reason !== 'PART_OF_LINES') {
    if (lines.length > 0) throw refusal('Only a refund of parts of lines has lines.', 'lines')
    return []
  }
  if (lines.length === 0) throw refusal('Please choose the pieces to pay back.', 'lines')
  const planned = lines.map((line) => planLine(order, line))
  const products = new Set(lines.map(({ productId }) => productId))
  if (products.size < lines.length) throw refusal('Please name each product once.', 'lines')
  const price = planned.reduce(
    (sum, { line, quantity }) => sum + line.discountedPrice * quantity,
    0,
  )
  if (amount > price) throw refusal(`These pieces cost ${english.money(price)}.`, 'amount')
  return planned.map(({ line: { productId, name }, quantity }) => ({ productId, name, quantity }))
}

function planLine(order: OrderRecord, { productId, quantity }: WantedRefund['lines'][number]) {
  const line = order.lines.find((one) => one.productId.toHexString() === productId)
  if (!line) throw refusal('This product is not part of the order.', 'lines')
  const left = line.quantity - countRefunded(order, line)
  if (quantity > left) {
    throw refusal(`Only ${left} of ${line.name} can be paid back.`, 'lines')
  }
  return { line, quantity }
}

/** The pieces of a line for which something was paid back, or is due. */
function countRefunded(order: OrderRecord, { productId }: OrderLineRecord): number {
  return refundsOf(order)
    .filter(({ reason }) => reason === 'PART_OF_LINES')
    .flatMap(({ lines = [] }) => lines)
    .filter((line) => line.productId.equals(productId))
    .reduce((pieces, { quantity }) => pieces + quantity, 0)
}

function requireLeft(order: OrderRecord, amount: Paise): void {
  const left = amountLeft(order)
  if (order.payment.state !== 'RECEIVED' && left > 0) {
    throw refusal('The payment of this order is not marked as received.', 'orderId')
  }
  if (amount <= left) return
  const message =
    left === 0
      ? 'Everything that was received for this order is paid back.'
      : `Only ${english.money(left)} of what was received for this order is left to pay back.`
  throw refusal(message, 'amount')
}

/** A second payment is one of the same request to pay, so that it is not more than the first. */
function requireSecondPayment(order: OrderRecord, amount: Paise): void {
  if (refundsOf(order).some(({ reason }) => reason === 'PAID_TWICE')) {
    throw refusal('The second payment of this order is in its refunds already.', 'reason')
  }
  const toPay = amountToPay(order)
  if (amount > toPay) throw refusal(`A payment of this order is ${english.money(toPay)}.`, 'amount')
}

function refusal(message: string, field: string): UserFacingError {
  return userError('BAD_USER_INPUT', message, field)
}
