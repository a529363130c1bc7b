import type { SearchDocument } from './ranking.ts'
import type { SavedIndex } from './inverted-index/saved-index.ts'

/** A product that was found. Hits are sorted by score, then by id, both descending. */
export interface SearchHit {
  id: string
  score: number
}

/** The range of hits to return. */
export interface SearchWindow {
  first: number
  /** Only hits after this one, which may have been removed. */
  after?: SearchHit | null
  /** The number of hits to skip, for numbered pages. */
  skip?: number
}

export interface SearchResult {
  hits: SearchHit[]
  totalCount: number
  hasNextPage: boolean
}

/**
 * A search index in memory. A document must contain all words of the text, or words that mean the same. If no document
 * does, any of the words is enough. Names count most, then brands, compositions, sub-categories, categories,
 * manufacturers, units and descriptions; whole words count more than prefixes, and these more than words with typing
 * errors.
 */
export interface SearchIndex {
  /** Adds a document, or replaces the one with the same id. */
  put(document: SearchDocument): void
  remove(id: string): void
  find(text: string, window: SearchWindow): SearchResult
  readonly size: number
  save(): SavedIndex
  /** Restores what another index saved. This index must be empty. */
  restore(saved: SavedIndex): void
}
