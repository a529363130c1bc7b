import type { Types } from 'mongoose'
import { Session, type SessionRecord } from './session.model.ts'
import { REFRESH_SECONDS, type IssuedTokens, type Tokens } from './tokens.ts'

/** For how long the parent of the latest refresh token gives the same session again: two tabs, a lost reply. */
const GRACE_MS = 30_000

/** Starts a session and forgets the person's ended ones. */
export async function startSession(tokens: Tokens, userId: Types.ObjectId): Promise<IssuedTokens> {
  const now = new Date()
  await Session.deleteMany({ userId, expiresAt: { $lt: now } })
  const session = await Session.create({
    userId,
    generation: 0,
    refreshedAt: now,
    expiresAt: endOf(now),
  })
  return tokens.issue(session._id.toHexString(), 0)
}

/**
 * A new pair for a refresh token. Null for a token that is not of a living session. A token that was
 * exchanged already, the parent within its grace excepted, was stolen from somebody: its session ends.
 */
export async function refreshSession(
  tokens: Tokens,
  refreshToken: string,
): Promise<IssuedTokens | null> {
  const claims = tokens.readRefresh(refreshToken)
  if (!claims) return null
  const { sessionId, generation } = claims
  const now = new Date()
  const rotated = await Session.findOneAndUpdate(
    { _id: sessionId, generation, expiresAt: { $gt: now } },
    { $set: { generation: generation + 1, refreshedAt: now, expiresAt: endOf(now) } },
  ).lean()
  if (rotated) return tokens.issue(sessionId, generation + 1)
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

/** Ends every session of a person. */
export async function endSessionsOf(userId: Types.ObjectId): Promise<void> {
  await Session.deleteMany({ userId })
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + REFRESH_SECONDS * 1000)
}
