import mongoose, { type ClientSession, type Types } from 'mongoose'
import { prefixRange } from '../../lib/database/prefix-range.ts'
import { unauthenticated } from '../../lib/errors.ts'
import { submitOnce, type Creation, type Steps } from '../../submissions/submit-once.ts'
import { startsWithDigits } from './mobile-key.ts'
import { toNameKey } from './name-keys.ts'
import { wrongPassword } from './password-check.ts'
import { User, type UserRecord } from './user.model.ts'

/** The maximum number of users that a search returns. */
export const MAX_FOUND = 100

/** A search result. `isMore` says whether there are further users. */
export interface FoundUsers {
  userIds: Types.ObjectId[]
  isMore: boolean
}

/**
 * Finds at most 100 users whose email address starts with the query, or whose name contains it at the start of a word.
 * Ignores case.
 */
export async function findUsers(text: string): Promise<FoundUsers> {
  const find = (filter: object) => User.find(filter, { _id: 1 }).limit(MAX_FOUND + 1)
  const [byName, byEmail] = await Promise.all([
    text.includes('@')
      ? []
      : find({ nameKeys: toNameKey(text) })
          .sort({ _id: -1 })
          .lean(),
    find({ emailKey: prefixRange(text.toLowerCase()) }).lean(),
  ])
  const byId = new Map([...byName, ...byEmail].map(({ _id }) => [_id.toHexString(), _id]))
  return { userIds: [...byId.values()].slice(0, MAX_FOUND), isMore: byId.size > MAX_FOUND }
}

/** Finds at most 100 users whose own phone number starts with these digits. */
export async function findUsersByPhone(digits: string): Promise<FoundUsers> {
  const users = await User.find(startsWithDigits(digits), { _id: 1 })
    .limit(MAX_FOUND + 1)
    .lean()
  return {
    userIds: users.slice(0, MAX_FOUND).map(({ _id }) => _id),
    isMore: users.length > MAX_FOUND,
  }
}

/** Returns the user's current name, or null if the account was deleted. */
export async function findUserName(userId: Types.ObjectId): Promise<string | null> {
  return (await User.findById(userId, { name: 1 }).lean())?.name ?? null
}

export async function findActiveUser(id: string): Promise<UserRecord | null> {
  return User.findOne({ _id: id, status: 'Active' }).lean()
}

/** Returns active users by id. Unknown and suspended users are missing. */
export async function findActiveUsers(ids: string[]): Promise<Map<string, UserRecord>> {
  if (ids.length === 0) return new Map()
  const users = await User.find({ _id: { $in: ids }, status: 'Active' }).lean()
  return new Map(users.map((user) => [user._id.toHexString(), user]))
}

/** Deletes a user whose password was checked. Throws if the password has changed since. */
export async function deleteUser(
  { _id, passwordHash }: UserRecord,
  session: ClientSession,
): Promise<UserRecord> {
  const deleted = await User.findOneAndDelete({ _id, passwordHash }, { session }).lean()
  if (!deleted) throw wrongPassword()
  return deleted
}

/**
 * Writes to a user, so that a concurrent account deletion waits or is retried. Returns whether they have proved that
 * they can read emails to their address. Throws `gone` if the account was deleted.
 */
export async function lockUser(
  _id: Types.ObjectId,
  session: ClientSession,
  gone: () => Error = unauthenticated,
): Promise<Pick<UserRecord, 'emailVerified'>> {
  const touch = { $set: { updatedAt: new Date() } }
  const locked = await User.findOneAndUpdate({ _id }, touch, { session }).lean()
  if (!locked) throw gone()
  return locked
}

/** Writes to several different users, like `lockUser`. Throws `gone` if one account was deleted. */
export async function lockUsers(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
  gone: () => Error,
): Promise<void> {
  const touch = { $set: { updatedAt: new Date() } }
  const { matchedCount } = await User.updateMany({ _id: { $in: ids } }, touch, { session })
  if (matchedCount < ids.length) throw gone()
}

/**
 * Stores data about a person in a transaction. If their account is deleted at the same time, the deletion also deletes
 * the data, or nothing is stored and the function throws `gone`. Use it, or `lockUser`, for all records with a person's
 * ID.
 */
export function writeFor<Result>(
  userId: Types.ObjectId,
  write: (session: ClientSession) => Promise<Result>,
  gone?: () => Error,
): Promise<Result> {
  return mongoose.connection.transaction(async (session) => {
    await lockUser(userId, session, gone)
    return write(session)
  })
}

/** Creates something once for a logged-in user. No key is stored for a deleted account. */
export function submitFor<Created>(creation: Creation, steps: Steps<Created>): Promise<Created> {
  return submitOnce(creation, steps, async (session) => {
    await lockUser(creation.userId, session)
  })
}

/**
 * Writes to an active admin, so that if two admins change each other's roles at the same time, one change is retried.
 * Returns false if the user is no longer an admin.
 */
export async function lockAdmin(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
  const admin = { _id, role: 'ADMIN', status: 'Active' } as const
  const touch = { $set: { updatedAt: new Date() } }
  return (await User.updateOne(admin, touch, { session })).matchedCount > 0
}

/**
 * Finds and writes to another active admin, so that if two admins delete their accounts at the same time, one deletion
 * is retried and finds no other admin.
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

/** Returns users' names by id. Users whose account was deleted are missing. */
export async function findUserNames(ids: Types.ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const users = await User.find({ _id: { $in: ids } }, { name: 1 })
    .batchSize(ids.length + 1)
    .lean()
  return new Map(users.map(({ _id, name }) => [_id.toHexString(), name]))
}
