import type { ApolloCache } from '@apollo/client'

/** Evicts the lists of statements, rows and orders. Visible lists are reloaded. */
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
