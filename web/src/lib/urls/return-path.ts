/** A placeholder for parsing relative URLs. */
const origin = 'http://store.invalid'

/** Pages that would redirect back in a circle. */
const entrances = ['/login', '/register']

/**
 * Returns the path to open after the login, from the navigation state `{ from: '/cart?x=1' }`. Returns `home` for
 * anything that is not a path on this site, to prevent open redirects.
 */
export function getReturnPath(state: unknown, home = '/'): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && isOwnPath(from) ? from : home
}

/** Returns the product that a guest wanted to add, from `{ from, add: '66f0…' }`, or null. */
export function getWantedProduct(state: unknown): string | null {
  const id = typeof state === 'object' && state !== null && 'add' in state ? state.add : null
  return typeof id === 'string' ? id : null
}

/** Browsers read '//host' and '/\host' as another host, also with tabs or line breaks in between. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return false
  const url = new URL(path, origin)
  return url.origin === origin && !entrances.includes(url.pathname)
}
