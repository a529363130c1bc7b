import { ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { BaseHttpLink } from '@apollo/client/link/http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { getMainDefinition } from '@apollo/client/utilities'
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql'
import { fetchOrTakeEarly } from './early-responses.ts'
import { getOperationHash } from './operation-hash.ts'
import { publicFields } from './server-constants.generated.ts'

/**
 * The maximum number of characters after encoding. Servers and proxies reliably accept this length, with the rest of
 * the URL.
 */
const MAX_VARIABLES_LENGTH = 1500

/**
 * Sends operations by hash. If the server does not know the hash, because its version differs, it sends the query by
 * POST.
 */
export function createOperationLink(uri: string): ApolloLink {
  const method = new SetContextLink(({ fetchOptions }, { query, variables }) => ({
    fetchOptions: { ...fetchOptions, method: isForGet(query, variables) ? 'GET' : 'POST' },
  }))
  return ApolloLink.from([
    method,
    new PersistedQueryLink({ generateHash: getOperationHash }),
    // Prevents CSRF: other sites can cause a GET, but can't set this header.
    new BaseHttpLink({
      uri,
      fetch: fetchOrTakeEarly,
      headers: { 'apollo-require-preflight': 'true' },
    }),
  ])
}

/**
 * Only public queries are sent by GET, because URLs are stored in logs and histories. Their variables are also in the
 * page's own URL. Queries for the viewer or for admins are sent by POST.
 */
function isForGet(query: DocumentNode, variables: unknown): boolean {
  const main = getMainDefinition(query)
  if (main.kind !== Kind.OPERATION_DEFINITION || main.operation !== OperationTypeNode.QUERY) {
    return false
  }
  const isPublic = main.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && publicFields.has(selection.name.value),
  )
  return isPublic && encodeURIComponent(JSON.stringify(variables)).length <= MAX_VARIABLES_LENGTH
}
