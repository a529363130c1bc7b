/** The id at the end of an entity's URL. */
const ITEM = /-[0-9a-f]{24}\/?$/i

/**
 * Repairs old links to entities whose names contain a bare `?` or `#`, which make the browser read the id as part of
 * the query or the fragment. Returns the address with these characters encoded, or null for any other address.
 */
export function repairAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const rest = search + hash
  return ITEM.test(rest) ? pathname + rest.replace(/[?#]/g, encodeURIComponent) : null
}
