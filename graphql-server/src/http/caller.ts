import type { FastifyRequest } from 'fastify'
import { KEY_MARK } from '../domains/partner/api-key.ts'
import type { Caller } from '../graphql/context/context.ts'
import { normalizeAddress } from './forwarded-addresses.ts'

/**
 * Reads the caller's address, device, token and key from a request. A key is sent as `x-api-key` or as bearer token. If
 * there is an `x-api-key`, the bearer is always treated as an access token.
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

/**
 * Returns an IPv4 address unchanged, and an IPv6 address's first half, because one customer usually has all addresses
 * with that prefix.
 */
export function toNetwork(ip: string): string {
  const address = normalizeAddress(ip) ?? ip
  if (!address.includes(':')) return address
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
