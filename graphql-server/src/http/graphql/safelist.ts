import type { FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { Context } from '../../graphql/context/context.ts'
import { isOfWebApp } from '../../graphql/persisted-operations.ts'
import { readOperationName } from '../operation-name.ts'

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
    "Only the web app's own operations are allowed. To run others, sign in as an admin or send an API key."
  throw new GraphQLError(message, { extensions: { code: 'OPERATION_NOT_ALLOWED' } })
}

async function mayRunAny(context: Context): Promise<boolean> {
  return context.partner !== null || (await context.viewer())?.user.role === 'ADMIN'
}
