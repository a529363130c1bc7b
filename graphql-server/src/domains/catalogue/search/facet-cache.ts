import { LRUCache } from 'lru-cache'
import type { SearchIndex } from './search-index.ts'
import type { Facets } from './facts/count-facets.ts'
import type { ProductFilter } from './facts/product-filter.ts'

type CountFacets = SearchIndex['countFacets']

/** Each takes a few kilobytes. */
const MAX_COUNTED = 200
/** Filters with a longer key are counted each time, so that they do not fill the memory. */
const MAX_KEY = 2_000

/** Counts the facets of a text and a filter once until the index changes. The results are shared: do not modify them. */
export function createFacetCache(countFacets: CountFacets): {
  count: CountFacets
  /** Must be called with each change of the index. */
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

/** The same for filters that differ in the order of their parts. */
function keyOf(text: string | null, filter: ProductFilter): string {
  const parts = Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1))
  const values = parts.map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ])
  return JSON.stringify([text, values])
}
