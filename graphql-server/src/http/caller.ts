import type { FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import type { Caller } from '../graphql/context.ts'

/** Who sends the request: from where, with the token of `Authorization: Bearer …`, on what device. */
export function callerOf({ ip, headers }: FastifyRequest): Caller {
  const bearer = /^Bearer +([^\s]+)$/i.exec(headers.authorization ?? '')
  return {
    address: networkOf(ip),
    accessToken: bearer?.[1] ?? null,
    userAgent: headers['user-agent'] ?? null,
  }
}

/** An IPv4 address, or the first half of an IPv6 one: who has one address there has all that begin so. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [left = [], right = []] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
