import type { SearchExplanation } from '../../../contract/types.generated.ts'
import type { CatalogueSync } from '../reading/sync-catalogue.ts'
import type { Facets } from './facts/count-facets.ts'
import type { ProductFilter } from './facts/product-filter.ts'
import type { BrowseOptions, BrowseResult, SearchOptions, SearchWindow } from './search-index.ts'
import type { ProductIndex } from './product-index.ts'
import { decodeCursor, encodeCursor } from './search-cursor.ts'

export interface BrowsePage {
  hits: { id: string; cursor: string }[]
  totalCount: number
  hasNextPage: boolean
  hasPreviousPage: boolean
}

export interface SearchPage extends BrowsePage {
  /** Whether no product has all words of the search, so that some of them were enough. */
  isRelaxed: boolean
  /** The text with other spellings of unknown words, or null. */
  correctedText: string | null
}

interface PageWindow {
  first: number
  /** The cursor of the hit before the page. Throws BAD_USER_INPUT for a malformed one. */
  after?: string | null
  /** The number of hits to skip, for numbered pages. */
  skip?: number
}

export interface BrowseRequest extends BrowseOptions, PageWindow {}

export interface SearchRequest extends SearchOptions, PageWindow {}

/**
 * Finds products by text. A search server can implement this interface instead of the index in memory. A text without
 * letters and digits finds nothing.
 */
export interface ProductSearch {
  search: (text: string, request: SearchRequest) => Promise<SearchPage>
  /** Lists products that fit a filter. */
  browse: (request: BrowseRequest) => Promise<BrowsePage>
  /** Counts the products that a search finds, or all products, by what they can be filtered by. */
  countFacets: (text: string | null, filter: ProductFilter) => Promise<Facets>
  /** Explains whether and why a search finds a product. Null if there is no product with this id. */
  explain: (text: string, id: string) => Promise<SearchExplanation | null>
  /** Ranks products by how many pieces were ordered lately, by id. */
  setSales: (pieces: ReadonlyMap<string, number>) => void
  /** Whether searches are answered without waiting for the index. */
  isReady: () => boolean
  /** The number of products that are searched. */
  size: () => number
}

/** Searches the index of this process. Waits until it is loaded; fails while it can't be loaded. */
export function productSearch(
  index: Pick<ProductIndex, 'find' | 'browse' | 'countFacets' | 'explain' | 'setSales' | 'size'>,
  { whenLoaded, isLoaded }: Pick<CatalogueSync, 'whenLoaded' | 'isLoaded'>,
): ProductSearch {
  return {
    isReady: isLoaded,
    size: () => index.size,
    setSales: (pieces) => index.setSales(pieces),
    async browse({ first, after, skip, ...options }) {
      await whenLoaded()
      const window = toWindow({ first, after, skip })
      return toPage(index.browse(options, window), window)
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
      const window = toWindow({ first, after, skip })
      const { isRelaxed, correctedText, ...result } = index.find(text, window, options)
      return { ...toPage(result, window), isRelaxed, correctedText }
    },
  }
}

function toWindow({ first, after, skip = 0 }: PageWindow): SearchWindow {
  return { first, skip, after: after ? decodeCursor(after) : null }
}

function toPage({ hits, ...result }: BrowseResult, { after, skip = 0 }: SearchWindow): BrowsePage {
  return {
    ...result,
    hits: hits.map((hit) => ({ id: hit.id, cursor: encodeCursor(hit) })),
    hasPreviousPage: Boolean(after) || skip > 0,
  }
}
