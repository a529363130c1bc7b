import type { ClientSession, Types } from 'mongoose'
import { parseId } from '../lib/ids.ts'
import { refuse } from '../lib/refusal.ts'
import { deviceName } from './device.ts'
import { Session, type SessionRecord } from './session.model.ts'
import { REFRESH_SECONDS, type IssuedTokens, type Tokens } from './tokens.ts'

/** For how long the parent of the latest refresh token gives the same session again: two tabs, a lost reply. */
const GRACE_MS = 30_000

/** How many devices of a person are signed in at most. */
const MAX_SESSIONS = 50

/**
 * Starts a session on the device that sent this User-Agent header. When the person has more than 50 then, the
 * one that was longest unused ends.
 */
export async function startSession(
  tokens: Tokens,
  userId: Types.ObjectId,
  userAgent: string | null,
): Promise<{ sessionId: Types.ObjectId; tokens: IssuedTokens }> {
  const now = new Date()
  const { _id: sessionId } = await Session.create({
    userId,
    device: deviceName(userAgent),
    startedAt: now,
    generation: 0,
    refreshedAt: now,
    expiresAt: expiryFrom(now),
  })
  const surplus = await lastUsedFirst({ userId }).skip(MAX_SESSIONS)
  if (surplus.length > 0) await Session.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } })
  return { sessionId, tokens: tokens.issue(sessionId.toHexString(), 0) }
}

/** The person's living sessions, last used first. */
export async function listSessions(userId: Types.ObjectId): Promise<SessionRecord[]> {
  return lastUsedFirst({ userId, expiresAt: { $gt: new Date() } }).limit(MAX_SESSIONS)
}

/** Sorted by their ends, which lie a fixed time behind the last use and are indexed. */
function lastUsedFirst(filter: { userId: Types.ObjectId; expiresAt?: { $gt: Date } }) {
  return Session.find(filter).sort({ expiresAt: -1 }).lean()
}

/**
 * A new pair for a refresh token, which is exchanged unless it shall not rotate. Null for a token that is not of a
 * living session. A token that was exchanged already, the parent within its grace excepted, was stolen from
 * somebody: its session ends.
 */
export async function refreshSession(
  tokens: Tokens,
  { refreshToken, rotates = true }: { refreshToken: string; rotates?: boolean },
): Promise<IssuedTokens | null> {
  const claims = tokens.readRefresh(refreshToken)
  if (!claims) return null
  const { sessionId, generation } = claims
  const now = new Date()
  const living = { _id: sessionId, generation, expiresAt: { $gt: now } }
  const next = { generation: generation + 1, refreshedAt: now, expiresAt: expiryFrom(now) }
  const session = rotates
    ? await Session.findOneAndUpdate(living, { $set: next }, { returnDocument: 'after' }).lean()
    : await Session.findOne(living).lean()
  if (session) return tokens.issue(sessionId, session.generation)
  return repeatOrEnd(tokens, await Session.findById(sessionId).lean(), generation)
}

async function repeatOrEnd(tokens: Tokens, session: SessionRecord | null, generation: number) {
  if (!session) return null
  const isParent = session.generation === generation + 1
  const inGrace = Date.now() - session.refreshedAt.getTime() < GRACE_MS
  if (isParent && inGrace) return tokens.issue(session._id.toHexString(), session.generation)
  await endSession(session._id)
  return null
}

/** Ends a session: its tokens are dead at once. */
export async function endSession(sessionId: Types.ObjectId): Promise<void> {
  await Session.deleteOne({ _id: sessionId })
}

/** Ends a session of the person's own. Refuses another's as if there were none. */
export async function endOwnSession(userId: Types.ObjectId, id: string): Promise<void> {
  const _id = parseId(id)
  const ended = _id ? await Session.deleteOne({ _id, userId }) : { deletedCount: 0 }
  if (ended.deletedCount === 0) throw refuse('NOT_FOUND', 'This session has ended already.', 'id')
}

/** Ends the person's sessions but for the one to keep. */
export async function endOtherSessions(
  userId: Types.ObjectId,
  kept: Types.ObjectId,
): Promise<void> {
  await Session.deleteMany({ userId, _id: { $ne: kept } })
}

/** Ends every session of a person. */
export async function endAllSessions(
  userId: Types.ObjectId,
  session?: ClientSession,
): Promise<void> {
  await Session.deleteMany({ userId }, { session })
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + REFRESH_SECONDS * 1000)
}
