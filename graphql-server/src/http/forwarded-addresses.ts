import type { FastifyInstance } from 'fastify'
import { isIP, SocketAddress } from 'node:net'

/**
 * Brings the addresses that proxies have forwarded into one form before they are compared with those of trusted proxies.
 * What stands before an entry that is no address is dropped, because the proxy that wrote that entry does not say where
 * the request came from, and a client may have written the rest.
 */
export function normalizeForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) {
      const entries = String(forwarded).split(',').map(normalizeAddress)
      const known = entries.slice(entries.lastIndexOf(null) + 1)
      if (known.length > 0) headers['x-forwarded-for'] = known.join(',')
      else delete headers['x-forwarded-for']
    }
    done()
  })
}

/**
 * An address without port, brackets and zone, in the shortest form, and IPv4 if it is mapped to IPv6. Null for
 * anything else.
 */
export function normalizeAddress(text: string): string | null {
  const entry = text.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(entry) ?? []
  const [, withoutPort] = /^([\d.]+):\d{1,5}$/.exec(entry) ?? []
  const address = (bracketed ?? withoutPort ?? entry).replace(/%.*$/, '')
  const family = isIP(address)
  if (family === 0) return null
  if (family === 4) return address
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(shortest)?.[1] ?? shortest
}
