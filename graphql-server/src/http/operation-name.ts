import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OperationName } from '../graphql/persisted-operations.ts'

const text = z.string().optional().catch(undefined)
const hash = z
  .object({ persistedQuery: z.object({ sha256Hash: text }) })
  .transform(({ persistedQuery }) => persistedQuery.sha256Hash)
  .optional()
  .catch(undefined)
const operation = z
  .object({ query: text, extensions: hash })
  .transform(({ query, extensions }): OperationName => ({ text: query, hash: extensions }))
  .catch({ text: undefined, hash: undefined })

/** Reads the operation from the same place as Apollo Server, so that it is the operation that runs. */
export function readOperationName({ method, url, body }: FastifyRequest): OperationName {
  if (method !== 'GET') return operation.parse(body)
  const parameters = new URL(url, 'http://localhost').searchParams
  return operation.parse({
    query: parameters.get('query') ?? undefined,
    extensions: readJson(parameters.get('extensions')),
  })
}

function readJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
