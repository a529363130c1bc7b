import { endOtherSessions, endOwnSession, listSessions } from '../../auth/sessions.ts'
import type { Resolvers } from '../../graphql/generated.ts'
import { withUserErrors } from '../../lib/refusal.ts'

export const sessionResolvers: Resolvers = {
  Mutation: {
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
  },
  Viewer: {
    sessions: (user) => listSessions(user._id),
  },
  Session: {
    id: (session) => session._id.toHexString(),
    lastUsedAt: (session) => session.refreshedAt,
    isCurrent: async (session, _args, context) =>
      (await context.viewer())?.sessionId.equals(session._id) ?? false,
  },
}
