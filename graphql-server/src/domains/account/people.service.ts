import type { Types } from 'mongoose'
import { prefixRange } from '../../lib/database/prefix-range.ts'
import { User, type UserRecord } from './user.model.ts'

/** How many people a search by e-mail address finds at most. */
const MAX_FOUND = 100

/** The people whose e-mail address begins with a text, compared without case; at most 100. */
export async function findUserIdsByEmail(beginning: string): Promise<Types.ObjectId[]> {
  const key = beginning.toLowerCase()
  const users = await User.find({ emailKey: prefixRange(key) }, { _id: 1 })
    .limit(MAX_FOUND)
    .lean()
  return users.map(({ _id }) => _id)
}

/** The name of a person, as their account is now; null when the account is gone. */
export async function findUserName(userId: Types.ObjectId): Promise<string | null> {
  return (await User.findById(userId, { name: 1 }).lean())?.name ?? null
}

/** A person whose account is active, or null. */
export async function findActiveUser(id: string): Promise<UserRecord | null> {
  return User.findOne({ _id: id, status: 'Active' }).lean()
}
