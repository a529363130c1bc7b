import { endSession, refreshSession } from '../../auth/sessions.ts'
import type { Resolvers } from '../../graphql/generated.ts'
import { unauthenticated } from '../../lib/faults.ts'
import { withUserErrors } from '../../lib/refusal.ts'
import { login, register } from './account.service.ts'

export const accountResolvers: Resolvers = {
  Query: {
    viewer: async (_root, _args, context) => (await context.viewer())?.user ?? null,
  },
  Mutation: {
    register: (_root, { input }, { passwords }) =>
      withUserErrors(
        async () => ({ user: await register(passwords, input) }),
        () => ({ user: null }),
      ),
    login: (_root, { input }, { passwords, tokens }) =>
      withUserErrors(
        () => login({ passwords, tokens }, input),
        () => ({ viewer: null, tokens: null }),
      ),
    refreshSession: async (_root, { input }, { tokens }) => {
      const issued = await refreshSession(tokens, input.refreshToken)
      if (!issued) throw unauthenticated()
      return { tokens: issued }
    },
    logout: async (_root, _args, context) => {
      const { sessionId } = await context.signedIn()
      await endSession(sessionId)
      return { userErrors: [] }
    },
  },
  Viewer: {
    id: (user) => user._id.toHexString(),
  },
}
