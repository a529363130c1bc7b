import type { Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { draftOrder } from '../draft.ts'
import type { ReservationRecord } from '../reservation/reservation.model.ts'
import {
  findReservation,
  isFor,
  releaseReservation,
  reserve,
} from '../reservation/reservation.service.ts'
import { readSubmission } from '../submission.ts'

const MAX_ATTEMPTS = 5

/**
 * Begins a UPI payment: reserves products and prices for ten minutes, instead of what the user had reserved before.
 * Repeating it returns the same reservation. If the user may not reserve, the payment begins without. Throws like
 * placing the order would.
 */
export async function startUpiPayment(
  userId: Types.ObjectId,
  input: object,
  mayReserve: () => Promise<boolean>,
): Promise<ReservationRecord> {
  const submission = readSubmission({ ...input, paymentMethod: 'UPI' })
  let isHeld: boolean | undefined
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const existing = await findReservation(userId)
    if (existing?.isHeld && isFor(existing, submission)) {
      // Throws if the address or the total differs.
      await draftOrder(userId, submission, existing)
      return existing
    }
    if (existing) await releaseReservation(userId)
    const draft = await draftOrder(userId, submission)
    isHeld ??= await mayReserve()
    const reservation = await reserve(draft, isHeld)
    if (reservation) return reservation
  }
  throw userError(
    'NOT_ENOUGH_STOCK',
    'Too many people are buying this right now. Please try again.',
  )
}
