import type { ApolloCache } from '@apollo/client'

/** The fields of the root that show products or shelves. */
const fields = [
  'categories',
  'category',
  'subCategories',
  'subCategory',
  'product',
  'products',
  'searchProducts',
  'productList',
  'stockMovements',
]

/** Takes the catalogue out of the cache: what is on the screen is asked for again by itself, the rest when shown. */
export function forgetCatalogue(cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
      cache.gc()
    },
  })
}
