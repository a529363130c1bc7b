import mongoose, { type ClientSession, type Types } from 'mongoose'
import { randomBytes } from 'node:crypto'
import { enforceLimit } from '../../lib/database/enforce-limit.ts'
import { unauthenticated } from '../../lib/errors.ts'
import { parseId, uniqueIds } from '../../lib/ids.ts'
import { userError, type UserFacingError } from '../../lib/user-error.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import { submitOnce, type Remember } from '../../submissions/submit-once.ts'
import type { IncomingFile } from '../../contract/incoming-file.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { findAccessRefusal, type Viewer } from '../account/viewer.ts'
import { lockUser } from '../account/people.service.ts'
import { prescriptionMessages } from './messages.ts'
import { judgeFile, type JudgedFile } from './prescription-file.ts'
import { Prescription, type PrescriptionRecord } from './prescription.model.ts'

/** Limits the storage that one user can fill. */
const MAX_PRESCRIPTIONS = 100
const MAX_OF_ORDER = 5
const USABLE_MS = 180 * DAY_MS
/** How long a prescription is kept that no order has used. */
const UNUSED_MS = 7 * DAY_MS
/** A UPI payment that has begun may still need it. */
const REMOVAL_DELAY_MS = 60 * 60 * 1000
/** A process that still stores a file after this time was killed. */
const MAX_STORING_MS = 60 * 60 * 1000
const BATCH_SIZE = 100

/** The time until which the prescription can be used for orders. */
export function usableUntil({ uploadedAt }: PrescriptionRecord): Date {
  return new Date(uploadedAt.getTime() + USABLE_MS)
}

/** When the prescription is deleted unless an order uses it first. Null once an order has used it. */
export function keptUntil({
  uploadedAt,
  usedAt,
}: Pick<PrescriptionRecord, 'uploadedAt' | 'usedAt'>): Date | null {
  return usedAt ? null : new Date(uploadedAt.getTime() + UNUSED_MS)
}

/** Lists the user's prescriptions, newest first. */
export function listPrescriptions(userId: Types.ObjectId): Promise<PrescriptionRecord[]> {
  return Prescription.find({ userId, state: 'STORED' })
    .sort({ _id: -1 })
    .limit(MAX_PRESCRIPTIONS)
    .lean()
}

/** Finds a prescription that the viewer may read: their own, or any for the team. Returns null if it is not found. */
export function findReadable(
  viewer: Viewer,
  _id: Types.ObjectId,
): Promise<PrescriptionRecord | null> {
  const mayReadAny = findAccessRefusal('staff', viewer) === null
  const owner = mayReadAny ? null : { userId: viewer.user._id }
  return Prescription.findOne({ _id, state: 'STORED', ...owner }).lean()
}

/**
 * Stores an uploaded prescription, or returns the one that was stored with the same idempotency key. Throws if
 * `judgeFile` rejects the file, and for more than 100 prescriptions. If it fails, nothing remains. Throws STORAGE_FULL
 * before the disk is full.
 */
export async function uploadPrescription(
  files: FileStorage,
  userId: Types.ObjectId,
  input: { file: IncomingFile; idempotencyKey?: string | null },
): Promise<PrescriptionRecord> {
  const contents = await input.file.read()
  return submitOnce(
    { userId, kind: 'prescription', input, contents },
    {
      create: (remember) => storePrescription(files, userId, contents, remember),
      find: (id) => Prescription.findOne({ _id: id, userId, state: 'STORED' }).lean(),
    },
  )
}

async function storePrescription(
  files: FileStorage,
  userId: Types.ObjectId,
  contents: Buffer,
  remember: Remember,
): Promise<PrescriptionRecord> {
  await files.requireRoom()
  const judged = await judgeFile(contents)
  // Writes the record first, so that the file can be found if the process is killed.
  const prescription = await createRecord(userId, judged)
  try {
    await files.write(prescription.file, judged.bytes)
    return await setStored(prescription, remember)
  } catch (error) {
    await remove(files, [prescription])
    throw error
  }
}

