import type { Types } from 'mongoose'
import type { Context } from '../../context/context.ts'
import { findAccessRefusal } from '../../../domains/account/viewer.ts'
import { loadUserName } from '../../../domains/account/user-name.ts'

/** A value that only the team may see. Null for everyone else. */
export async function forTeam<Value>(
  value: Value | null | undefined,
  context: Context,
): Promise<Value | null> {
  const isInTeam = findAccessRefusal('staff', await context.viewer()) === null
  return isInTeam ? (value ?? null) : null
}

/** The name of the team member who did something, which only the team may see. */
export async function memberName(
  userId: Types.ObjectId | null | undefined,
  context: Context,
): Promise<string | null> {
  return loadUserName(context.loaders, await forTeam(userId, context))
}
