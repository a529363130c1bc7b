import type { ApolloServer } from '@apollo/server'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FastifyReply } from 'fastify'
import { print, type DocumentNode } from 'graphql'
import type { Context } from '../graphql/context.ts'
import { resultOf, type Names } from './result.ts'
import type { Run } from './row.ts'

/** The operations as texts: printing them takes longer than many of them. */
const texts = new WeakMap<DocumentNode, string>()

function textOf(operation: DocumentNode): string {
  const known = texts.get(operation)
  if (known !== undefined) return known
  const text = print(operation)
  texts.set(operation, text)
  return text
}

/** Runs operations for one request of a call with these names. When to try again stands in the headers of the reply. */
export function runWith(
  server: ApolloServer<Context>,
  contextValue: Context,
  reply: FastifyReply,
  names: Names = {},
): Run {
  return async <Result, Variables>(
    operation: TypedDocumentNode<Result, Variables>,
    variables: object,
  ) => {
    const request = { query: textOf(operation), variables }
    const { body, http } = await server.executeOperation<Result>(request, { contextValue })
    if (body.kind === 'incremental') throw new Error('No operation of REST is answered in parts.')
    const wait = http.headers.get('retry-after')
    if (wait !== undefined) void reply.header('retry-after', wait)
    return resultOf(body.singleResult, names)
  }
}
