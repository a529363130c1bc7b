import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server'
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Context } from './context/context.ts'
import { rootFieldRules, type RootFieldRule } from './access.ts'

/** Shared caches may store the response, but must revalidate it each time: prices must be current. */
export const SHARED = 'public, no-cache'
/** Only the partner's own client may store the response. */
const PRIVATE = 'private, no-cache'

/** Sets `cache-control`: public for persisted GET queries with the same response for everyone, else no-store. */
export function cachingPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse(answered) {
          answered.response.http.headers.set('cache-control', cacheControl(answered))
          return Promise.resolve()
        },
      }),
  }
}

function cacheControl(answered: GraphQLRequestContextWillSendResponse<Context>): string {
  const { request, metrics, document, schema, errors, contextValue } = answered
  const isCacheable = request.http?.method === 'GET' && metrics.persistedQueryHit && !errors
  if (!isCacheable || !document || !isSameForAll(schema, document)) return 'no-store'
  if (contextValue.partner) return PRIVATE
  return request.http?.headers.has('authorization') ? 'no-store' : SHARED
}

/** Apollo Server caches parsed documents, so each document is checked once. */
const checked = new WeakMap<DocumentNode, boolean>()

/** Whether the response is the same for every caller with access. */
function isSameForAll(schema: GraphQLSchema, document: DocumentNode): boolean {
  const isSame = checked.get(document) ?? findRootFields(schema, document).every(isShared)
  checked.set(document, isSame)
  return isSame
}

const rules = new Map<string, RootFieldRule>(Object.entries(rootFieldRules.Query))

/** Introspection has no rule, so its response is not shared. */
function isShared(field: string): boolean {
  const rule = rules.get(field)
  if (!rule || rule.personal) return false
  return rule.access === 'anyone' || rule.keyScope !== undefined
}

/** The root fields in a document and its fragments. */
function findRootFields(schema: GraphQLSchema, document: DocumentNode): string[] {
  const names: string[] = []
  const types = new TypeInfo(schema)
  const enter = ({ name }: { name: { value: string } }) => {
    if (types.getParentType() === schema.getQueryType()) names.push(name.value)
    return false
  }
  visit(document, visitWithTypeInfo(types, { Field: enter }))
  return names
}
