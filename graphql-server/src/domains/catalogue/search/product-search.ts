import type { CatalogueSync } from '../reading/sync-catalogue.ts'
import type { ProductIndex } from './product-index.ts'
import { decodeCursor, encodeCursor } from './search-cursor.ts'

export interface SearchPage {
  hits: { id: string; cursor: string }[]
  totalCount: number
  hasNextPage: boolean
  hasPreviousPage: boolean
}

export interface SearchRequest {
  first: number
  /** The cursor of the hit before the page. Throws BAD_USER_INPUT for a malformed one. */
  after?: string | null
  /** The number of hits to skip, for numbered pages. */
  skip?: number
}

/**
 * Finds products by text. A search server can implement this interface instead of the index in memory. A text without
 * letters and digits finds nothing.
 */
export interface ProductSearch {
  search: (text: string, request: SearchRequest) => Promise<SearchPage>
  /** Whether searches are answered without waiting for the index. */
  isReady: () => boolean
}

/** Searches the index of this process. Waits until it is loaded; fails while it can't be loaded. */
export function productSearch(
  index: Pick<ProductIndex, 'find'>,
  { whenLoaded, isLoaded }: Pick<CatalogueSync, 'whenLoaded' | 'isLoaded'>,
): ProductSearch {
  return {
    isReady: isLoaded,
    async search(text, { first, after, skip = 0 }) {
      await whenLoaded()
      const result = index.find(text, { first, skip, after: after ? decodeCursor(after) : null })
      return {
        hits: result.hits.map((hit) => ({ id: hit.id, cursor: encodeCursor(hit) })),
        totalCount: result.totalCount,
        hasNextPage: result.hasNextPage,
        hasPreviousPage: Boolean(after) || skip > 0,
      }
    },
  }
}
