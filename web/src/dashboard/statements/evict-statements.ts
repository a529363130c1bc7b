import type { ApolloCache } from '@apollo/client'

/** Evicts lists of statements, of their rows and of orders, which are loaded again where they are shown. */
export function evictStatements(cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const fieldName of ['upiStatements', 'upiStatementRows', 'orders']) {
        cache.evict({ id: 'ROOT_QUERY', fieldName })
      }
      cache.gc()
    },
  })
}
