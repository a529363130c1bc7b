import type { Types } from 'mongoose'
import type { AccountLoaders } from './account.loaders.ts'

/** The current name of a user. Null without a user, and if the account was deleted. */
export async function loadUserName(
  { user }: AccountLoaders,
  userId: Types.ObjectId | null | undefined,
): Promise<string | null> {
  return userId ? ((await user.load(userId.toHexString()))?.name ?? null) : null
}
