import { Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { methodOf } from '../method/methods.ts'
import { paymentMessages } from '../payment-messages.ts'
import type { OrderRecord } from './order.model.ts'
import { isCancelled } from './order-statuses.ts'
import {
  isAdded,
  isListed,
  ORDER_REFUND_ID,
  paidState,
  refundsOf,
  REJECTION_REFUND_ID,
  type RefundedOrder,
} from './past-refunds.ts'
import {
  amountToPay,
  cancellationAmount,
  changeAmount,
  refundTotal,
  rejectionAmount,
} from './refund-amounts.ts'
import type { PaidState, RefundRecord } from './refund.model.ts'

/*
 * The changes to an order's refunds. Each returns all refunds of the order; `updateRefunds` stores them. A refund is
 * DUE until it is REFUNDED by hand, or BEGUN and then REFUNDED by the card provider. If that fails, it returns to DUE.
 */

/** Whether the refund still has to be completed. */
export function isDue({ state }: Pick<RefundRecord, 'state'>): boolean {
  return state !== 'REFUNDED'
}

/** Whether something has to be paid back. */
export function isRefundDue(order: RefundedOrder): boolean {
  return refundsOf(order).some(isDue)
}

/** A refund as clients know it. Its ID is unique among all orders. */
export interface ListedRefund extends RefundRecord {
  toCard: boolean
}

export function presentRefunds(order: RefundedOrder & Pick<OrderRecord, '_id'>): ListedRefund[] {
  const orderId = order._id.toHexString()
  return refundsOf(order).map((refund) => ({
    ...refund,
    id: `${orderId}-${refund.id}`,
    toCard: goesToCard(order, refund),
  }))
}

/** The order ID and the refund ID within the order. An invalid ID gives IDs that do not exist. */
export function parseRefundId(id: string): { orderId: string; refundId: string } {
  const [orderId = '', refundId = ''] = id.split('-')
  return { orderId, refundId }
}

export function findRefund(order: RefundedOrder, id: string): RefundRecord | undefined {
  return refundsOf(order).find((refund) => refund.id === id)
}

/** The rest of the payment that can still be refunded, if it was received. */
export function amountLeft(order: RefundedOrder): Paise {
  return amountToPay(order) - refundTotal(refundsOf(order))
}

/**
 * Returns an order's refunds for its status, lines, check and payment state; null means that nothing was paid. The
 * amounts paid for a cancelled order, for rejected lines and for changed lines become due. A due refund is dropped if
 * there is no payment or the order is reopened. Throws if a refund that was made or has begun would be dropped.
 */
export function settle(order: RefundedOrder, paid: PaidState | null): RefundRecord[] {
  const known = refundsOf(order)
  const isSecondPayment = ({ reason }: RefundRecord) => reason === 'PAID_TWICE'
  if (paid === null) {
    const lost = known.find((refund) => refund.state !== 'DUE' && !isSecondPayment(refund))
    if (lost) throw madeAlready(lost)
    return known.filter(isSecondPayment)
  }
  const settled = [
    ...settleCancellation(order, known, paid),
    ...settleRejection(order, known, paid),
    ...settleChange(order, known, paid),
    ...known.filter(isAdded),
  ]
  return settled.map((refund) => (isSecondPayment(refund) ? refund : { ...refund, from: paid }))
}

function settleCancellation(
  order: RefundedOrder,
  known: RefundRecord[],
  from: PaidState,
): RefundRecord[] {
  const before = known.filter(({ reason }) => reason === 'ORDER_CANCELLED')
  if (!isCancelled(order)) {
    if (before.some(({ state }) => state !== 'DUE')) throw notReopenable()
    return []
  }
  const amount = cancellationAmount(order, known.filter(isListed))
  if (before.length > 0 || amount === 0) return before
  return [{ id: ORDER_REFUND_ID, reason: 'ORDER_CANCELLED', state: 'DUE', amount, from }]
}

function settleRejection(
  order: RefundedOrder,
  known: RefundRecord[],
  from: PaidState,
): RefundRecord[] {
  const before = known.filter(({ reason }) => reason === 'LINES_REJECTED')
  const amount = rejectionAmount(order, known.filter(isListed))
  if (before.length > 0 || amount === 0) return before
  const rejected = order.check?.rejected ?? []
  const lines = rejected.map(({ productId, name, quantity }) => ({ productId, name, quantity }))
  const fields = { id: REJECTION_REFUND_ID, reason: 'LINES_REJECTED', state: 'DUE' } as const
  return [{ ...fields, lines, amount, from }]
}

/**
 * The due refund for changed lines grows with further changes. Refunds that were made or have begun stay, and another one
 * becomes due beside them.
 */
function settleChange(
  order: RefundedOrder,
  known: RefundRecord[],
  from: PaidState,
): RefundRecord[] {
  const before = known.filter(({ reason }) => reason === 'LINES_CHANGED')
  const due = before.find(({ state }) => state === 'DUE')
  const others = before.filter((refund) => refund !== due)
  const amount = changeAmount(order, known.filter(isListed)) - refundTotal(others)
  if (amount <= 0) return others
  const id = new Types.ObjectId().toHexString()
  const added: RefundRecord = { id, reason: 'LINES_CHANGED', state: 'DUE', amount, from }
  return [...others, due ? { ...due, amount } : added]
}

/**
 * Returns the refunds without one that an admin has added. Throws for automatic refunds, and if it was made or has
 * begun. If the order is cancelled or has rejected or changed lines, their refunds grow; throws if one that cannot grow
 * was made.
 */
export function remove(order: RefundedOrder, id: string): RefundRecord[] {
  const removed = findRefund(order, id)
  if (!removed || !isAdded(removed)) throw notRemovable()
  if (removed.state !== 'DUE') {
    throw userError(paymentMessages.REFUND_BEGUN(), 'refundId')
  }
  const others = (order.refunds ?? []).filter((refund) => refund.id !== id)
  const left = settle({ ...order, refunds: others }, paidState(order))
  const isChanged = (refund: RefundRecord) =>
    refund.state !== 'DUE' && findRefund(order, refund.id)?.amount !== refund.amount
  if (left.some(isChanged)) throw madeBeside()
  return left
}

/** Records that the card provider is asked for the refund. */
export function begin(order: RefundedOrder, id: string, startedAt: Date): RefundRecord[] {
  return change(order, id, (refund) => ({ ...refund, state: 'BEGUN', startedAt }))
}

interface MadeRefund {
  reference: string
  refundedAt: Date
  adminId: Types.ObjectId
  cashAt?: Date
}

/** Records that the refund was made. */
export function complete(order: RefundedOrder, id: string, made: MadeRefund): RefundRecord[] {
  return change(order, id, (refund) => ({ ...refund, state: 'REFUNDED', ...made }))
}

/** Keeps the reference of a card provider's refund beside another refund. */
export function keepBeside(
  order: RefundedOrder,
  id: string,
  cardReference: string,
): RefundRecord[] {
  return change(order, id, (refund) => ({ ...refund, cardReference }))
}

/**
 * Records that the refund with this reference has failed at the card provider. It becomes due if it was recorded as
 * made, and is no longer kept beside another refund.
 */
export function fail(order: RefundedOrder, id: string, failedReference: string): RefundRecord[] {
  return change(order, id, (refund) => {
    if (refund.reference === failedReference) return { ...toUnmade(refund), failedReference }
    const { cardReference, ...others } = refund
    return cardReference === failedReference
      ? { ...others, failedReference }
      : { ...refund, failedReference }
  })
}

function toUnmade(refund: RefundRecord): RefundRecord {
  const unmade: RefundRecord = { ...refund, state: 'DUE' }
  delete unmade.startedAt
  delete unmade.reference
  delete unmade.refundedAt
  delete unmade.adminId
  delete unmade.cashAt
  return unmade
}

/** Sets the UPI ID for all due refunds that do not go to a card. */
export function sendTo(order: RefundedOrder, upiId: string): RefundRecord[] {
  return refundsOf(order).map((refund) =>
    isDue(refund) && !goesToCard(order, refund) ? { ...refund, upiId } : refund,
  )
}

/** Whether the card provider can make the refund. A second payment never came by card. */
export function goesToCard(
  { payment }: Pick<RefundedOrder, 'payment'>,
  { reason }: Pick<RefundRecord, 'reason'>,
): boolean {
  return methodOf(payment).page !== undefined && reason !== 'PAID_TWICE'
}

/** The state of a payment with these refunds. It is `state` unless the whole order is paid back. */
export function paymentStateWith(refunds: readonly RefundRecord[], state: PaymentState) {
  const cancellation = refunds.find(({ reason }) => reason === 'ORDER_CANCELLED')
  if (!cancellation) return state
  return isDue(cancellation) ? 'REFUND_DUE' : 'REFUNDED'
}

function change(
  order: RefundedOrder,
  id: string,
  toChanged: (refund: RefundRecord) => RefundRecord,
): RefundRecord[] {
  return refundsOf(order).map((refund) => (refund.id === id ? toChanged(refund) : refund))
}

function notReopenable(): UserFacingError {
  return userError(paymentMessages.ORDER_REFUNDED())
}

function notRemovable(): UserFacingError {
  return userError(paymentMessages.REFUND_NOT_REMOVABLE(), 'refundId')
}

function madeBeside(): UserFacingError {
  return userError(paymentMessages.DEPENDENT_REFUND_MADE(), 'refundId')
}

function madeAlready({ reason }: RefundRecord): UserFacingError {
  const message =
    reason === 'LINES_REJECTED'
      ? paymentMessages.REJECTED_LINES_REFUNDED()
      : paymentMessages.PART_REFUNDED()
  return userError(message, 'state')
}
