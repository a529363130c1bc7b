import type { OperationVariables } from '@apollo/client'
import { skipToken, type useQuery as useCachedQuery } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { use } from 'react'
import { PageQueriesContext } from './page-queries.ts'

/* When the server renders the app's modules, they import their hooks from here: see vite.config.ts. */

export * from '@apollo/client/react'

/** The state of a query. It has no functions, because nothing calls them while a page is rendered. */
interface ServerResult {
  data: unknown
  previousData: undefined
  error: undefined
  loading: boolean
}

/**
 * Waits for the data, so that React renders each component once. Throws if the query fails. Does not use Apollo's
 * cache: writing results and reading them back took a third of a page's rendering time.
 */
export function useQuery(
  query: DocumentNode,
  options: Parameters<typeof useCachedQuery<unknown, OperationVariables>>[1],
): ServerResult {
  const queries = use(PageQueriesContext)
  if (!queries) throw new Error('PageQueriesContext is missing.')
  const isSkipped = options === skipToken || options?.fetchPolicy === 'standby'
  const data = isSkipped ? undefined : use(queries.load(query, options?.variables ?? {}))
  return { data, previousData: undefined, error: undefined, loading: false }
}
