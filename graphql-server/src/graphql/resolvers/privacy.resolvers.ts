import type { Resolvers } from '../context/generated.ts'
import { withOnlyUserErrors } from '../../lib/user-error.ts'
import { deleteAccount } from '../../domains/privacy/delete-account.service.ts'

export const privacyResolvers: Resolvers = {
  Mutation: {
    deleteAccount: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withOnlyUserErrors(() => deleteAccount(user, input, context))
    },
  },
}
