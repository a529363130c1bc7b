import type { Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { requireUsablePrescriptions } from '../../prescription/prescription.service.ts'
import type { OrderRecord } from '../order.model.ts'
import type { OrderQuoteLine } from '../quote.ts'
import type { ReservationRecord } from '../reservation/reservation.model.ts'
import type { Submission } from '../submission.ts'

/**
 * Returns the prescriptions of an order: those of the submission, otherwise those with which its UPI payment began.
 * Returns null if no line requires a prescription. Throws if a required one is missing or can't be used.
 */
export async function draftPrescription(
  userId: Types.ObjectId,
  lines: OrderQuoteLine[],
  { submission, reservation }: { submission: Submission; reservation: ReservationRecord | null },
): Promise<Pick<OrderRecord, 'prescriptionIds'> | null> {
  const names = lines.filter(({ schedule }) => schedule !== null).map(({ name }) => name)
  if (names.length === 0) return null
  const begunWith = reservation?.prescriptionIds?.map((id) => id.toHexString()) ?? []
  const given = submission.prescriptionIds
  const prescriptionIds = given.length > 0 ? given : begunWith
  if (prescriptionIds.length === 0) throw prescriptionRequired(names)
  return { prescriptionIds: await requireUsablePrescriptions(userId, prescriptionIds) }
}

const listFormat = new Intl.ListFormat('en-GB')

function prescriptionRequired(names: string[]) {
  const verb = names.length === 1 ? 'requires' : 'require'
  const message = `${listFormat.format(names)} ${verb} a prescription. Please add one.`
  return userError('PRESCRIPTION_REQUIRED', message, 'prescriptionIds')
}
