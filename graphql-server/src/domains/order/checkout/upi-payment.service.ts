import mongoose, { type Types } from 'mongoose'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import { paymentMessages } from '../payment-messages.ts'
import type { CheckoutServices } from './delivery-rules.ts'
import { draftOrder } from './draft.ts'
import type { ReservationRecord } from './reservation.model.ts'
import {
  deleteReservation,
  endHold,
  findReservation,
  isFor,
  reserve,
} from './reservation.service.ts'
import { requireNewKey } from '../record/idempotency-key.service.ts'
import { readSubmission } from './submission.ts'
import { begunReference } from '../method/upi-reference.ts'

const MAX_ATTEMPTS = 5

type Started = { upiPayment: ReservationRecord; userErrors?: UserFacingError['userErrors'] }

/**
 * Begins a UPI payment, which replaces the open payment: reserves products and prices for ten minutes. Repeating it
 * returns the same reservation. If the user may not reserve, the payment begins without a reservation. If the open
 * payment is not the one that the customer says they have not made, it is returned with a user error. Throws in the
 * same cases as placing the order.
 */
export async function startUpiPayment(
  userId: Types.ObjectId,
  { unpaidReference, ...input }: { unpaidReference?: string | null; lines: unknown },
  { shop, limits }: Pick<CheckoutServices, 'shop' | 'limits'>,
  mayReserve: () => Promise<boolean>,
): Promise<Started> {
  const submission = readSubmission({ ...input, paymentMethod: 'UPI' })
  if (submission.expectedTotal === 0) {
    throw userError(paymentMessages.NOTHING_TO_PAY(), 'expectedTotal')
  }
  await requireNewKey(userId, submission.idempotencyKey)
  let isAllowed: boolean | undefined
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const open = await findReservation(userId)
    if (open?.isHeld && isFor(open, submission)) {
      // Throws if the address or the total differs.
      await draftOrder(userId, submission, shop, open)
      return { upiPayment: open }
    }
    if (open && unpaidReference != null && begunReference(open) !== unpaidReference) {
      return { upiPayment: open, userErrors: otherIsOpen().userErrors }
    }
    const former = open?.isHeld ? await endHold({ _id: open._id }) : open
    const draft = await draftOrder(userId, submission, shop)
    isAllowed ??= await mayReserve()
    const reservation = await reserve(draft, former, { isAllowed, limits })
    if (reservation) return { upiPayment: reservation }
  }
  throw userError(orderMessages.HIGH_DEMAND())
}

/** Ends the open payment. Throws if it is not the one that the customer says they have not made. */
export async function cancelUpiPayment(
  userId: Types.ObjectId,
  reference: string | undefined,
): Promise<void> {
  await mongoose.connection.transaction(async (session) => {
    const ended = await deleteReservation(userId, session)
    if (ended && reference !== undefined && begunReference(ended) !== reference) throw otherIsOpen()
  })
}

function otherIsOpen() {
  return userError(paymentMessages.UPI_PAYMENT_REPLACED())
}
