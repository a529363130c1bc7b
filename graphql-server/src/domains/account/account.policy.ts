import type { Types } from 'mongoose'
import type { Bucket } from '../../auth/limits.ts'
import type { Mutation, PartnerScope, Query, Role } from '../../contract/types.generated.ts'
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

/** Everything that applies to a root field before its resolver runs. */
export interface RootFieldRule {
  access: Access
  /** The scope with which a partner's key may use the field, or ANY. The others are closed to keys. */
  keyScope?: PartnerScope | 'ANY'
  /** By default mutations count as `writes`, and queries are not limited. */
  rateLimit?: Bucket
  /** Only uses with a value for one of these arguments count. By default, all do. */
  limitedIfGiven?: readonly string[]
  /** The answer depends on the caller or on a secret, so that no shared cache may store it. */
  personal?: true
}

/** The rules of some root fields, one for each. */
export interface RootFieldRules {
  Query?: { [Field in Exclude<keyof Query, '__typename'>]?: RootFieldRule }
  Mutation?: { [Field in Exclude<keyof Mutation, '__typename'>]?: RootFieldRule }
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

export const accountRules = {
  Query: { viewer: { access: 'anyone', personal: true } },
  Mutation: {
    register: { access: 'anyone', rateLimit: 'register' },
    login: { access: 'anyone', rateLimit: 'login' },
    refreshSession: { access: 'anyone' },
    logout: { access: 'user' },
    requestPasswordReset: { access: 'anyone', rateLimit: 'codes' },
    verifyPasswordResetCode: { access: 'anyone', rateLimit: 'codes' },
    resetPassword: { access: 'anyone', rateLimit: 'codes' },
    updateProfile: { access: 'user' },
    changePassword: { access: 'user' },
    setOrderMails: { access: 'user' },
    uploadAvatar: { access: 'user' },
    requestEmailVerification: { access: 'user', rateLimit: 'codes' },
    verifyEmail: { access: 'user', rateLimit: 'codes' },
    endSession: { access: 'user' },
    endOtherSessions: { access: 'user' },
  },
} satisfies RootFieldRules
