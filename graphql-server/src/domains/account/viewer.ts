import type { Types } from 'mongoose'
import type { Role } from '../../contract/types.generated.ts'
import type { UserRecord } from './user.model.ts'

/** The logged-in user and their session. */
export interface Viewer {
  user: UserRecord
  sessionId: Types.ObjectId
  /** When their access token expires. */
  expiresAt: Date
}

/**
 * Who may use a root field. Staff run orders and stock. Admins may do everything that staff may. Pharmacists are members
 * of the team with a registration.
 */
export type Access = 'anyone' | 'user' | 'staff' | 'admin' | 'pharmacist'

const ROLES: Record<Exclude<Access, 'anyone'>, readonly Role[]> = {
  user: ['USER', 'STAFF', 'ADMIN'],
  staff: ['STAFF', 'ADMIN'],
  admin: ['ADMIN'],
  pharmacist: ['STAFF', 'ADMIN'],
}

/** Returns the error code for a user without this access, or null. */
export function findAccessRefusal(
  access: Access,
  viewer: Viewer | null,
): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (access === 'anyone') return null
  if (!viewer) return 'UNAUTHENTICATED'
  const { role, pharmacist } = viewer.user
  const isAllowed = ROLES[access].includes(role) && (access !== 'pharmacist' || pharmacist)
  return isAllowed ? null : 'FORBIDDEN'
}
