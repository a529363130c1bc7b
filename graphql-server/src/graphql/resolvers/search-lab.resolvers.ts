import type { Resolvers } from '../context/generated.ts'
import { withDeletedId, withOnlyUserErrors, withUserErrors } from '../../lib/user-error.ts'
import { listMissedSearches } from '../../domains/search-lab/missed-searches.service.ts'
import { previewWords } from '../../domains/search-lab/preview-words.service.ts'
import { recordSearch } from '../../domains/search-lab/search-log.service.ts'
import { setUnsold } from '../../domains/search-lab/searchers.service.ts'
import {
  addSearchTest,
  listSearchTests,
  removeSearchTest,
} from '../../domains/search-lab/search-tests.service.ts'

export const searchLabResolvers: Resolvers = {
  Query: {
    missedSearches: (_root, { kind }, { search }) => listMissedSearches(search, kind),
    searchTests: (_root, _args, { search }) => listSearchTests(search),
    previewWords: (_root, args, { search }) =>
      withUserErrors(
        () => previewWords(search, args),
        () => ({ searches: [], tests: [] }),
      ),
  },
  Mutation: {
    reportSearch: async (_root, { input }, context) => {
      const viewer = await context.viewer()
      const person = viewer?.user._id.toHexString() ?? context.address
      return withOnlyUserErrors(() => recordSearch(context, input, person))
    },
    setSearchUnsold: (_root, { input }) => withOnlyUserErrors(() => setUnsold(input)),
    addSearchTest: (_root, { input }, context) =>
      withUserErrors(
        async () => ({ test: await addSearchTest(context, input) }),
        () => ({ test: null }),
      ),
    removeSearchTest: (_root, { input }) => withDeletedId(() => removeSearchTest(input.id)),
  },
  SearchTest: {
    id: ({ _id }) => _id.toHexString(),
    product: ({ productId }, _args, { loaders }) => loaders.product.load(productId.toHexString()),
  },
  SearchPreview: {
    products: async ({ productIds }, _args, { loaders }) => {
      const products = await Promise.all(productIds.map((id) => loaders.product.load(id)))
      return products.filter((product) => product !== null)
    },
  },
}
