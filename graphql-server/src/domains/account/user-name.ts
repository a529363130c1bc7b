import type { Types } from 'mongoose'
import type { AccountLoaders } from './account.loaders.ts'

/** Returns the user's current name. Null without a user, or if the account was deleted. */
export async function loadUserName(
  { user }: AccountLoaders,
  userId: Types.ObjectId | null | undefined,
): Promise<string | null> {
  return userId ? ((await user.load(userId.toHexString()))?.name ?? null) : null
}
