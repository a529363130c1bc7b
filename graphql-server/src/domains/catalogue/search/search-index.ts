import type { SearchExplanation, ShopSort } from '../../../contract/types.generated.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Facets } from './facts/count-facets.ts'
import type { ProductFilter } from './facts/product-filter.ts'
import type { SearchDocument } from './inverted-index/ranking.ts'
import type { SavedIndex } from './inverted-index/saved-index.ts'

/** A found product. Hits are sorted by score, then by id, both descending. */
export interface SearchHit {
  id: string
  /** The relevance, or the value that sorts the list. A whole number up to a billion. */
  score: number
}

/** The range of hits to return. */
export interface SearchWindow {
  first: number
  /** Returns only hits after this one, which may have been removed. */
  after?: SearchHit | null
  /** The number of hits to skip, for numbered pages. */
  skip?: number
}

/** A list's filter and order. */
export interface BrowseOptions {
  filter?: ProductFilter
  sort?: ShopSort
}

export interface SearchOptions extends BrowseOptions {
  /** The meanings of words for this search. The default is the lexicon that was set. */
  lexicon?: Lexicon
}

export interface BrowseResult {
  hits: SearchHit[]
  totalCount: number
  hasNextPage: boolean
}

export interface SearchResult extends BrowseResult {
  /** Whether no document contains all words, so that up to 50 documents with some of them were found. */
  isRelaxed: boolean
  /** The query with other spellings for words that no document contains, or null. */
  correctedText: string | null
}

/**
 * A search index for the products in a table. A document must contain all words in the query, or words with the same
 * meaning. If no document does, any word is enough. If the query is a code, documents with this code come first. Names
 * count most, then brands, compositions, sub-categories, categories, manufacturers, units and descriptions. Whole words
 * count more than prefixes, and prefixes more than words with typing errors.
 */
export interface SearchIndex {
  /** Adds or replaces the document for a row in the table. Call it after each change to the row. */
  put(row: number, document: SearchDocument): void
  /** Call it after the row was removed from the table. */
  remove(row: number): void
  find(text: string, window: SearchWindow, options?: SearchOptions): SearchResult
  /** Lists the documents that pass the filter. */
  browse(request: BrowseOptions & SearchWindow): BrowseResult
  /** Counts the documents that a search finds, or all documents. */
  countFacets(text: string | null, filter: ProductFilter): Facets
  /**
   * Explains whether and why a search finds a document. A query without words lists all products, so it finds every
   * document. Returns null if there is no document with this id.
   */
  explain(text: string, id: string): SearchExplanation | null
  /** Ranks documents by recently ordered pieces. The keys are product ids. */
  setSales(pieces: ReadonlyMap<string, number>): void
  /** Replaces the meanings of words from the next search on. */
  setLexicon(lexicon: Lexicon): void
  save(): SavedIndex
  /** Restores a saved index. This index must be empty. */
  restore(saved: SavedIndex): void
}
