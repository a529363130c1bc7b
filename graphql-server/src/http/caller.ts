import type { FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import { KEY_MARK } from '../domains/partner/api-key.ts'
import type { Caller } from '../graphql/context.ts'

/**
 * Who sends the request: from where, on what device, with which token or key. A key comes as `x-api-key` or as
 * bearer; beside an `x-api-key` every bearer is taken for a token.
 */
export function readCaller({ ip, headers }: FastifyRequest): Caller {
  const bearer = /^Bearer +([^\s]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
  const header = headers['x-api-key']?.toString() ?? null
  const isKey = header === null && bearer !== null && bearer.startsWith(KEY_MARK)
  return {
    address: toNetwork(ip),
    accessToken: isKey ? null : bearer,
    apiKey: isKey ? bearer : header,
    userAgent: headers['user-agent'] ?? null,
  }
}

/** An IPv4 address, or the first half of an IPv6 one: who has one address there has all that begin so. */
export function toNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [left = [], right = []] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
