import type { ApolloServer } from '@apollo/server'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FastifyReply } from 'fastify'
import { GraphQLError, print, type DocumentNode, type FormattedExecutionResult } from 'graphql'
import type { Context } from '../../graphql/context/context.ts'
import { findUserErrors } from '../../lib/user-error.ts'
import { readTemplate } from '../../lib/messages/params.ts'
import { joinErrors } from './errors.ts'
import type { RestRequest } from './route.ts'

/** Caches printed operations, because printing often takes longer than executing them. */
const printed = new WeakMap<DocumentNode, string>()

function printOnce(operation: DocumentNode): string {
  const text = printed.get(operation) ?? print(operation)
  printed.set(operation, text)
  return text
}

/** Returns a function that runs operations for a request, and copies the header Retry-After to the reply. */
export function createRun(
  server: ApolloServer<Context>,
  contextValue: Context,
  reply: FastifyReply,
): RestRequest['run'] {
  return async <Result, Variables extends Record<string, unknown>>(
    operation: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ) => {
    const request = { query: printOnce(operation), variables }
    const { body, http } = await server.executeOperation<Result>(request, { contextValue })
    if (body.kind === 'incremental') throw new Error('REST cannot answer incrementally.')
    const wait = http.headers.get('retry-after')
    if (wait !== undefined) void reply.header('retry-after', wait)
    return readData(body.singleResult)
  }
}

/** Returns a result's data. Throws the first error, or a mutation's user errors as one error. */
function readData<Result>({
  data,
  errors: [error] = [],
}: Pick<FormattedExecutionResult<Result>, 'data' | 'errors'>): Result {
  if (error)
    throw new GraphQLError(error.message, {
      extensions: { code: error.extensions?.['code'], ...readTemplate(error.extensions) },
    })
  if (!data) throw new Error('The operation returned neither data nor an error.')
  const userErrors = Object.values(data).flatMap(findUserErrors)
  if (userErrors.length > 0) throw joinErrors(userErrors)
  return data
}

/** Returns a value that is null only next to an error, which has already been thrown. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value is missing without an error.')
  return value
}
