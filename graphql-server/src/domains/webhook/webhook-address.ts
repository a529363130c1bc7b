import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/** Where webhooks may lead. */
export interface AddressRules {
  /** Whether this machine itself is allowed, also without TLS: during development alone. */
  loopback: boolean
}

export const NOT_PUBLIC = 'The address is not a public one.'

/** All public IPv6 addresses. In some of the others, such as ::7f00:1, IPv4 addresses hide. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Why nothing may be sent to this URL, in a sentence; null when it may, as far as it can be told without looking
 * names up. What a name leads to is asked for at each sending.
 */
export function checkWebhookUrl(text: string, rules: AddressRules): string | null {
  if (!URL.canParse(text)) return 'Please enter an address that begins with https://.'
  const url = new URL(text)
  const protocols = rules.loopback ? ['https:', 'http:'] : ['https:']
  if (!protocols.includes(url.protocol)) return 'The address must begin with https://.'
  if (url.username || url.password) return 'The address may not hold a user or password.'
  if (text.includes('#')) return 'The address may not hold a fragment (#).'
  const literal = literalAddress(url)
  return literal && !isAllowedAddress(literal, url, rules) ? NOT_PUBLIC : null
}

/** The IP address that a URL names by number, in whatever form, without brackets; null when it is a name. */
export function literalAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

/** Whether what goes to the URL may go to this IP address, to which its name leads now. */
export function isAllowedAddress(address: string, url: URL, { loopback }: AddressRules): boolean {
  if (isIP(address) === 0) return false
  const ip = ipaddr.process(address)
  const range = ip.range()
  if (range === 'loopback') return loopback
  const isPublic = range === 'unicast' && (ip.kind() === 'ipv4' || ip.match(PUBLIC_IPV6))
  return isPublic && url.protocol === 'https:'
}
