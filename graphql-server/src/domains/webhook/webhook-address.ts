import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import type { Message } from '../../lib/messages/define-messages.ts'
import { webhookMessages } from './messages.ts'

/** Limits the addresses that webhooks may be sent to. */
export interface AddressRules {
  /** Whether this machine is allowed, even without TLS. Only true in development. */
  loopback: boolean
}

/** Contains all public IPv6 addresses. Some others, such as ::7f00:1, embed IPv4 addresses. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Returns the reason why nothing may be sent to this URL, or null. Does not look up names: their addresses are checked
 * at each delivery.
 */
export function checkWebhookUrl(
  text: string,
  rules: AddressRules,
): Message<'BAD_USER_INPUT'> | null {
  if (!URL.canParse(text)) return webhookMessages.WEBHOOK_ADDRESS_MALFORMED()
  const url = new URL(text)
  const protocols = rules.loopback ? ['https:', 'http:'] : ['https:']
  if (!protocols.includes(url.protocol)) return webhookMessages.WEBHOOK_ADDRESS_NOT_SECURE()
  if (url.username || url.password) return webhookMessages.WEBHOOK_ADDRESS_WITH_USER()
  if (text.includes('#')) return webhookMessages.WEBHOOK_ADDRESS_WITH_FRAGMENT()
  const literal = literalAddress(url)
  return literal && !isAllowedAddress(literal, url, rules)
    ? webhookMessages.WEBHOOK_ADDRESS_NOT_PUBLIC()
    : null
}

/** Returns the URL's IP address in any notation, without brackets, or null if the URL has a host name. */
function literalAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

/** Whether a request to the URL may be sent to this IP address, to which its host name resolves. */
export function isAllowedAddress(address: string, url: URL, { loopback }: AddressRules): boolean {
  if (isIP(address) === 0) return false
  const ip = ipaddr.process(address)
  const range = ip.range()
  if (range === 'loopback') return loopback
  const isPublic = range === 'unicast' && (ip.kind() === 'ipv4' || ip.match(PUBLIC_IPV6))
  return isPublic && url.protocol === 'https:'
}
