import type { Types } from 'mongoose'
import type { UserRecord } from './user.model.ts'

/** The signed-in person and the session that they came with. */
export interface Viewer {
  user: UserRecord
  sessionId: Types.ObjectId
}

/** Who may use a root field of the schema. 'catalogue': a partner's key that may read it, or an admin. */
export type Rule = 'anyone' | 'user' | 'admin' | 'catalogue'

/** Why a person may not do a thing; null when they may. What a key may is said by the partner's policy. */
export function refusalOf(
  rule: Rule,
  viewer: Viewer | null,
): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (rule === 'anyone') return null
  if (!viewer) return 'UNAUTHENTICATED'
  return rule === 'user' || viewer.user.role === 'ADMIN' ? null : 'FORBIDDEN'
}

export const accountRules = {
  Query: { viewer: 'anyone' },
  Mutation: {
    register: 'anyone',
    login: 'anyone',
    refreshSession: 'anyone',
    logout: 'user',
    requestPasswordReset: 'anyone',
    verifyPasswordResetCode: 'anyone',
    resetPassword: 'anyone',
    updateProfile: 'user',
    uploadAvatar: 'user',
    requestEmailVerification: 'user',
    verifyEmail: 'user',
    endSession: 'user',
    endOtherSessions: 'user',
  },
} as const
