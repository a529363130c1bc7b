import type { ClientSession, Types } from 'mongoose'
import type { RateLimits } from '../../../auth/rate-limits.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { paymentMessages } from '../payment-messages.ts'
import { BegunPayment, type BegunPaymentRecord } from './begun-payment.model.ts'

const MINUTE_MS = 60_000
/** In each half hour, items are held for a user for at most a quarter of an hour. */
const WINDOW_MS = 30 * MINUTE_MS
const MAX_HELD_MS = 15 * MINUTE_MS
/** Longer than a month, because many shops read one bank statement a month. */
const KEPT_MS = 60 * DAY_MS
/** How many payments are kept per user. Within half an hour, no more can be begun. */
const MAX_KEPT = 50

/** Remembers a payment that begins, within its reservation's transaction. Throws after 50 payments in half an hour. */
export async function rememberPayment(
  payment: BegunPaymentRecord,
  { isOn }: Pick<RateLimits, 'isOn'>,
  session: ClientSession,
): Promise<void> {
  const { userId, at } = payment
  const surplus = await BegunPayment.find({ userId }, { at: 1 })
    .sort({ at: -1 })
    .skip(MAX_KEPT - 1)
    .session(session)
    .lean()
  const recent = minus(at, WINDOW_MS)
  if (isOn && surplus[0] && surplus[0].at > recent) throw tooMany(surplus[0].at, at)
  const old = { _id: { $in: surplus.map(({ _id }) => _id) }, at: { $lt: recent } }
  if (surplus.length > 0) await BegunPayment.deleteMany(old, { session })
  await BegunPayment.insertMany([payment], { session, lean: true })
}

function tooMany(first: Date, now: Date): UserFacingError {
  const wait = Math.ceil((first.getTime() - minus(now, WINDOW_MS).getTime()) / 1000)
  return userError(paymentMessages.TOO_MANY_UPI_PAYMENTS({ wait }), null, wait)
}

/** Ends a payment's holding time, within the transaction that ends its reservation. */
export async function endHeldTime(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const now = new Date()
  await BegunPayment.updateOne(
    { _id, heldUntil: { $gt: now } },
    { $set: { heldUntil: now } },
    { session },
  )
}

/**
 * Whether items may be held for a user from now on, without exceeding the allowed time in any half hour. The half hour
 * that ends with the new reservation contains the most.
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
