import type { OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { createContext } from 'react'
import type { PageRequest } from '../../graphql-server/src/http/pages/page-renderer.ts'
import { getOperationHash } from '../src/apollo/operation-hash.ts'

/** The data of one query of a page. */
interface QueryResult {
  query: DocumentNode
  variables: OperationVariables
  data: Record<string, unknown>
}

/** The queries of one page. */
export interface PageQueries {
  /** Returns the same promise each time, because React tries a component again while it waits. */
  load: (query: DocumentNode, variables: OperationVariables) => Promise<Record<string, unknown>>
  /** What has been loaded so far. */
  readonly results: readonly QueryResult[]
}

export const PageQueriesContext = createContext<PageQueries | null>(null)

export function createPageQueries(ask: PageRequest['ask']): PageQueries {
  const known = new Map<string, Promise<Record<string, unknown>>>()
  const results: QueryResult[] = []
  return {
    results,
    load(query, given) {
      const hash = getOperationHash(query)
      const variables = withoutUndefined(given)
      const key = JSON.stringify([hash, variables])
      const loading =
        known.get(key) ??
        ask({ hash, variables }).then((data) => {
          results.push({ query, variables, data })
          return data
        })
      known.set(key, loading)
      return loading
    },
  }
}

/** As in a request over HTTP, where an undefined variable is missing, while the server would read it as null. */
function withoutUndefined(variables: OperationVariables): OperationVariables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
}
