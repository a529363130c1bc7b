import mongoose, { type ClientSession, type Types } from 'mongoose'
import { DAY_MS } from '../../../lib/time/days.ts'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { unauthenticated } from '../../../lib/errors.ts'
import { lockUser } from '../../account/people.service.ts'
import { markReserved, unmarkReserved } from '../../cart/cart.service.ts'
import { giveBackStock, StockChanged, takeStock } from '../../catalogue/stock/stock.service.ts'
import type { OrderRecord } from '../order.model.ts'
import type { Submission } from '../submission.ts'
import { Reservation, type ReservationRecord } from './reservation.model.ts'

const LIFETIME_MS = 10 * 60_000
/** How long an expired reservation is kept, so that the shopper is asked whether they have paid. */
const KEPT_MS = DAY_MS
const BATCH_SIZE = 100

export async function findReservation(userId: Types.ObjectId): Promise<ReservationRecord | null> {
  return Reservation.findOne({ userId }).lean()
}

/** Whether the reservation has the key, the products and the quantities of the submission. */
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

/** The reserved pieces that a submission pays by UPI. Releases a reservation for other products. */
export async function findReservationFor(
  userId: Types.ObjectId,
  submission: Submission,
): Promise<ReservationRecord | null> {
  if (submission.paymentMethod !== 'UPI') return null
  const reservation = await findReservation(userId)
  if (!reservation) return null
  if (reservation.isHeld && isFor(reservation, submission)) return reservation
  await releaseReservation(userId)
  return null
}

/**
 * Stores a reservation for a draft and takes its pieces from stock. Returns null if a price, the stock or the user's
 * reservation has changed since the draft. Throws if the account was deleted meanwhile.
 */
export async function reserve(
  { _id, userId, idempotencyKey, lines, totalQuantity, total, prescriptionIds }: OrderRecord,
  isHeld: boolean,
): Promise<ReservationRecord | null> {
  const expiresAt = new Date(Date.now() + LIFETIME_MS)
  const content = {
    ...{ userId, idempotencyKey, lines, totalQuantity, total },
    ...(prescriptionIds && { prescriptionIds }),
  }
  const reservation = { _id, ...content, isHeld, expiresAt }
  try {
    await mongoose.connection.transaction(async (session) => {
      if (!(await lockUser(userId, session))) throw unauthenticated()
      await Reservation.insertMany([reservation], { session, lean: true })
      if (!isHeld) return
      if (!(await takeStock(lines, { orderId: _id, reason: 'RESERVED' }, session))) {
        throw new StockChanged()
      }
      await markReserved(userId, lines, session)
    })
    return reservation
  } catch (error) {
    if (error instanceof StockChanged || isDuplicate(error)) return null
    throw error
  }
}

/** Ends a reservation within the transaction of its order, which keeps the pieces. Returns false if it has expired. */
export async function useReservation(
  { _id }: ReservationRecord,
  session: ClientSession,
): Promise<boolean> {
  const { deletedCount } = await Reservation.deleteOne({ _id, isHeld: true }, { session })
  return deletedCount > 0
}

/** Deletes a user's reservation and returns its pieces to stock. Returns false if there is none. */
export async function releaseReservation(userId: Types.ObjectId): Promise<boolean> {
  const deleted = await mongoose.connection.transaction((session) =>
    deleteReservation(userId, session),
  )
  return deleted !== null
}

/**
 * Deletes the reservation of a user, if there is one, and returns its pieces to stock. Returns false if it has not
 * expired; the caller must then abort the transaction.
 */
export async function deleteExpiredReservation(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const reservation = await deleteReservation(userId, session)
  return reservation === null || reservation.expiresAt <= new Date()
}

async function deleteReservation(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<ReservationRecord | null> {
  const reservation = await Reservation.findOneAndDelete({ userId }, { session }).lean()
  if (reservation?.isHeld) await returnPieces(reservation, session)
  return reservation
}

/** Returns the pieces of expired reservations to stock, and deletes those that expired a day ago. */
export async function expireReservations(): Promise<void> {
  const now = Date.now()
  const expired = await Reservation.find(
    { isHeld: true, expiresAt: { $lte: new Date(now) } },
    { _id: 1 },
  )
    .limit(BATCH_SIZE)
    .lean()
  for (const { _id } of expired) {
    await mongoose.connection.transaction(async (session) => {
      const reservation = await Reservation.findOneAndUpdate(
        { _id, isHeld: true },
        { $set: { isHeld: false } },
        { session },
      ).lean()
      if (reservation) await returnPieces(reservation, session)
    })
  }
  await Reservation.deleteMany({ isHeld: false, expiresAt: { $lte: new Date(now - KEPT_MS) } })
}

async function returnPieces(
  { _id, userId, lines }: ReservationRecord,
  session: ClientSession,
): Promise<void> {
  await giveBackStock(lines, { orderId: _id, reason: 'RELEASED' }, session)
  await unmarkReserved(userId, session)
}
