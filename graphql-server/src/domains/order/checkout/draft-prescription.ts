import type { Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { requireUsablePrescriptions } from '../../prescription/prescription.service.ts'
import { orderMessages } from '../messages.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { ReservationRecord } from './reservation.model.ts'
import type { Submission } from './submission.ts'

/**
 * Returns an order's prescriptions: the submitted ones, or else the ones with which its UPI payment began. Returns null
 * if it needs no prescription. Throws if a required prescription is missing or unusable. A payment that began before a
 * prescription was required is accepted: the check rejects these lines, and the amount paid for them is refunded.
 */
export async function draftPrescription(
  userId: Types.ObjectId,
  lines: Pick<OrderLineRecord, 'name' | 'schedule'>[],
  { submission, reservation }: { submission: Submission; reservation: ReservationRecord | null },
): Promise<Pick<OrderRecord, 'prescriptionIds'> | null> {
  const names = lines.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name)
  if (names.length === 0) return null
  const begunWith = reservation?.prescriptionIds?.map((id) => id.toHexString()) ?? []
  const submitted = submission.prescriptionIds
  const prescriptionIds = submitted.length > 0 ? submitted : begunWith
  if (prescriptionIds.length === 0 && reservation) return null
  if (prescriptionIds.length === 0) throw prescriptionRequired(names)
  return { prescriptionIds: await requireUsablePrescriptions(userId, prescriptionIds) }
}

function prescriptionRequired(products: string[]) {
  const message = orderMessages.PRESCRIPTION_MISSING({ products, count: products.length })
  return userError(message, 'prescriptionIds')
}
