import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server'
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Rule } from '../domains/account/account.policy.ts'
import type { Context } from './context.ts'
import { rootRules } from './schema.ts'

/** Shared caches may keep it, and ask each time whether it still holds: prices must be right at once. */
export const SHARED = 'public, no-cache'
/** Only the partner who asked may keep it. */
const OWN = 'private, no-cache'

/**
 * Says in `cache-control` who may keep an answer: nobody, but for what is the same for all and asked for by hash
 * with GET.
 */
export function cachingPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse(answered) {
          answered.response.http.headers.set('cache-control', cacheControlOf(answered))
          return Promise.resolve()
        },
      }),
  }
}

function cacheControlOf(answered: GraphQLRequestContextWillSendResponse<Context>): string {
  const { request, metrics, document, schema, errors, contextValue } = answered
  const isKeepable = request.http?.method === 'GET' && metrics.persistedQueryHit && !errors
  if (!isKeepable || !document || !isSameForAll(schema, document)) return 'no-store'
  if (contextValue.partner) return OWN
  return request.http?.headers.has('authorization') ? 'no-store' : SHARED
}

/** What was found of documents, which Apollo keeps: the same operation is not read for each request. */
const foundSame = new WeakMap<DocumentNode, boolean>()

/** Whether everybody who may ask gets the same: no root field is for persons, or about who asks. */
function isSameForAll(schema: GraphQLSchema, document: DocumentNode): boolean {
  const isSame = foundSame.get(document) ?? findSame(schema, document)
  foundSame.set(document, isSame)
  return isSame
}

function findSame(schema: GraphQLSchema, document: DocumentNode): boolean {
  const rules = new Map<string, Rule>(Object.entries(rootRules.Query))
  return rootFieldsOf(schema, document).every(
    (name) => name !== 'viewer' && ['anyone', 'catalogue'].includes(rules.get(name) ?? 'admin'),
  )
}

/** Also those of its fragments. */
function rootFieldsOf(schema: GraphQLSchema, document: DocumentNode): string[] {
  const names: string[] = []
  const types = new TypeInfo(schema)
  const enter = ({ name }: { name: { value: string } }) => {
    if (types.getParentType() === schema.getQueryType()) names.push(name.value)
    return false
  }
  visit(document, visitWithTypeInfo(types, { Field: enter }))
  return names
}