async function createRecord(
  userId: Types.ObjectId,
  { type, bytes }: JudgedFile,
): Promise<PrescriptionRecord> {
  const file = `${randomBytes(16).toString('hex')}.${type === 'PDF' ? 'pdf' : 'webp'}`
  const fields = { userId, type, file, size: bytes.length, uploadedAt: new Date() }
  const prescription = (await Prescription.create({ ...fields, state: 'STORING' })).toObject()
  const kept = { filter: { userId, state: { $ne: 'DELETING' } }, max: MAX_PRESCRIPTIONS }
  if ((await enforceLimit(Prescription, [prescription], kept)).length === 0) return prescription
  throw userError(prescriptionMessages.TOO_MANY_PRESCRIPTIONS({ max: MAX_PRESCRIPTIONS }))
}

/** Throws if the account has been deleted, so that no deleted account leaves a prescription behind. */
async function setStored(
  { _id, userId }: PrescriptionRecord,
  remember: Remember,
): Promise<PrescriptionRecord> {
  return mongoose.connection.transaction(async (session) => {
    const isThere = await lockUser(userId, session)
    const stored = await Prescription.findOneAndUpdate(
      { _id, state: 'STORING' },
      { $set: { state: 'STORED' } },
      { session, returnDocument: 'after' },
    ).lean()
    if (!isThere || !stored) throw unauthenticated()
    await remember(_id, session)
    return stored
  })
}

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

/**
 * Records that an order uses these prescriptions, within the order's transaction, so that they cannot be deleted at the
 * same time. Returns false if one is gone; the caller must then abort the transaction.
 */
export async function usePrescriptions(
  userId: Types.ObjectId,
  ids: Types.ObjectId[],
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await Prescription.updateMany(
    { _id: { $in: ids }, userId, state: 'STORED' },
    { $set: { usedAt: new Date() } },
    { session },
  )
  return matchedCount === ids.length
}

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
  await ifPossible(() => remove(files, [marked]))
  return _id.toHexString()
}

function noSuchPrescription(): UserFacingError {
  return userError(prescriptionMessages.PRESCRIPTION_UNKNOWN(), 'prescriptionId')
}

/** Marks all prescriptions of a user. Call `removeMarked` after the transaction. */
export async function markForDeletion(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await Prescription.updateMany({ userId }, { $set: { state: 'DELETING' } }, { session })
}

/** Removes a user's prescriptions that are marked for deletion. */
export async function removeMarked(files: FileStorage, userId: Types.ObjectId): Promise<void> {
  await ifPossible(async () => {
    await remove(files, await Prescription.find({ userId, state: 'DELETING' }).lean())
  })
}

/**
 * Removes prescriptions that no order has used within seven days. Also removes marked and incomplete prescriptions,
 * which killed processes and unreachable storages leave behind. A prescription that an order uses at the same time
 * stays.
 */
export async function clearPrescriptions(files: FileStorage, now: Date): Promise<void> {
  await markUnused('STORING', new Date(now.getTime() - MAX_STORING_MS))
  await markUnused('STORED', new Date(now.getTime() - UNUSED_MS - REMOVAL_DELAY_MS))
  let batch: PrescriptionRecord[]
  do {
    batch = await Prescription.find({ state: 'DELETING' }).limit(BATCH_SIZE).lean()
    await remove(files, batch)
  } while (batch.length === BATCH_SIZE)
}

async function markUnused(state: PrescriptionRecord['state'], before: Date): Promise<void> {
  const unused = { state, usedAt: null, uploadedAt: { $lt: before } }
  await Prescription.updateMany(unused, { $set: { state: 'DELETING' } })
}

/** Ignores a failed removal. `clearPrescriptions` repeats it and logs its failures. */
async function ifPossible(removal: () => Promise<void>): Promise<void> {
  await removal().catch(() => undefined)
}

/** Removes the files first and the records last, so that an interrupted removal can be repeated. */
async function remove(
  files: Pick<FileStorage, 'remove'>,
  prescriptions: PrescriptionRecord[],
): Promise<void> {
  if (prescriptions.length === 0) return
  await files.remove(prescriptions.map(({ file }) => file))
  await Prescription.deleteMany({ _id: { $in: prescriptions.map(({ _id }) => _id) } })
}
