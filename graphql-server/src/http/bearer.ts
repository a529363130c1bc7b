import type { FastifyRequest } from 'fastify'

/** The token of the header `Authorization: Bearer …`, or null. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer +([^\s]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
