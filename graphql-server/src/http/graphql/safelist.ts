import type { FastifyRequest } from 'fastify'
import type { Context } from '../../graphql/context/context.ts'
import { isOfWebApp } from '../../graphql/persisted-operations.ts'
import { requestError } from '../../lib/errors.ts'
import { httpMessages } from '../messages.ts'
import { readOperationName } from '../operation-name.ts'

/** Allows only the web app's own operations, except for admins and partners. Does not parse the operation. */
export async function requireKnownOperation(
  request: FastifyRequest,
  context: Context,
): Promise<void> {
  if ((await isOfWebApp(readOperationName(request))) || (await mayRunAny(context))) return
  throw requestError(httpMessages.OPERATION_NOT_IN_WEB_APP())
}

async function mayRunAny(context: Context): Promise<boolean> {
  return context.partner !== null || (await context.viewer())?.user.role === 'ADMIN'
}
