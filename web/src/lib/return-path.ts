/** Stands for wherever the store runs; nothing of it is used. */
const origin = 'http://store.invalid'

/** Pages that ask to sign in: going back to them would go in circles. */
const entrances = ['/login', '/register']

/**
 * Where to go after signing in, out of the navigation's state `{ from: '/cart?x=1' }`. Anything that is not a
 * path of this site gives the front page: an address that a stranger made must not lead away from the store.
 */
export function getReturnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && isOwnPath(from) ? from : '/'
}

/** The product that a guest pressed Add for, out of `{ from, add: '66f0…' }`. Null when there was none. */
export function getWantedProduct(state: unknown): string | null {
  const id = typeof state === 'object' && state !== null && 'add' in state ? state.add : null
  return typeof id === 'string' ? id : null
}

/** What browsers read as another host is '//host' and '/\host', also with tabs or line breaks in between. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return false
  const url = new URL(path, origin)
  return url.origin === origin && !entrances.includes(url.pathname)
}
