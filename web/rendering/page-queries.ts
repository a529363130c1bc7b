import type { OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { createContext } from 'react'
import type { PageRequest } from '../../graphql-server/src/http/pages/page-renderer.ts'
import { getOperationHash } from '../src/apollo/operation-hash.ts'

/** The data for one query on a page. */
interface QueryResult {
  query: DocumentNode
  variables: OperationVariables
  data: Record<string, unknown>
}

/** The queries on one page. */
export interface PageQueries {
  /** Returns the same promise each time, because React retries a component while it waits. */
  load: (query: DocumentNode, variables: OperationVariables) => Promise<Record<string, unknown>>
  /** The data loaded so far. */
  readonly results: readonly QueryResult[]
}

export const PageQueriesContext = createContext<PageQueries | null>(null)

export function createPageQueries(ask: PageRequest['ask']): PageQueries {
  const loadings = new Map<string, Promise<Record<string, unknown>>>()
  const results: QueryResult[] = []
  return {
    results,
    load(query, allVariables) {
      const hash = getOperationHash(query)
      const variables = withoutUndefined(allVariables)
      const key = JSON.stringify([hash, variables])
      const loading =
        loadings.get(key) ??
        ask({ hash, variables }).then((data) => {
          results.push({ query, variables, data })
          return data
        })
      loadings.set(key, loading)
      return loading
    },
  }
}

/** Removes undefined variables, as JSON does in an HTTP request. The server would read them as null. */
function withoutUndefined(variables: OperationVariables): OperationVariables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
}
