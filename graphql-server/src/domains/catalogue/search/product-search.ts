import type { SearchExplanation } from '../../../contract/types.generated.ts'
import type { CatalogueSync } from '../reading/sync-catalogue.ts'
import type { Facets } from './facts/count-facets.ts'
import type { ProductFilter } from './facts/product-filter.ts'
import type {
  BrowseOptions,
  BrowseResult,
  SearchOptions,
  SearchResult,
  SearchWindow,
} from './search-index.ts'
import type { ProductIndex } from './product-index.ts'

interface BrowseRequest extends BrowseOptions, SearchWindow {}

interface SearchRequest extends SearchOptions, SearchWindow {}

/**
 * Finds products for a search query. A search server can implement this interface instead of the in-memory index. A
 * query without letters and digits finds nothing.
 */
export interface ProductSearch {
  search: (text: string, request: SearchRequest) => Promise<SearchResult>
  /** Lists products that pass a filter. */
  browse: (request: BrowseRequest) => Promise<BrowseResult>
  /** Counts a search's results, or all products, for each choice in the filter. */
  countFacets: (text: string | null, filter: ProductFilter) => Promise<Facets>
  /** Explains whether and why a search finds a product. Returns null if there is no product with this id. */
  explain: (text: string, id: string) => Promise<SearchExplanation | null>
  /** Ranks products by recently ordered pieces. The keys are product ids. */
  setSales: (pieces: ReadonlyMap<string, number>) => void
  /** Whether searches are answered without waiting for the index. */
  isReady: () => boolean
  /** The number of searchable products. */
  size: () => number
}

/** Searches this process's index. Waits until it is loaded, and fails while it cannot be loaded. */
export function productSearch(
  index: Pick<ProductIndex, 'find' | 'browse' | 'countFacets' | 'explain' | 'setSales' | 'size'>,
  { whenLoaded, isLoaded }: Pick<CatalogueSync, 'whenLoaded' | 'isLoaded'>,
): ProductSearch {
  return {
    isReady: isLoaded,
    size: () => index.size,
    setSales: (pieces) => index.setSales(pieces),
    async browse(request) {
      await whenLoaded()
      return index.browse(request)
    },
    async countFacets(text, filter) {
      await whenLoaded()
      return index.countFacets(text, filter)
    },
    async explain(text, id) {
      await whenLoaded()
      return index.explain(text, id)
    },
    async search(text, { first, after, skip, ...options }) {
      await whenLoaded()
      return index.find(text, { first, after, skip }, options)
    },
  }
}
