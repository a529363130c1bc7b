import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/** Where webhooks may be sent to. */
export interface AddressRules {
  /** Whether this machine is allowed, even without TLS. Only in development. */
  loopback: boolean
}

export const NOT_PUBLIC = 'The address is not a public one.'

/** All public IPv6 addresses. Some of the others, such as ::7f00:1, embed IPv4 addresses. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Explains in a sentence why nothing may be sent to this URL, or returns null. Does not look up names: their
 * addresses are checked at each delivery.
 */
export function checkWebhookUrl(text: string, rules: AddressRules): string | null {
  if (!URL.canParse(text)) return 'Please enter an address that begins with https://.'
  const url = new URL(text)
  const protocols = rules.loopback ? ['https:', 'http:'] : ['https:']
  if (!protocols.includes(url.protocol)) return 'The address must begin with https://.'
  if (url.username || url.password) return 'The address must not contain a user or password.'
  if (text.includes('#')) return 'The address must not contain a fragment (#).'
  const literal = literalAddress(url)
  return literal && !isAllowedAddress(literal, url, rules) ? NOT_PUBLIC : null
}

/** The IP address in a URL in any notation, without brackets, or null if it has a name. */
function literalAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

/** Whether a request to the URL may be sent to this IP address, which its name currently resolves to. */
export function isAllowedAddress(address: string, url: URL, { loopback }: AddressRules): boolean {
  if (isIP(address) === 0) return false
  const ip = ipaddr.process(address)
  const range = ip.range()
  if (range === 'loopback') return loopback
  const isPublic = range === 'unicast' && (ip.kind() === 'ipv4' || ip.match(PUBLIC_IPV6))
  return isPublic && url.protocol === 'https:'
}
