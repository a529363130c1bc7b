import { LRUCache } from 'lru-cache'
import type { SearchIndex } from './search-index.ts'
import type { Facets } from './facts/count-facets.ts'
import type { ProductFilter } from './facts/product-filter.ts'

type CountFacets = SearchIndex['countFacets']

/** Each entry takes a few kilobytes. */
const MAX_COUNTED = 200
/** Filters with a longer key are not cached, so that they do not fill the memory. */
const MAX_KEY = 2_000

/** Caches the facets for each text and filter until the index changes. The results are shared: do not modify them. */
export function createFacetCache(countFacets: CountFacets): {
  count: CountFacets
  /** Call it after each change to the index. */
  forget: () => void
} {
  const counted = new LRUCache<string, Facets>({ max: MAX_COUNTED })
  return {
    forget: () => counted.clear(),
    count(text, filter) {
      const key = keyOf(text, filter)
      const facets = counted.get(key) ?? countFacets(text, filter)
      if (key.length <= MAX_KEY) counted.set(key, facets)
      return facets
    },
  }
}

/** Returns the same key for filters that differ only in order. */
function keyOf(text: string | null, filter: ProductFilter): string {
  const parts = Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1))
  const values = parts.map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ])
  return JSON.stringify([text, values])
}
