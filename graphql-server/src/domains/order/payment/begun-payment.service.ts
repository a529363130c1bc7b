import type { ClientSession, Types } from 'mongoose'
import { DAY_MS } from '../../../lib/time/days.ts'
import { BegunPayment, type BegunPaymentRecord } from './begun-payment.model.ts'

const MINUTE_MS = 60_000
/** In each half hour, pieces are held for a user for at most a quarter of an hour. */
const WINDOW_MS = 30 * MINUTE_MS
const MAX_HELD_MS = 15 * MINUTE_MS
/** Longer than a month, because many shops read one bank statement a month. */
const KEPT_MS = 60 * DAY_MS
/** How many of a user are kept. Those of the last half hour count as well, so that none is forgotten by beginning more. */
const MAX_KEPT = 50

/** Remembers a payment that begins, within the transaction of its reservation. */
export async function rememberPayment(
  payment: BegunPaymentRecord,
  session: ClientSession,
): Promise<void> {
  const { userId, at } = payment
  const surplus = await BegunPayment.find({ userId }, { _id: 1 })
    .sort({ at: -1 })
    .skip(MAX_KEPT - 1)
    .session(session)
    .lean()
  const old = { _id: { $in: surplus.map(({ _id }) => _id) }, at: { $lt: minus(at, WINDOW_MS) } }
  if (surplus.length > 0) await BegunPayment.deleteMany(old, { session })
  await BegunPayment.insertMany([payment], { session, lean: true })
}

/** Ends the time for which a payment holds pieces, within the transaction that ends its reservation. */
export async function endHeldTime(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const now = new Date()
  await BegunPayment.updateOne(
    { _id, heldUntil: { $gt: now } },
    { $set: { heldUntil: now } },
    { session },
  )
}

/**
 * Whether pieces may be held for a user from now on: no half hour would then contain more held time than allowed. Of all
 * half hours, the one that ends with the new reservation contains the most.
 */
export async function mayHold(
  userId: Types.ObjectId,
  lifetimeMs: number,
  session: ClientSession,
): Promise<boolean> {
  const now = new Date()
  const from = minus(now, WINDOW_MS - lifetimeMs)
  const spans = await BegunPayment.find({ userId, at: { $gt: minus(from, WINDOW_MS) } })
    .session(session)
    .lean()
  const held = spans.reduce((sum, span) => {
    const begin = Math.max(span.at.getTime(), from.getTime())
    const end = Math.min(span.heldUntil.getTime(), now.getTime())
    return sum + Math.max(0, end - begin)
  }, 0)
  return held + lifetimeMs <= MAX_HELD_MS
}

function minus(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms)
}

/** Finds the payments that were begun with these references. */
export async function findBegunPayments(
  references: string[],
  session: ClientSession | null,
): Promise<BegunPaymentRecord[]> {
  if (references.length === 0) return []
  return BegunPayment.find({ reference: { $in: references } })
    .session(session)
    .lean()
}

export async function deleteOldBegunPayments(): Promise<void> {
  await BegunPayment.deleteMany({ at: { $lt: new Date(Date.now() - KEPT_MS) } })
}
