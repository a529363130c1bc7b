import type { Types } from 'mongoose'
import type { Context } from '../../graphql/context.ts'
import { findAccessRefusal } from '../account/account.policy.ts'

/** A value that is shown to admins only; null for everyone else. */
export async function forAdmins<Value>(
  value: Value | null | undefined,
  context: Context,
): Promise<Value | null> {
  const isAdmin = findAccessRefusal('admin', await context.viewer()) === null
  return isAdmin ? (value ?? null) : null
}

/** The name of an admin, shown to admins only. */
export async function adminName(
  adminId: Types.ObjectId | null | undefined,
  context: Context,
): Promise<string | null> {
  const id = await forAdmins(adminId, context)
  return id && ((await context.loaders.user.load(id.toHexString()))?.name ?? null)
}
