import type { ApolloServer } from '@apollo/server'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FastifyReply } from 'fastify'
import { GraphQLError, print, type DocumentNode, type FormattedExecutionResult } from 'graphql'
import type { Context } from '../../graphql/context/context.ts'
import { findUserErrors } from '../../lib/user-error.ts'
import { readTemplate } from '../../lib/messages/params.ts'
import { joinErrors } from './errors.ts'
import type { RestRequest } from './route.ts'

/** The printed operations, because printing takes longer than executing many of them. */
const texts = new WeakMap<DocumentNode, string>()

function printOnce(operation: DocumentNode): string {
  const text = texts.get(operation) ?? print(operation)
  texts.set(operation, text)
  return text
}

/** Returns the function that runs operations for a request. It copies the header Retry-After to the reply. */
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

/** The data of a result. Throws the first error, or the user errors of a mutation as one error. */
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

/** A value that is null only beside an error, which was thrown before. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value is missing without an error.')
  return value
}
