/** The id at the end of the address of an item. */
const ITEM = /-[0-9a-f]{24}\/?$/i

/**
 * Understands old links to items whose names have a bare `?` or `#`, so that the browser takes the id for a part of the
 * query or the fragment. Returns the address with these characters encoded, or null for any other address.
 */
export function repairAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const rest = search + hash
  return ITEM.test(rest) ? pathname + rest.replace(/[?#]/g, encodeURIComponent) : null
}
