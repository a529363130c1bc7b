import type { FastifyRequest } from 'fastify'
import type { Caller } from '../graphql/context.ts'

/** Who sends the request: the token of `Authorization: Bearer …`, and what the device calls itself. */
export function callerOf({ headers }: FastifyRequest): Caller {
  const bearer = /^Bearer +([^\s]+)$/i.exec(headers.authorization ?? '')
  return { accessToken: bearer?.[1] ?? null, userAgent: headers['user-agent'] ?? null }
}
