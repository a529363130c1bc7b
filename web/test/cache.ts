import {
  type ApolloCache,
  type DocumentNode,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { addTeamPolicies } from '../src/apollo/team-policies.ts'
import { cacheConfig } from '../src/apollo/type-policies.ts'
import { completeReply } from './reply.ts'

/** A cache as on the dashboard's pages. */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache(cacheConfig)
  addTeamPolicies(cache)
  return cache
}

/** Writes the reply to a query into the cache, as the client does: with the schema's type names. */
export function writeReply<Data extends object, Variables extends OperationVariables>(
  cache: ApolloCache,
  query: TypedDocumentNode<Data, Variables>,
  data: Data,
  variables?: Variables,
) {
  const untyped: DocumentNode = cache.transformDocument(query)
  cache.writeQuery({ query: untyped, variables, ...completeReply(untyped, variables ?? {}, data) })
}
