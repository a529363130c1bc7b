import type { CatalogueSync } from '../reading/sync-catalogue.ts'
import type { ProductIndex } from './product-index.ts'
import { decodeCursor, encodeCursor } from './search-cursor.ts'

/** A page of hits with a cursor each. */
export interface SearchPage {
  hits: { id: string; cursor: string }[]
  totalCount: number
  hasNextPage: boolean
  hasPreviousPage: boolean
}

export interface SearchRequest {
  /** Size of the page. */
  first: number
  /** Cursor of the hit to go on behind. Refused when it is none of a search (BAD_USER_INPUT). */
  after?: string | null
  /** So many more hits are left out, for pages with numbers. */
  skip?: number
}

/**
 * Finds products by text. Behind this interface a search cluster can replace the index in memory.
 * A text without any letter or digit finds nothing: who wants every product lists them.
 */
export interface ProductSearch {
  search: (text: string, request: SearchRequest) => Promise<SearchPage>
  /** Whether a search is answered without waiting for the index. */
  isReady: () => boolean
}

/** Searches the index of this process. Waits until it is whenLoaded; fails while it can't be whenLoaded. */
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
