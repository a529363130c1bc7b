import type { Resolvers } from '../../context/generated.ts'
import { withDeletedId, withUserErrors } from '../../../lib/user-error.ts'
import { loadUserName } from '../../../domains/account/user-name.ts'
import {
  listPublishedWords,
  publishWords,
  removePublishedWords,
} from '../../../domains/catalogue/search-words/published-words.service.ts'

export const publishedWordsResolvers: Resolvers = {
  Query: { publishedWords: () => listPublishedWords() },
  Mutation: {
    publishWords: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ words: await publishWords(user._id, input) }),
        () => ({ words: null }),
      )
    },
    removePublishedWords: (_root, { input }) => withDeletedId(() => removePublishedWords(input.id)),
  },
  PublishedWords: {
    id: ({ _id }) => _id.toHexString(),
    by: ({ userId }, _args, { loaders }) => loadUserName(loaders, userId),
  },
}
