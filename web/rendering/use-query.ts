import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { skipToken, useApolloClient, useQuery as useCachedQuery } from '@apollo/client/react'
import { use } from 'react'
import { getOperationHash } from '../src/apollo/operation-hash.ts'

/* The app's modules import their hooks from here when the server renders them: see vite.config.ts. */

export * from '@apollo/client/react'

/** The queries of each client, so that one component waits for the same promise each time React tries it. */
const queries = new WeakMap<ApolloClient, Map<string, Promise<unknown>>>()

/** Waits for the data, so that React renders each component once. Throws if the query fails. */
export function useQuery(...args: Parameters<typeof useCachedQuery>) {
  const [query, options] = args
  const client = useApolloClient()
  if (options !== skipToken && options?.fetchPolicy !== 'standby') {
    use(load(client, query, options?.variables))
  }
  return useCachedQuery(...args)
}

/** Loads the data into the client's cache. */
function load(
  client: ApolloClient,
  query: TypedDocumentNode<unknown>,
  variables: OperationVariables = {},
): Promise<unknown> {
  const known = queries.get(client) ?? new Map<string, Promise<unknown>>()
  queries.set(client, known)
  const key = JSON.stringify([getOperationHash(query), variables])
  const loading = known.get(key) ?? client.query({ query, variables })
  known.set(key, loading)
  return loading
}
