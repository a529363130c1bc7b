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
  search(text: string, request: SearchRequest): Promise<SearchPage>
  /** Resolves when every product that stood in the database at the start can be found. */
  readonly ready: Promise<void>
  /** Products in the index. */
  readonly size: number
  /** Resolves when changes that had been recorded before the call can be found. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}
