import type { Types } from 'mongoose'
import type { Role } from '../../contract/types.generated.ts'
import type { UserRecord } from './user.model.ts'

/** The signed-in user and their session. */
export interface Viewer {
  user: UserRecord
  sessionId: Types.ObjectId
  /** When their access token expires. */
  expiresAt: Date
}

/** Which people may use a root field. Staff are the people who run orders and stock; admins may do what they may. */
export type Access = 'anyone' | 'user' | 'staff' | 'admin'

/** The roles with each access. */
const ROLES: Record<Exclude<Access, 'anyone'>, readonly Role[]> = {
  user: ['USER', 'STAFF', 'ADMIN'],
  staff: ['STAFF', 'ADMIN'],
  admin: ['ADMIN'],
}

/** Why a user may not use something, or null. */
export function findAccessRefusal(
  access: Access,
  viewer: Viewer | null,
): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (access === 'anyone') return null
  if (!viewer) return 'UNAUTHENTICATED'
  return ROLES[access].includes(viewer.user.role) ? null : 'FORBIDDEN'
}
