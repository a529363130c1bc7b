import type { FastifyInstance } from 'fastify'
import { isIP, SocketAddress } from 'node:net'

/**
 * Normalizes the addresses that proxies have forwarded, before they are compared with trusted proxies. Drops everything
 * before an entry that is not an address: the proxy that wrote that entry hides the request's origin, and a client may
 * have written the rest.
 */
export function normalizeForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) {
      const entries = String(forwarded).split(',').map(normalizeAddress)
      const addresses = entries.slice(entries.lastIndexOf(null) + 1)
      if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(',')
      else delete headers['x-forwarded-for']
    }
    done()
  })
}

/**
 * Returns an address in its shortest form, without port, brackets and zone. IPv4 mapped to IPv6 becomes IPv4. Returns
 * null for anything else.
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
