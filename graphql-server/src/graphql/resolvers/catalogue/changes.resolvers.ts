import type { Resolvers } from '../../context/generated.ts'
import { pageInfo } from '../../../lib/database/pagination.ts'
import {
  findDigest,
  listChanges,
  MAX_KEY_PAGE,
} from '../../../domains/catalogue/changes/changes-page.service.ts'
import { KIND_NAMES } from '../../../domains/catalogue/changes/catalogue-kinds.ts'

/** The fields that mirrors of the catalogue read. */
export const changesResolvers: Resolvers = {
  Query: {
    catalogueChanges: (_root, args, { partner }) =>
      listChanges(args, partner ? MAX_KEY_PAGE : undefined),
    catalogueDigest: () => findDigest(),
  },
  CatalogueChangeConnection: { pageInfo },
  CatalogueChange: {
    id: ({ _id }) => _id.toHexString(),
    kind: ({ kind }) => KIND_NAMES[kind],
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
