import {
  endOtherSessions,
  endOwnSession,
  endSession,
  listSessions,
  refreshSession,
} from '../../auth/sessions.ts'
import type { AccountStatus } from '../../contract/types.generated.ts'
import type { Resolvers } from '../context/generated.ts'
import { unauthenticated } from '../../lib/errors.ts'
import { withOnlyUserErrors, withUserErrors } from '../../lib/user-error.ts'
import { findViewer, login, register } from '../../domains/account/account.service.ts'
import { changeAvatar } from '../../domains/account/avatar.service.ts'
import { changePassword } from '../../domains/account/password-change.service.ts'
import {
  getOrderMails,
  requestEmailVerification,
  setOrderMails,
  updateProfile,
  verifyEmail,
} from '../../domains/account/profile.service.ts'
import {
  requestPasswordReset,
  resetPassword,
  verifyPasswordResetCode,
} from '../../domains/account/recovery.service.ts'
import type { UserRecord } from '../../domains/account/user.model.ts'

const STATUSES: Record<UserRecord['status'], AccountStatus> = {
  Active: 'ACTIVE',
  Inactive: 'INACTIVE',
  Suspended: 'SUSPENDED',
}

export const accountResolvers: Resolvers = {
  Query: {
    viewer: async (_root, _args, context) => (await context.viewer())?.user ?? null,
  },
  Mutation: {
    register: (_root, { input }, { passwords, limits, address }) =>
      withUserErrors(
        async () => ({ user: await register({ passwords, limits, address }, input) }),
        () => ({ user: null }),
      ),
    login: (_root, { input }, { passwords, tokens, userAgent }) =>
      withUserErrors(
        () => login({ passwords, tokens }, input, userAgent),
        () => ({ viewer: null, tokens: null }),
      ),
    refreshSession: async (_root, { input }, { tokens }) => {
      const issued = await refreshSession(tokens, input)
      // An inactive user's session still exists, but cannot be used.
      if (!issued || !(await findViewer(tokens, issued.accessToken))) throw unauthenticated()
      return { tokens: issued }
    },
    logout: async (_root, _args, context) => {
      const { sessionId } = await context.signedIn()
      await endSession(sessionId)
      return { userErrors: [] }
    },
    updateProfile: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ viewer: await updateProfile(user, input, context) }),
        () => ({ viewer: null }),
      )
    },
    changePassword: async (_root, { input }, context) => {
      const viewer = await context.signedIn()
      return withUserErrors(
        async () => ({ viewer: await changePassword(viewer, input, context) }),
        () => ({ viewer: null }),
      )
    },
    setOrderMails: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return { viewer: await setOrderMails(user, input), userErrors: [] }
    },
    uploadAvatar: async (_root, { input }, context) => {
      const viewer = await context.signedIn()
      return withUserErrors(
        async () => ({ viewer: await changeAvatar(context.pictures, viewer, input) }),
        () => ({ viewer: null }),
      )
    },
    requestEmailVerification: async (_root, _args, context) => {
      const { user } = await context.signedIn()
      return withOnlyUserErrors(() => requestEmailVerification(context.codes, user))
    },
    verifyEmail: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ viewer: await verifyEmail(context.codes, user, input) }),
        () => ({ viewer: null }),
      )
    },
    endSession: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => {
          await endOwnSession(user._id, input.id)
          return { viewer: user }
        },
        () => ({ viewer: null }),
      )
    },
    endOtherSessions: async (_root, _args, context) => {
      const { user, sessionId } = await context.signedIn()
      await endOtherSessions(user._id, sessionId)
      return { viewer: user, userErrors: [] }
    },
    requestPasswordReset: (_root, { input }, { codes }) =>
      withOnlyUserErrors(() => requestPasswordReset(codes, input)),
    verifyPasswordResetCode: (_root, { input }, { codes }) =>
      withUserErrors(
        async () => ({ resetToken: await verifyPasswordResetCode(codes, input) }),
        () => ({ resetToken: null }),
      ),
    resetPassword: (_root, { input }, { passwords, codes }) =>
      withOnlyUserErrors(() => resetPassword({ passwords, codes }, input)),
  },
  Viewer: {
    id: (user) => user._id.toHexString(),
    status: (user) => STATUSES[user.status],
    sessions: (user) => listSessions(user._id),
    orderMails: getOrderMails,
  },
  Session: {
    id: (session) => session._id.toHexString(),
    lastUsedAt: (session) => session.refreshedAt,
    isCurrent: async (session, _args, context) =>
      (await context.viewer())?.sessionId.equals(session._id) ?? false,
  },
}
