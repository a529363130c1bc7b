import type { SearchDocument } from './ranking.ts'
import type { SavedIndex } from './saved-index.ts'

/** A product that was found, and how well it fits: its place is told by score, then by id, both descending. */
export interface SearchHit {
  id: string
  score: number
}

/** Which of the hits are wanted. */
export interface SearchWindow {
  first: number
  /** Only hits behind this one, which need not be there any more. */
  after?: SearchHit | null
  /** So many more are left out, for pages with numbers. */
  skip?: number
}

export interface SearchResult {
  hits: SearchHit[]
  /** Of all that match, on all pages. */
  totalCount: number
  hasNextPage: boolean
}

/**
 * The index in memory. Texts are words that a document must all hold; where no document does, any of
 * them will do. Names count most, then sub-categories, categories, units and descriptions; a whole
 * word counts more than the beginning of one, and that more than one with typing errors.
 */
export interface SearchIndex {
  /** Adds a document, or replaces the one of the same id. */
  put(document: SearchDocument): void
  remove(id: string): void
  find(text: string, window: SearchWindow): SearchResult
  readonly size: number
  save(): SavedIndex
  /** Takes what another index saved into this one, which must be empty. */
  restore(saved: SavedIndex): void
}
