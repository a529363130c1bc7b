import type { SearchExplanation, ShopSort } from '../../../contract/types.generated.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Facets } from './facts/count-facets.ts'
import type { ProductFilter } from './facts/product-filter.ts'
import type { SearchDocument } from './inverted-index/ranking.ts'
import type { SavedIndex } from './inverted-index/saved-index.ts'

/** A product that was found. Hits are sorted by score, then by id, both descending. */
export interface SearchHit {
  id: string
  /** How well it matches, or the value by which the list is sorted. A whole number of at most a billion. */
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

/** Which documents a list has, and its order. */
export interface BrowseOptions {
  filter?: ProductFilter
  sort?: ShopSort
}

export interface SearchOptions extends BrowseOptions {
  /** What words mean in this search. By default, what was set. */
  lexicon?: Lexicon
}

export interface BrowseResult {
  hits: SearchHit[]
  totalCount: number
  hasNextPage: boolean
}

export interface SearchResult extends BrowseResult {
  /** Whether no document contains all words, so that at most 50 with some of them were found. */
  isRelaxed: boolean
  /** The text with other spellings of words that no document contains, or null. */
  correctedText: string | null
}

/**
 * A search index of the products of a table. A document must contain all words of the text, or words that mean the same.
 * If no document does, any of the words is enough. Documents with a code that is the text come first. Names count most, then brands, compositions, sub-categories, categories,
 * manufacturers, units and descriptions; whole words count more than prefixes, and these more than words with typing
 * errors.
 */
export interface SearchIndex {
  /** Adds the document of a row of the table, or replaces it. Call it after each change of the row. */
  put(row: number, document: SearchDocument): void
  /** Call it after the row was removed from the table. */
  remove(row: number): void
  find(text: string, window: SearchWindow, options?: SearchOptions): SearchResult
  /** Lists the documents that fit the filter. */
  browse(request: BrowseOptions & SearchWindow): BrowseResult
  /** Counts the documents that a search finds, or all documents. */
  countFacets(text: string | null, filter: ProductFilter): Facets
  /**
   * Explains whether and why a search finds a document. A text without words, which lists all products, finds each. Null
   * if there is no document with this id.
   */
  explain(text: string, id: string): SearchExplanation | null
  /** Ranks documents by how many pieces were ordered lately, by id. */
  setSales(pieces: ReadonlyMap<string, number>): void
  /** Replaces what words mean from the next search on. */
  setLexicon(lexicon: Lexicon): void
  save(): SavedIndex
  /** Restores what another index saved. This index must be empty. */
  restore(saved: SavedIndex): void
}
