import type { OrderRecord } from './order.model.ts'
import type { OrderUpdate } from './order-update.ts'
import { cancellationAmount, rejectionAmount } from './refund-amounts.ts'
import type { PaidState, PastRefundRecord, RefundRecord } from './refund.model.ts'

/*
 * The two refunds from releases before the refund list: for a cancelled order and for rejected lines. Their fields
 * decide while processes with such a release may still write them (ADR 58).
 */

export const ORDER_REFUND_ID = 'order'
export const REJECTION_REFUND_ID = 'rejectedLines'

export type RefundedOrder = Pick<OrderRecord, 'status' | 'total' | 'payment' | 'check' | 'refunds'>

/**
 * All refunds of an order: the two from their fields, then the ones for changed lines and those that admins have added,
 * from the list.
 */
export function refundsOf(order: RefundedOrder): RefundRecord[] {
  const stored = order.refunds ?? []
  const listed = stored.map(fromStored).filter(isListed)
  const past = [...readCancellation(order, listed), ...readRejection(order, listed)]
  return [...past.map((refund) => withCashAt(refund, stored)), ...listed]
}

/** Only the list says that one of the two was paid back in cash. */
function withCashAt(refund: RefundRecord, stored: readonly RefundRecord[]): RefundRecord {
  const same = stored.find(
    ({ id, reference }) => id === refund.id && reference === refund.reference,
  )
  return refund.state === 'REFUNDED' && same?.cashAt ? { ...refund, cashAt: same.cashAt } : refund
}

/** Whether an admin has added the refund. */
export function isAdded(refund: Pick<RefundRecord, 'reason'>): boolean {
  return isListed(refund) && refund.reason !== 'LINES_CHANGED'
}

/** Whether only the list has the refund. */
export function isListed({ reason }: Pick<RefundRecord, 'reason'>): boolean {
  return reason !== 'ORDER_CANCELLED' && reason !== 'LINES_REJECTED'
}

/**
 * The previous release does not know LINES_CHANGED. A refund for changed lines is stored as one for part of the lines
 * that nobody has added.
 */
function fromStored(refund: RefundRecord): RefundRecord {
  const isOfChange = refund.reason === 'PART_OF_LINES' && !refund.addedAt
  return isOfChange ? { ...refund, reason: 'LINES_CHANGED' } : refund
}

/** The list as it is stored. */
export function toStored(refunds: readonly RefundRecord[]): RefundRecord[] {
  return refunds.map((refund) =>
    refund.reason === 'LINES_CHANGED' ? { ...refund, reason: 'PART_OF_LINES' } : refund,
  )
}

/** The payment state without its refund, or null if nothing was paid. */
export function paidState({ payment }: Pick<OrderRecord, 'payment'>): PaidState | null {
  const { state, refund } = payment
  if (state === 'RECEIVED' || state === 'CLAIMED') return state
  return state === 'REFUND_DUE' || state === 'REFUNDED' ? (refund?.from ?? 'RECEIVED') : null
}

function readCancellation(order: RefundedOrder, listed: RefundRecord[]): RefundRecord[] {
  const { state, refund = { from: 'RECEIVED' }, notedAt, adminId } = order.payment
  if (state !== 'REFUND_DUE' && state !== 'REFUNDED') return []
  const amount = cancellationAmount(order, listed)
  const reason = 'ORDER_CANCELLED'
  const known = { id: ORDER_REFUND_ID, reason, amount, ...pickFields(refund) } as const
  if (state === 'REFUND_DUE') return [{ ...known, state: refund.startedAt ? 'BEGUN' : 'DUE' }]
  const at = notedAt ? { refundedAt: notedAt } : {}
  return [{ ...known, state: 'REFUNDED', ...at, ...(adminId && { adminId }) }]
}

function readRejection(order: RefundedOrder, listed: RefundRecord[]): RefundRecord[] {
  const { refund, rejected = [] } = order.check ?? {}
  if (!refund) return []
  const { reference, startedAt, refundedAt, adminId } = refund
  const dueState = startedAt ? 'BEGUN' : 'DUE'
  const lines = rejected.map(({ productId, name, quantity }) => ({ productId, name, quantity }))
  return [
    {
      ...{ id: REJECTION_REFUND_ID, reason: 'LINES_REJECTED', lines },
      amount: rejectionAmount(order, listed),
      state: reference === undefined ? dueState : 'REFUNDED',
      ...pickFields(refund),
      ...(refundedAt && { refundedAt }),
      ...(adminId && { adminId }),
    },
  ]
}

/** Writes both refunds to the fields for the previous release. */
export function writePast(refunds: readonly RefundRecord[]): OrderUpdate {
  const cancellation = refunds.find(({ reason }) => reason === 'ORDER_CANCELLED')
  const rejection = refunds.find(({ reason }) => reason === 'LINES_REJECTED')
  return setFields({
    'payment.refund': cancellation && pickFields(cancellation),
    'check.refund': rejection && {
      ...pickFields(rejection),
      ...(rejection.state === 'REFUNDED'
        ? { refundedAt: rejection.refundedAt, adminId: rejection.adminId }
        : { isDue: true }),
    },
  })
}

/** Sets fields, and removes the ones without a value. */
export function setFields(fields: Record<string, unknown>): OrderUpdate {
  const all = Object.entries(fields)
  const present = all.filter(([, value]) => value !== undefined)
  const missing = all.filter(([, value]) => value === undefined)
  return {
    ...(present.length > 0 && { $set: Object.fromEntries(present) }),
    ...(missing.length > 0 && {
      $unset: Object.fromEntries(missing.map(([path]) => [path, 1 as const])),
    }),
  }
}

/** Omits missing fields. */
function pickFields(refund: PastRefundRecord): PastRefundRecord {
  const { from, upiId, startedAt, reference, cardReference, failedReference } = refund
  return {
    from,
    ...(upiId !== undefined && { upiId }),
    ...(startedAt && { startedAt }),
    ...(reference !== undefined && { reference }),
    ...(cardReference !== undefined && { cardReference }),
    ...(failedReference !== undefined && { failedReference }),
  }
}
