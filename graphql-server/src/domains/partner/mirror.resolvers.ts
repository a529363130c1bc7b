import type { CatalogueKind, Resolvers } from '../../graphql/generated.ts'
import { pageInfo } from '../../lib/keyset.ts'
import { findDigest, listChanges, type NumberedChange } from '../catalogue/changes-page.service.ts'

const KINDS: Record<NumberedChange['kind'], CatalogueKind> = {
  category: 'CATEGORY',
  subCategory: 'SUB_CATEGORY',
  product: 'PRODUCT',
}

/** What who keeps a copy of the catalogue reads. */
export const mirrorResolvers: Resolvers = {
  Query: {
    catalogueChanges: (_root, args) => listChanges(args),
    catalogueDigest: () => findDigest(),
  },
  CatalogueChangeConnection: { pageInfo },
  CatalogueChange: {
    id: ({ _id }) => _id.toHexString(),
    kind: ({ kind }) => KINDS[kind],
    at: ({ numberedAt }) => numberedAt,
    thing: ({ _id, kind, deleted }, _args, { loaders }) =>
      deleted ? null : loaders[kind].load(_id.toHexString()),
  },
  CatalogueThing: {
    __resolveType(thing) {
      if ('price' in thing) return 'Product'
      return 'categoryIds' in thing ? 'SubCategory' : 'Category'
    },
  },
}
