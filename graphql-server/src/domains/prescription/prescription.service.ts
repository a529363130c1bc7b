import mongoose, { type ClientSession, type Types } from 'mongoose'
import { streamRows } from '../../lib/database/stream-rows.ts'
import { parseId, uniqueIds } from '../../lib/ids.ts'
import { userError, type UserFacingError } from '../../lib/user-error.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import type { IncomingFile } from '../../contract/incoming-file.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import {
  ifPossible,
  removeFiles,
  uploadFile,
  useFiles,
  type PrivateFiles,
} from '../private-file/private-files.service.ts'
import { prescriptionMessages } from './messages.ts'
import { judgeFile } from './prescription-file.ts'
import { recordView } from './prescription-view.service.ts'
import { Prescription, type PrescriptionRecord } from './prescription.model.ts'

/** Limits the storage that one user can fill. */
export const MAX_PRESCRIPTIONS = 100
const MAX_OF_ORDER = 5
const USABLE_MS = 180 * DAY_MS

/** Prescriptions as a kind of private files. */
export const prescriptionKind: PrivateFiles = {
  model: Prescription,
  path: '/prescriptions',
  submission: 'prescription',
  max: MAX_PRESCRIPTIONS,
  tooMany: () => userError(prescriptionMessages.TOO_MANY_PRESCRIPTIONS({ max: MAX_PRESCRIPTIONS })),
  judge: judgeFile,
  onTeamView: recordView,
}

/** The time until which the prescription can be used for orders. */
export function usableUntil({ uploadedAt }: PrescriptionRecord): Date {
  return new Date(uploadedAt.getTime() + USABLE_MS)
}

/** Lists the user's prescriptions, newest first. */
export function listPrescriptions(userId: Types.ObjectId): Promise<PrescriptionRecord[]> {
  return Prescription.find({ userId, state: 'STORED' })
    .sort({ _id: -1 })
    .limit(MAX_PRESCRIPTIONS)
    .lean()
}

/** Streams all prescriptions of a user, newest first. */
export function streamPrescriptions(userId: Types.ObjectId): AsyncIterable<PrescriptionRecord> {
  return streamRows(Prescription, { userId, state: 'STORED' })
}

/**
 * Stores an uploaded prescription, or returns the one that was stored with the same idempotency key. Throws if
 * `judgeFile` rejects the file, and for more than 100 prescriptions.
 */
export const uploadPrescription = (
  storage: FileStorage,
  userId: Types.ObjectId,
  input: { file: IncomingFile; idempotencyKey?: string | null },
) => uploadFile(prescriptionKind, storage, userId, input)

/** Checks an order's prescriptions, and returns their IDs without duplicates. */
export async function requireUsablePrescriptions(
  userId: Types.ObjectId,
  ids: string[],
): Promise<Types.ObjectId[]> {
  const parsed = ids.map(parseId)
  const known = uniqueIds(parsed.filter((id) => id !== null))
  if (parsed.includes(null)) throw prescriptionNotUsable()
  if (known.length > MAX_OF_ORDER) {
    const message = prescriptionMessages.TOO_MANY_ORDER_PRESCRIPTIONS({ max: MAX_OF_ORDER })
    throw userError(message, 'prescriptionIds')
  }
  const uploadedAt = { $gt: new Date(Date.now() - USABLE_MS) }
  const usable = { _id: { $in: known }, userId, state: 'STORED', uploadedAt } as const
  if ((await Prescription.countDocuments(usable)) < known.length) throw prescriptionNotUsable()
  return known
}

/** Records within the order's transaction that it uses these prescriptions. Returns false if one is gone. */
export const usePrescriptions = (
  userId: Types.ObjectId,
  ids: Types.ObjectId[],
  session: ClientSession,
) => useFiles(prescriptionKind, userId, ids, session)

export function prescriptionNotUsable(): UserFacingError {
  return userError(prescriptionMessages.PRESCRIPTION_NOT_USABLE(), 'prescriptionIds')
}

/**
 * Deletes one of the user's prescriptions with its file, and returns its ID. Throws if `isNeeded` is true within the
 * transaction that marks it.
 */
export async function deletePrescription(
  userId: Types.ObjectId,
  id: string,
  isNeeded: (id: Types.ObjectId, session: ClientSession) => Promise<boolean>,
  files: Pick<FileStorage, 'remove'>,
): Promise<string> {
  const _id = parseId(id)
  if (!_id) throw noSuchPrescription()
  const marked = await mongoose.connection.transaction(async (session) => {
    const found = await Prescription.findOneAndUpdate(
      { _id, userId, state: 'STORED' },
      { $set: { state: 'DELETING' } },
      { session },
    ).lean()
    if (!found) throw noSuchPrescription()
    if (!(await isNeeded(_id, session))) return found
    throw userError(prescriptionMessages.PRESCRIPTION_IN_USE(), 'prescriptionId')
  })
  await ifPossible(() => removeFiles(prescriptionKind, files, [marked]))
  return _id.toHexString()
}

function noSuchPrescription(): UserFacingError {
  return userError(prescriptionMessages.PRESCRIPTION_UNKNOWN(), 'prescriptionId')
}
