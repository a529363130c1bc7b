import type { ClientSession, Types } from 'mongoose'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { deleteSurplus } from '../lib/database/enforce-limit.ts'
import { isDuplicate } from '../lib/database/errors.ts'
import { idempotencyKeyField, parseInput } from '../lib/input.ts'
import { DAY_MS } from '../lib/time/days.ts'
import { userError, UserFacingError } from '../lib/user-error.ts'
import { submissionMessages } from './messages.ts'
import { Submission, type SubmissionKind } from './submission.model.ts'

/** Keys are kept for longer than unfinished forms. */
const KEPT_MS = 30 * DAY_MS
/** How many keys are kept per user. Limits the storage that one user can fill. */
const MAX_KEPT = 1_000

const keyFields = z.object({ idempotencyKey: idempotencyKeyField })

/** A creation that a client may resend after a lost reply. */
export interface Creation {
  userId: Types.ObjectId
  kind: SubmissionKind
  /** The mutation's input. Without a key, each request creates something. */
  input: { idempotencyKey?: string | null }
  /** The validated contents: JSON, or a file's bytes. A key cannot be reused for other contents. */
  contents: object
}

/** Stores the created object's id under the submission's key. Throws if the key was used in the meantime. */
export type Remember = (created: Types.ObjectId | string, session: ClientSession) => Promise<void>

export interface Steps<Created> {
  /** Creates the object, and calls `remember` in the same transaction, or in a last one if there are files. */
  create: (remember: Remember) => Promise<Created>
  /** Finds the object that was created earlier. Null if it is gone; the key then counts as new. */
  find: (id: string) => Promise<Created | null>
}

/**
 * Creates something once per user and idempotency key. A repeated request returns the object that the first one
 * created, even while the first is still running. Throws IDEMPOTENCY_KEY_REUSED for a key with other contents. Calls
 * `lock` in the transaction that stores the key.
 */
export async function submitOnce<Created>(
  { userId, kind, input, contents }: Creation,
  { create, find }: Steps<Created>,
  lock: (session: ClientSession) => Promise<void> = () => Promise.resolve(),
): Promise<Created> {
  const { idempotencyKey } = parseInput(keyFields, input)
  if (idempotencyKey == null) return create(() => Promise.resolve())
  const submission = { userId, idempotencyKey, fingerprint: toFingerprint(kind, contents) }
  const findFirst = () => findCreated(submission, find)
  const first = await findFirst()
  if (first) return first
  try {
    return await create(async (created, session) => {
      const expiresAt = new Date(Date.now() + KEPT_MS)
      const row = { ...submission, createdId: String(created), expiresAt }
      await lock(session)
      await Submission.create([row], { session })
      const kept = { filter: { userId }, sort: { expiresAt: -1 }, max: MAX_KEPT } as const
      await deleteSurplus(Submission, kept, session)
    })
  } catch (error) {
    if (!(error instanceof UserFacingError) && !isDuplicate(error)) throw error
    const other = await findFirst()
    if (other) return other
    throw error
  }
}

async function findCreated<Created>(
  submission: { userId: Types.ObjectId; idempotencyKey: string; fingerprint: string },
  find: Steps<Created>['find'],
): Promise<Created | null> {
  const { userId, idempotencyKey, fingerprint } = submission
  const first = await Submission.findOne({ userId, idempotencyKey }).lean()
  if (!first) return null
  if (first.fingerprint !== fingerprint) throw keyReused()
  const created = await find(first.createdId)
  if (!created) await Submission.deleteOne({ _id: first._id })
  return created
}

function keyReused(): UserFacingError {
  return userError(submissionMessages.IDEMPOTENCY_KEY_REUSED(), 'idempotencyKey')
}

function toFingerprint(kind: SubmissionKind, contents: object): string {
  const hash = createHash('sha256').update(`${kind}:`)
  hash.update(Buffer.isBuffer(contents) ? contents : JSON.stringify(contents))
  return hash.digest('base64url')
}

/** Deletes a user's keys when their account is deleted. */
export async function deleteSubmissions(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await Submission.deleteMany({ userId }, { session })
}

export async function deleteExpiredSubmissions(): Promise<void> {
  await Submission.deleteMany({ expiresAt: { $lt: new Date() } })
}
