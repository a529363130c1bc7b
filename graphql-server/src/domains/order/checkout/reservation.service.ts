import mongoose, { type ClientSession, type QueryFilter, type Types } from 'mongoose'
import type { RateLimits } from '../../../auth/rate-limits.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { writeFor } from '../../account/people.service.ts'
import { markReserved, unmarkReserved } from '../../cart/cart.service.ts'
import { giveBackStock, StockChanged, takeStock } from '../../catalogue/stock/stock.service.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { endHeldTime, mayHold, rememberPayment } from '../payment/begun-payment.service.ts'
import { requireFewOrdersOfDay } from './few-orders.ts'
import type { Submission } from './submission.ts'
import { isWithinShare } from './new-account-share.service.ts'
import { Reservation, type ReservationRecord } from './reservation.model.ts'

const LIFETIME_MS = 10 * 60_000
/** How long an expired reservation is kept, so that the customer is asked whether they have paid. */
const KEPT_MS = DAY_MS
const BATCH_SIZE = 100

export async function findReservation(userId: Types.ObjectId): Promise<ReservationRecord | null> {
  return Reservation.findOne({ userId }).lean()
}

/** Whether the reservation has the key, products and quantities of the submission. */
export function isFor({ idempotencyKey, lines }: ReservationRecord, submission: Submission) {
  return (
    idempotencyKey === submission.idempotencyKey &&
    lines.length === submission.lines.size &&
    lines.every(
      ({ productId, quantity }) =>
        submission.lines.get(productId.toHexString())?.quantity === quantity,
    )
  )
}

/**
 * Stores a reservation for a draft in place of `former`, and takes its items from stock if it may hold them. Returns
 * null if a price, the stock or the user's reservation has changed since the draft. Throws if the account has been
 * deleted, and if the user may not place an order now, so that nobody pays for one in vain.
 */
export async function reserve(
  draft: OrderRecord,
  former: ReservationRecord | null,
  { isAllowed, limits }: { isAllowed: boolean; limits: Pick<RateLimits, 'isOn'> },
): Promise<ReservationRecord | null> {
  try {
    return await writeFor(draft.userId, async (session) => {
      await requireFewOrdersOfDay(draft.userId, limits, session)
      if (former && !(await removeEnded(former, session))) throw new StockChanged()
      const isHeld = isAllowed && (await mayReserve(draft, session))
      const reservation = toReservation(draft, isHeld)
      await Reservation.insertMany([reservation], { session, lean: true })
      await rememberPayment(toBegunPayment(reservation, isHeld), limits, session)
      if (isHeld) await takePieces(reservation, session)
      return reservation
    })
  } catch (error) {
    if (error instanceof StockChanged || isDuplicate(error)) return null
    throw error
  }
}

async function mayReserve(draft: OrderRecord, session: ClientSession): Promise<boolean> {
  if (!(await mayHold(draft.userId, LIFETIME_MS, session))) return false
  return isWithinShare(draft, session)
}

async function removeEnded({ _id }: ReservationRecord, session: ClientSession): Promise<boolean> {
  const { deletedCount } = await Reservation.deleteOne({ _id, isHeld: false }, { session })
  return deletedCount > 0
}

function toReservation(
  { _id, userId, idempotencyKey, lines, totalQuantity, total, payment, ...draft }: OrderRecord,
  isHeld: boolean,
): ReservationRecord {
  const { upiReference } = payment
  const { prescriptionIds } = draft
  return {
    ...{ _id, userId, idempotencyKey, lines, totalQuantity, total, isHeld },
    ...(upiReference && { upiReference }),
    ...(prescriptionIds && { prescriptionIds }),
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  }
}

function toBegunPayment(reservation: ReservationRecord, isHeld: boolean) {
  const { _id, userId, idempotencyKey, total, expiresAt, upiReference = '' } = reservation
  const at = new Date(expiresAt.getTime() - LIFETIME_MS)
  const heldUntil = isHeld ? expiresAt : at
  return { _id, userId, reference: upiReference, idempotencyKey, total, at, heldUntil }
}

async function takePieces(
  { _id, userId, lines }: ReservationRecord,
  session: ClientSession,
): Promise<void> {
  if (!(await takeStock(lines, { orderId: _id, reason: 'RESERVED' }, session))) {
    throw new StockChanged()
  }
  await markReserved(userId, lines, session)
}

/** Ends a reservation within its order's transaction, which keeps the items. Returns false if it has expired. */
export async function useReservation(
  { _id }: ReservationRecord,
  session: ClientSession,
): Promise<boolean> {
  const { deletedCount } = await Reservation.deleteOne({ _id, isHeld: true }, { session })
  if (deletedCount > 0) await endHeldTime(_id, session)
  return deletedCount > 0
}

/**
 * Returns a reservation's items to stock. The reservation stays without them, because its payment may have been made.
 * Returns the ended reservation, or null if no matching reservation holds items.
 */
export async function endHold(
  filter: QueryFilter<ReservationRecord>,
): Promise<ReservationRecord | null> {
  return mongoose.connection.transaction(async (session) => {
    const held = await Reservation.findOne({ ...filter, isHeld: true })
      .session(session)
      .lean()
    if (!held) return null
    const now = new Date()
    const ended = { isHeld: false, expiresAt: held.expiresAt < now ? held.expiresAt : now }
    await Reservation.updateOne({ _id: held._id }, { $set: ended }, { session })
    await returnPieces(held, session)
    return { ...held, ...ended }
  })
}

/** Deletes a user's reservation and returns its items to stock. Returns null if the user has no reservation. */
export async function deleteReservation(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<ReservationRecord | null> {
  const reservation = await Reservation.findOneAndDelete({ userId }, { session }).lean()
  if (reservation?.isHeld) await returnPieces(reservation, session)
  return reservation
}

/**
 * Deletes the user's reservation, if any, and returns its items to stock. Returns false if it has not expired; the
 * caller must then abort the transaction.
 */
export async function deleteExpiredReservation(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const reservation = await deleteReservation(userId, session)
  return reservation === null || reservation.expiresAt <= new Date()
}

/**
 * Returns the items of expired reservations to stock, and deletes reservations that expired a day ago. Returns when the
 * next one expires.
 */
export async function expireReservations(): Promise<Date | null> {
  const now = new Date()
  const held = await Reservation.find({ isHeld: true }, { expiresAt: 1 })
    .sort({ expiresAt: 1 })
    .limit(BATCH_SIZE)
    .lean()
  for (const { _id, expiresAt } of held) if (expiresAt <= now) await endHold({ _id })
  const keptSince = new Date(now.getTime() - KEPT_MS)
  await Reservation.deleteMany({ isHeld: false, expiresAt: { $lte: keptSince } })
  return held.find(({ expiresAt }) => expiresAt > now)?.expiresAt ?? null
}

async function returnPieces(
  { _id, userId, lines }: ReservationRecord,
  session: ClientSession,
): Promise<void> {
  await giveBackStock(lines, { orderId: _id, reason: 'RELEASED' }, session)
  await unmarkReserved(userId, session)
  await endHeldTime(_id, session)
}
