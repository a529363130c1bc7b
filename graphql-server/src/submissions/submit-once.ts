import type { ClientSession, Types } from 'mongoose'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isDuplicate } from '../lib/database/errors.ts'
import { idempotencyKeyField, parseInput } from '../lib/input.ts'
import { DAY_MS } from '../lib/time/days.ts'
import { userError, UserFacingError } from '../lib/user-error.ts'
import { Submission, type SubmissionKind } from './submission.model.ts'

/** Longer than an unfinished form is kept. */
const KEPT_MS = 30 * DAY_MS

const keyFields = z.object({ idempotencyKey: idempotencyKeyField })

/** A creation that a client may send again when its reply was lost. */
interface Creation {
  userId: Types.ObjectId
  kind: SubmissionKind
  /** The input of the mutation. Without a key, each request creates something. */
  input: { idempotencyKey?: string | null }
  /** The validated contents: JSON, or the bytes of a file. A key can't be used for others. */
  contents: object
}

/** Stores the id of what was created under the key of the submission. Throws if the key is used by now. */
export type Remember = (created: Types.ObjectId | string, session?: ClientSession) => Promise<void>

interface Steps<Created> {
  /** Creates it, and calls `remember` in the same transaction, or last if there are files. */
  create: (remember: Remember) => Promise<Created>
  /** Finds what was created before. Null if it is gone; then the key counts as new. */
  find: (id: string) => Promise<Created | null>
}

/**
 * Creates something once per idempotency key of a user. A repeat returns what was created first, also while the first
 * request is still running. Throws IDEMPOTENCY_KEY_REUSED for a key with other contents.
 */
export async function submitOnce<Created>(
  { userId, kind, input, contents }: Creation,
  { create, find }: Steps<Created>,
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
      await Submission.create([row], { session })
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
  const known = await Submission.findOne({ userId, idempotencyKey }).lean()
  if (!known) return null
  if (known.fingerprint !== fingerprint) throw keyReused()
  const created = await find(known.createdId)
  if (!created) await Submission.deleteOne({ _id: known._id })
  return created
}

function keyReused(): UserFacingError {
  return userError(
    'IDEMPOTENCY_KEY_REUSED',
    'This was saved before with other contents. Please reload the page and check what was saved.',
    'idempotencyKey',
  )
}

function toFingerprint(kind: SubmissionKind, contents: object): string {
  const hash = createHash('sha256').update(`${kind}:`)
  hash.update(Buffer.isBuffer(contents) ? contents : JSON.stringify(contents))
  return hash.digest('base64url')
}

/** Forgets the keys of a user whose account is deleted. */
export async function deleteSubmissions(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await Submission.deleteMany({ userId }, { session })
}

export async function deleteExpiredSubmissions(): Promise<void> {
  await Submission.deleteMany({ expiresAt: { $lt: new Date() } })
}
