import type { ClientSession, Types } from 'mongoose'
import { prefixRange } from '../../lib/database/prefix-range.ts'
import { wrongPassword } from './password-check.ts'
import { User, type UserRecord } from './user.model.ts'

/** The maximum number of users that a search by e-mail address returns. */
const MAX_FOUND = 100

/** Finds users whose e-mail address starts with a text, compared without case; at most 100. */
export async function findUserIdsByEmail(prefix: string): Promise<Types.ObjectId[]> {
  const key = prefix.toLowerCase()
  const users = await User.find({ emailKey: prefixRange(key) }, { _id: 1 })
    .limit(MAX_FOUND)
    .lean()
  return users.map(({ _id }) => _id)
}

/** The current name of a user, or null if the account was deleted. */
export async function findUserName(userId: Types.ObjectId): Promise<string | null> {
  return (await User.findById(userId, { name: 1 }).lean())?.name ?? null
}

export async function findActiveUser(id: string): Promise<UserRecord | null> {
  return User.findOne({ _id: id, status: 'Active' }).lean()
}

/** Whether the user has proved that they read the mails of their address. */
export async function isVerified(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
  return (await User.exists({ _id, emailVerified: true }).session(session)) !== null
}

/** Deletes a user whose password has been checked. Throws if it has changed since. */
export async function deleteUser(
  { _id, passwordHash }: UserRecord,
  session: ClientSession,
): Promise<UserRecord> {
  const deleted = await User.findOneAndDelete({ _id, passwordHash }, { session }).lean()
  if (!deleted) throw wrongPassword()
  return deleted
}

/**
 * Writes to a user, so that a concurrent deletion of the account waits or is retried. Returns false if the account was
 * deleted.
 */
export async function lockUser(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
  const touch = { $set: { updatedAt: new Date() } }
  return (await User.updateOne({ _id }, touch, { session })).matchedCount > 0
}

/**
 * Writes to an active admin, so that of two admins who change each other's role at the same time one is retried. Returns
 * false if they are not an admin any more.
 */
export async function lockAdmin(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
  const admin = { _id, role: 'ADMIN', status: 'Active' } as const
  const touch = { $set: { updatedAt: new Date() } }
  return (await User.updateOne(admin, touch, { session })).matchedCount > 0
}

/**
 * Finds another active admin, and writes to them, so that of two admins who delete their accounts at the same time one
 * is retried and finds no other.
 */
export async function lockOtherAdmin(
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const others = { _id: { $ne: _id }, role: 'ADMIN', status: 'Active' } as const
  const { matchedCount } = await User.updateOne(
    others,
    { $set: { updatedAt: new Date() } },
    { session },
  )
  return matchedCount > 0
}

/** The names of these users by id. Those with a deleted account are missing. */
export async function findUserNames(ids: Types.ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const users = await User.find({ _id: { $in: ids } }, { name: 1 })
    .batchSize(ids.length + 1)
    .lean()
  return new Map(users.map(({ _id, name }) => [_id.toHexString(), name]))
}
