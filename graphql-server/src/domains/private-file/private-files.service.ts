import type { ClientSession, Model, Types } from 'mongoose'
import { randomBytes } from 'node:crypto'
import type { IncomingFile } from '../../contract/incoming-file.ts'
import type { PrescriptionType } from '../../contract/types.generated.ts'
import { enforceLimit } from '../../lib/database/enforce-limit.ts'
import { unauthenticated } from '../../lib/errors.ts'
import type { UserFacingError } from '../../lib/user-error.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import type { Remember } from '../../submissions/submit-once.ts'
import { submitFor, writeFor } from '../account/people.service.ts'
import type { SubmissionKind } from '../../submissions/submission.model.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { findAccessRefusal, type Viewer } from '../account/viewer.ts'
import type { PrivateFileRecord } from './private-file-record.ts'

/** How long a file is kept that nothing has used. */
const UNUSED_MS = 7 * DAY_MS
/** A UPI payment that has begun may still need it. */
const REMOVAL_DELAY_MS = 60 * 60 * 1000
/** A process that still stores a file after this time was killed. */
const MAX_STORING_MS = 60 * 60 * 1000
const BATCH_SIZE = 100

/** The stored form of an uploaded file. */
export interface JudgedFile {
  type: PrescriptionType
  bytes: Buffer
}

/** A kind of private files, with its own collection and limits. `PRIVATE_FILE_KINDS` lists all kinds. */
export interface PrivateFiles {
  model: Model<PrivateFileRecord>
  /** The start of the paths at which these files are served. */
  path: `/${string}`
  submission: SubmissionKind
  /** The number of files that a user can have. Limits the storage that one user can fill. */
  max: number
  tooMany: () => UserFacingError
  /** Judges an uploaded file only by its content, and converts it. Throws for a file of another kind. */
  judge: (bytes: Buffer) => Promise<JudgedFile>
  /** Called before a team member reads somebody else's file. If it throws, they cannot read it. */
  onTeamView?: (viewerId: Types.ObjectId, file: PrivateFileRecord) => Promise<void>
}

interface FileUpload {
  file: IncomingFile
  idempotencyKey?: string | null
}

/** When a file is deleted unless something uses it first. Null once it was used. */
export function keptUntil({
  uploadedAt,
  usedAt,
}: Pick<PrivateFileRecord, 'uploadedAt' | 'usedAt'>): Date | null {
  return usedAt ? null : new Date(uploadedAt.getTime() + UNUSED_MS)
}

/** Finds a file that the viewer may read: their own, or any for the team. Returns null if it is not found. */
export function findReadable(
  { model }: PrivateFiles,
  viewer: Viewer,
  _id: Types.ObjectId,
): Promise<PrivateFileRecord | null> {
  const mayReadAny = findAccessRefusal('staff', viewer) === null
  const owner = mayReadAny ? null : { userId: viewer.user._id }
  return model
    .findOne({ _id, state: 'STORED', ...owner })
    .lean()
    .exec()
}

/**
 * Stores an uploaded file, or returns the one that was stored with the same idempotency key. Throws if `judge` rejects
 * the file, and above the limit. If it fails, nothing remains. Throws STORAGE_FULL before the disk is full.
 */
export async function uploadFile(
  kind: PrivateFiles,
  storage: FileStorage,
  userId: Types.ObjectId,
  input: FileUpload,
): Promise<PrivateFileRecord> {
  const contents = await input.file.read()
  return submitFor(
    { userId, kind: kind.submission, input, contents },
    {
      create: (remember) => storeFile(kind, storage, { userId, contents }, remember),
      find: (id) => kind.model.findOne({ _id: id, userId, state: 'STORED' }).lean().exec(),
    },
  )
}

async function storeFile(
  kind: PrivateFiles,
  storage: FileStorage,
  { userId, contents }: { userId: Types.ObjectId; contents: Buffer },
  remember: Remember,
): Promise<PrivateFileRecord> {
  await storage.requireRoom()
  const judged = await kind.judge(contents)
  // Writes the record first, so that the file can be found if the process is killed.
  const record = await createRecord(kind, userId, judged)
  try {
    await storage.write(record.file, judged.bytes)
    return await setStored(kind, record, remember)
  } catch (error) {
    await removeFiles(kind, storage, [record])
    throw error
  }
}

