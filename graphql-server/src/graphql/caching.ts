import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server'
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Context } from './context.ts'
import { rootRules } from './schema.ts'

/** Shared caches may keep it, and ask each time whether it still holds: prices must be right at once. */
const SHARED = 'public, no-cache'

/** Says in `cache-control` who may keep an answer: nobody but for what is public and asked for by hash with GET. */
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

/** Who comes with credentials, such as a partner with a key, would get 'private, no-cache' here. */
function cacheControlOf(answered: GraphQLRequestContextWillSendResponse<Context>): string {
  const { request, metrics, document, schema, errors } = answered
  const isKeepable = request.http?.method === 'GET' && metrics.persistedQueryHit && !errors
  if (!isKeepable || !document || request.http?.headers.has('authorization')) return 'no-store'
  return isPublic(schema, document) ? SHARED : 'no-store'
}

/** Whether everybody gets the same: each root field is for anyone, and none is about who asks. */
function isPublic(schema: GraphQLSchema, document: DocumentNode): boolean {
  const rules = new Map<string, string>(Object.entries(rootRules.Query))
  return rootFieldsOf(schema, document).every(
    (name) => name !== 'viewer' && rules.get(name) === 'anyone',
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
