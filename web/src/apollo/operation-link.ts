import { ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { BaseHttpLink } from '@apollo/client/link/http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { getMainDefinition } from '@apollo/client/utilities'
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql'
import { getOperationHash } from './operation-hash.ts'
import { publicFields } from './root-fields.generated.ts'

/** Of variables in an address: with the rest of it, servers and proxies take this much for certain. */
const MAX_VARIABLES_LENGTH = 1500

/**
 * Sends an operation by the hash of its text, by which the server of this version knows it. Another version may
 * not: it gets the text once more, by POST.
 */
export function createOperationLink(uri: string): ApolloLink {
  const method = new SetContextLink(({ fetchOptions }, { query, variables }) => ({
    fetchOptions: { ...fetchOptions, method: isForGet(query, variables) ? 'GET' : 'POST' },
  }))
  return ApolloLink.from([
    method,
    new PersistedQueryLink({ generateHash: getOperationHash }),
    // Any site can have a browser send a GET, but none can add this header.
    new BaseHttpLink({ uri, headers: { 'apollo-require-preflight': 'true' } }),
  ])
}

/**
 * Addresses are kept in logs and histories. So only queries of what is public go by GET: their variables are
 * what the page's own address holds. Whatever asks for the viewer, or for what admins see, does not.
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
