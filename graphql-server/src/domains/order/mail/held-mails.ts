import type { ClientSession } from 'mongoose'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { dropUnsent, reschedule, type OutboxEntryFields } from '../../../mail/outbox.ts'
import type { OrderRecord, OrderStatusChangeRecord } from '../record/order.model.ts'

/*
 * The emails about a cancellation by the shop. They wait while the dashboard offers to undo the cancellation, and
 * include a reason that is entered within two minutes.
 */

/** The dashboard offers to undo it for ten seconds. A slow network takes up to five. */
const UNDO_MS = 15_000
const REASON_MS = 2 * 60_000

/** The customer's email about the status comes first. */
const [STATUS, ...OTHERS] = ['orderStatus', 'refundDue', 'refundDueShop'] as const

/**
 * Delays the emails about a cancellation by the shop until it cannot be undone, or by two minutes if it has no reason.
 */
export function holdBack(
  mails: OutboxEntryFields[],
  { _id }: OrderRecord,
  { status, at, reason }: OrderStatusChangeRecord,
): OutboxEntryFields[] {
  if (status !== 'CANCELLED_BY_SELLER') return mails
  const orderId = _id.toHexString()
  const dueAt = new Date(at.getTime() + (reason === undefined ? REASON_MS : UNDO_MS))
  return mails.map((mail) => ({ ...mail, key: toKey(mail.kind, orderId, at), dueAt }))
}

/** Whether the shop has cancelled the order without a reason, and its email still waits for one. */
export function awaitsReason({ status, history }: OrderRecord): boolean {
  const last = history.at(-1)
  if (status !== 'CANCELLED_BY_SELLER' || !last || last.reason !== undefined) return false
  return Date.now() < last.at.getTime() + REASON_MS
}

/**
 * Sends the emails as soon as the cancellation cannot be undone. Returns false if the customer's email is already being
 * sent.
 */
export async function releaseHeld(order: OrderRecord, session: ClientSession): Promise<boolean> {
  const cancelledAt = order.history.at(-1)?.at.getTime() ?? 0
  const dueAt = new Date(Math.max(Date.now(), cancelledAt + UNDO_MS))
  const isHeld = (await reschedule(keysOf(order, [STATUS]), dueAt, session)) > 0
  await reschedule(keysOf(order, OTHERS), dueAt, session)
  return isHeld
}

/**
 * Deletes the emails about an undone cancellation. Returns whether the customer has not heard of it and the order gets
 * its previous status back.
 */
export async function dropHeld(
  order: OrderRecord,
  status: OrderStatus,
  session: ClientSession,
): Promise<boolean> {
  const isUnheard = (await dropUnsent(keysOf(order, [STATUS]), session)) > 0
  await dropUnsent(keysOf(order, OTHERS), session)
  return isUnheard && status === order.history.at(-2)?.status
}

/** The keys of the emails about the order's last change. */
function keysOf({ _id, history }: OrderRecord, kinds: readonly string[]): string[] {
  const at = history.at(-1)?.at
  return at ? kinds.map((kind) => toKey(kind, _id.toHexString(), at)) : []
}

function toKey(kind: string, orderId: string, at: Date): string {
  return `${kind}:${orderId}:${at.getTime()}`
}
