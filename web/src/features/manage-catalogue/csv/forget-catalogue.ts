import type { ApolloCache } from '@apollo/client'
import { catalogueFields } from '../../../apollo/root-fields.generated.ts'

/** Evicts the catalogue from the cache: what is shown is fetched again at once, everything else when it is shown. */
export function forgetCatalogue(cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const fieldName of catalogueFields) cache.evict({ id: 'ROOT_QUERY', fieldName })
      cache.gc()
    },
  })
}
