import type { Resolvers } from '../../graphql/generated.ts'
import { withOnlyUserErrors } from '../../lib/user-error.ts'
import { listMissedSearches } from './missed-searches.service.ts'
import { recordSearch } from './search-log.service.ts'

export const searchLabResolvers: Resolvers = {
  Query: { missedSearches: (_root, { kind }) => listMissedSearches(kind) },
  Mutation: {
    reportSearch: async (_root, { input }, context) => {
      const viewer = await context.viewer()
      const person = viewer?.user._id.toHexString() ?? context.address
      return withOnlyUserErrors(() => recordSearch(context, input, person))
    },
  },
}
