import type { DocumentNode } from 'graphql'
import { type Handlers, type Request, handle, isHandled } from './operations.ts'
import { completeReply } from './reply.ts'

export interface SentRequest extends Request {
  document: DocumentNode
}

/** Returns the reply from a server with these handlers. */
export async function answer({ document, ...request }: SentRequest, handlers: Handlers) {
  const reply = isHandled(request, handlers) && (await handle(request, handlers))
  if (!reply) throw new Error(`The test's server does not know ${request.operation}`)
  if ('errors' in reply) return reply
  return completeReply(document, request.variables, reply)
}
