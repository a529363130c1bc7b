import type { ClientSession, Types } from 'mongoose'
import { deleteSurplus } from '../lib/database/enforce-limit.ts'
import { parseId } from '../lib/ids.ts'
import { userError } from '../lib/user-error.ts'
import { deviceName } from './device.ts'
import { authMessages } from './messages.ts'
import { Session, type SessionRecord } from './session.model.ts'
import { REFRESH_TOKEN_SECONDS, type IssuedTokens, type Tokens } from './tokens.ts'

/** How long the previous refresh token still works, for two tabs or a lost response. */
const REFRESH_GRACE_MS = 30_000

/** The maximum number of logged-in devices per user. */
export const MAX_SESSIONS = 50
/** The expiry is indexed and a fixed time after the last use. */
const LAST_USED_FIRST = { expiresAt: -1 } as const

/**
 * Starts a session on the device with this User-Agent header. If the user then has more than 50 sessions, ends the
 * least recently used one.
 */
export async function startSession(
  tokens: Tokens,
  userId: Types.ObjectId,
  userAgent: string | null,
  session?: ClientSession,
): Promise<{ sessionId: Types.ObjectId; tokens: IssuedTokens }> {
  const now = new Date()
  const started = new Session({
    userId,
    device: deviceName(userAgent),
    startedAt: now,
    generation: 0,
    refreshedAt: now,
    expiresAt: expiryFrom(now),
  })
  const { _id: sessionId } = await started.save({ session })
  const kept = { filter: { userId }, sort: LAST_USED_FIRST, max: MAX_SESSIONS }
  await deleteSurplus(Session, kept, session)
  return { sessionId, tokens: tokens.issue(sessionId.toHexString(), 0) }
}

/** Returns the user's active sessions, most recently used first. */
export async function listSessions(userId: Types.ObjectId): Promise<SessionRecord[]> {
  return Session.find({ userId, expiresAt: { $gt: new Date() } })
    .sort(LAST_USED_FIRST)
    .limit(MAX_SESSIONS)
    .lean()
}

/** Returns the active ones of these sessions, with their users. */
export async function findActiveSessions(
  ids: readonly Types.ObjectId[],
): Promise<Pick<SessionRecord, '_id' | 'userId'>[]> {
  return Session.find({ _id: { $in: ids }, expiresAt: { $gt: new Date() } }, { userId: 1 })
    .batchSize(ids.length + 1)
    .lean()
}

/**
 * Returns new tokens for a refresh token, which is replaced unless `rotates` is false. Returns null if its session is
 * not active. A token that was already replaced must have been stolen, so its session ends. The previous token is an
 * exception during its grace period.
 */
export async function refreshSession(
  tokens: Tokens,
  { refreshToken, rotates = true }: { refreshToken: string; rotates?: boolean },
): Promise<IssuedTokens | null> {
  const claims = tokens.readRefresh(refreshToken)
  if (!claims) return null
  const { sessionId, generation } = claims
  const now = new Date()
  const active = { _id: sessionId, generation, expiresAt: { $gt: now } }
  const next = { generation: generation + 1, refreshedAt: now, expiresAt: expiryFrom(now) }
  const session = rotates
    ? await Session.findOneAndUpdate(active, { $set: next }, { returnDocument: 'after' }).lean()
    : await Session.findOne(active).lean()
  if (session) return tokens.issue(sessionId, session.generation)
  return repeatOrEnd(tokens, await Session.findById(sessionId).lean(), generation)
}

async function repeatOrEnd(tokens: Tokens, session: SessionRecord | null, generation: number) {
  if (!session) return null
  const isParent = session.generation === generation + 1
  const inGrace = Date.now() - session.refreshedAt.getTime() < REFRESH_GRACE_MS
  if (isParent && inGrace) return tokens.issue(session._id.toHexString(), session.generation)
  await endSession(session._id)
  return null
}

/** Ends a session, which invalidates its tokens immediately. */
export async function endSession(sessionId: Types.ObjectId): Promise<void> {
  await Session.deleteOne({ _id: sessionId })
}

/** Ends one of the user's sessions. Another user's session counts as missing. */
export async function endOwnSession(userId: Types.ObjectId, id: string): Promise<void> {
  const _id = parseId(id)
  const ended = _id ? await Session.deleteOne({ _id, userId }) : { deletedCount: 0 }
  if (ended.deletedCount === 0) throw userError(authMessages.SESSION_UNKNOWN(), 'id')
}

export async function endOtherSessions(
  userId: Types.ObjectId,
  exceptId: Types.ObjectId,
  session?: ClientSession,
): Promise<void> {
  await Session.deleteMany({ userId, _id: { $ne: exceptId } }, { session })
}

export async function endAllSessions(
  userId: Types.ObjectId,
  session?: ClientSession,
): Promise<void> {
  await Session.deleteMany({ userId }, { session })
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000)
}