async function createRecord(
  { model, max, tooMany }: PrivateFiles,
  userId: Types.ObjectId,
  { type, bytes }: JudgedFile,
): Promise<PrivateFileRecord> {
  const file = `${randomBytes(16).toString('hex')}.${type === 'PDF' ? 'pdf' : 'webp'}`
  const fields = { userId, type, file, size: bytes.length, uploadedAt: new Date() }
  const record = (await model.create({ ...fields, state: 'STORING' })).toObject()
  const kept = { filter: { userId, state: { $ne: 'DELETING' } }, max }
  if ((await enforceLimit(model, [record], kept)).length === 0) return record
  throw tooMany()
}

/** Throws if the account has been deleted, so that no deleted account leaves a file behind. */
async function setStored(
  { model }: PrivateFiles,
  { _id, userId }: PrivateFileRecord,
  remember: Remember,
): Promise<PrivateFileRecord> {
  return writeFor(userId, async (session) => {
    const stored = await model
      .findOneAndUpdate(
        { _id, state: 'STORING' },
        { $set: { state: 'STORED' } },
        { session, returnDocument: 'after' },
      )
      .lean()
    if (!stored) throw unauthenticated()
    await remember(_id, session)
    return stored
  })
}

/**
 * Records within a transaction that something uses these files, so that they cannot be deleted at the same time.
 * Returns false if one is gone; the caller must then abort the transaction.
 */
export async function useFiles(
  { model }: PrivateFiles,
  userId: Types.ObjectId,
  ids: Types.ObjectId[],
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await model.updateMany(
    { _id: { $in: ids }, userId, state: 'STORED' },
    { $set: { usedAt: new Date() } },
    { session },
  )
  return matchedCount === ids.length
}

/** Marks all files of a user. Call `removeMarked` after the transaction. */
export async function markForDeletion(
  { model }: PrivateFiles,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await model.updateMany({ userId }, { $set: { state: 'DELETING' } }, { session })
}

/** Removes a user's files that are marked for deletion. */
export async function removeMarked(
  kind: PrivateFiles,
  storage: FileStorage,
  userId: Types.ObjectId,
): Promise<void> {
  await ifPossible(async () => {
    await removeFiles(kind, storage, await kind.model.find({ userId, state: 'DELETING' }).lean())
  })
}

/**
 * Removes files that nothing has used within seven days. Also removes marked and incomplete files, which killed
 * processes and unreachable storages leave behind. A file that is used at the same time stays.
 */
export async function clearFiles(
  kind: PrivateFiles,
  storage: FileStorage,
  now: Date,
): Promise<void> {
  await markUnused(kind, 'STORING', new Date(now.getTime() - MAX_STORING_MS))
  await markUnused(kind, 'STORED', new Date(now.getTime() - UNUSED_MS - REMOVAL_DELAY_MS))
  let batch: PrivateFileRecord[]
  do {
    batch = await kind.model.find({ state: 'DELETING' }).limit(BATCH_SIZE).lean()
    await removeFiles(kind, storage, batch)
  } while (batch.length === BATCH_SIZE)
}

async function markUnused(
  { model }: PrivateFiles,
  state: PrivateFileRecord['state'],
  before: Date,
): Promise<void> {
  const unused = { state, usedAt: null, uploadedAt: { $lt: before } }
  await model.updateMany(unused, { $set: { state: 'DELETING' } })
}

/** Ignores a failed removal. `clearFiles` repeats it and logs its failures. */
export async function ifPossible(removal: () => Promise<void>): Promise<void> {
  await removal().catch(() => undefined)
}

/** Removes the files first and the records last, so that an interrupted removal can be repeated. */
export async function removeFiles(
  { model }: PrivateFiles,
  storage: Pick<FileStorage, 'remove'>,
  records: PrivateFileRecord[],
): Promise<void> {
  if (records.length === 0) return
  await storage.remove(records.map(({ file }) => file))
  await model.deleteMany({ _id: { $in: records.map(({ _id }) => _id) } })
}
