import type { Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'
import type { OutboxEntryFields } from '../../../mail/outbox.ts'
import { userError } from '../../../lib/user-error.ts'
import type { RefundPurpose } from '../../../payments/card-provider.ts'
import type { OrderRecord, RefundRecord } from '../record/order.model.ts'
import { rejectionRefundedMail, rejectionRefundMail } from '../mail/check-mail.ts'
import { isRejectionRefundDue, rejectedTotal } from '../record/rejection-refund.ts'
import { refundDueShopMail, refundedMail } from '../mail/refund-mail.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import { setState } from '../record/payment-changes.ts'

/** What is refunded of an order, and how the order records it. */
export interface RefundKind {
  purpose: RefundPurpose
  /** The path of its record in the order. */
  path: string
  recordOf: (order: OrderRecord) => RefundRecord | undefined
  isDue: (order: OrderRecord) => boolean
  isRefunded: (order: OrderRecord) => boolean
  amountOf: (order: OrderRecord) => Paise
  toRefunded: (reference: string, adminId: Types.ObjectId) => OrderUpdate
  /** Makes it due again after the refund with this reference has failed. */
  toFailed: (reference: string) => OrderUpdate
  /** The mail to the shopper. */
  mail: (orderId: Types.ObjectId) => OutboxEntryFields
  /** The mail to the shop that it is due. */
  dueMail: (orderId: Types.ObjectId) => OutboxEntryFields
}

/** The payment of a cancelled order. */
export const ORDER_REFUND: RefundKind = {
  purpose: 'order',
  path: 'payment.refund',
  recordOf: ({ payment }) => payment.refund,
  isDue: ({ payment }) => payment.state === 'REFUND_DUE',
  isRefunded: ({ payment }) => payment.state === 'REFUNDED',
  amountOf: ({ total }) => total,
  toRefunded: (reference, adminId) =>
    mergeUpdates(setState('REFUNDED', adminId), {
      $set: { 'payment.refund.reference': reference },
    }),
  toFailed: (reference) =>
    mergeUpdates(setState('REFUND_DUE', null), {
      $set: { 'payment.refund.failedReference': reference },
      $unset: { 'payment.refund.reference': 1, 'payment.refund.startedAt': 1 },
    }),
  mail: refundedMail,
  dueMail: refundDueShopMail,
}

/** What was paid for the lines that the check of the prescription rejected. */
export const REJECTION_REFUND: RefundKind = {
  purpose: 'rejectedLines',
  path: 'check.refund',
  recordOf: ({ check }) => check?.refund,
  isDue: isRejectionRefundDue,
  isRefunded: ({ check }) => check?.refund?.reference !== undefined,
  amountOf: rejectedTotal,
  toRefunded: (reference, adminId) => ({
    $set: {
      'check.refund.reference': reference,
      'check.refund.refundedAt': new Date(),
      'check.refund.adminId': adminId,
    },
    $unset: { 'check.refund.isDue': 1 },
  }),
  toFailed: (reference) => ({
    $set: { 'check.refund.isDue': true, 'check.refund.failedReference': reference },
    $unset: {
      'check.refund.reference': 1,
      'check.refund.startedAt': 1,
      'check.refund.refundedAt': 1,
      'check.refund.adminId': 1,
    },
  }),
  mail: rejectionRefundedMail,
  dueMail: rejectionRefundMail,
}

/** Whether it was refunded before, with this reference if there is one. */
export function isRefundedAs(
  kind: RefundKind,
  order: OrderRecord,
  reference: string | null,
): boolean {
  const known = kind.recordOf(order)?.reference
  return kind.isRefunded(order) && (reference === null || reference === known)
}

/** Throws unless the refund is due. */
export function requireDue(kind: RefundKind, order: OrderRecord): void {
  if (kind.isDue(order)) return
  if (kind.isRefunded(order)) {
    throw userError('REFUNDED', 'This payment has been refunded with another reference.', 'orderId')
  }
  throw userError('BAD_USER_INPUT', 'This order has no payment to refund.', 'orderId')
}

/** A refund as the schema has it. */
export function toRefundView(
  { from, upiId, reference, startedAt, cardReference }: RefundRecord,
  amount: Paise,
) {
  return {
    amount,
    verified: from === 'RECEIVED',
    upiId: upiId ?? null,
    reference: reference ?? null,
    cardRefundBegunAt: reference === undefined ? (startedAt ?? null) : null,
    cardReference: cardReference ?? null,
  }
}
