import type { FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { Context } from '../../graphql/context.ts'
import { isOfWebApp, type OperationName } from '../../graphql/persisted-operations.ts'

/**
 * Allows the web app's own operations, and others for admins and partners only. Does not read the text of the
 * operation.
 */
export async function requireKnownOperation(
  request: FastifyRequest,
  context: Context,
): Promise<void> {
  if ((await isOfWebApp(readOperationName(request))) || (await mayRunAny(context))) return
  const message =
    'This store runs the operations of its own web app alone. To run others, sign in as an admin or send an API key.'
  throw new GraphQLError(message, { extensions: { code: 'OPERATION_NOT_ALLOWED' } })
}

async function mayRunAny(context: Context): Promise<boolean> {
  return context.partner !== null || (await context.viewer())?.user.role === 'ADMIN'
}

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

/** Read from the same place as Apollo Server does, so that the checked operation is the one that runs. */
function readOperationName({ method, url, body }: FastifyRequest): OperationName {
  if (method !== 'GET') return operation.parse(body)
  const given = new URL(url, 'http://localhost').searchParams
  return operation.parse({
    query: given.get('query') ?? undefined,
    extensions: readJson(given.get('extensions')),
  })
}

function readJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
