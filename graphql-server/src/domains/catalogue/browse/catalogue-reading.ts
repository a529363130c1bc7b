import { folders } from '../../../settings/folders.ts'
import { createCacheValidity, type CacheValidity } from '../../../lib/cache/cache-validity.ts'
import { followPublishedWords } from '../search-words/follow-published-words.ts'
import { extendLexicon, getLexicon } from '../search/lexicon/read-lexicon.ts'
import { createProductIndex } from '../search/product-index.ts'
import { productSearch } from '../search/product-search.ts'
import { createPopularSearches } from '../search/suggestions/popular-searches.ts'
import { createSuggestionIndex } from '../search/suggestions/suggestion-index.ts'
import { createSuggest } from '../search/suggestions/suggestions.ts'
import { createInMemoryCatalogue } from '../reading/in-memory-catalogue.ts'
import { createProductColumns, type ProductColumns } from '../reading/product-columns.ts'
import type { CatalogueReader } from '../reading/catalogue-reader.ts'
import { databaseReader } from '../reading/database-reader.ts'
import { syncCatalogue, type OnProgress } from '../reading/sync-catalogue.ts'
import type { CatalogueFile } from '../reading/saved-catalogue.ts'

export interface ReadingOptions {
  now?: () => number
  /** Where the projections are saved between two starts. Without a file, they are built at each start. */
  file?: CatalogueFile
  onProgress?: OnProgress
}

export interface SearchState {
  /** How many products the search index has. */
  products: number
  /** The age of the oldest change that may be missing in it, in milliseconds. Null while it is not loaded. */
  lag: number | null
}

/** Creates everything with which a process reads and searches the catalogue, and the sync that keeps it up to date. */
export function createCatalogueReading({ now, ...options }: ReadingOptions = {}) {
  const validity = createCacheValidity(now)
  const memory = createInMemoryCatalogue(validity)
  const index = createProductIndex(getLexicon(folders.searchWords))
  const suggestions = createSuggestionIndex()
  const popular = createPopularSearches()
  const columns = createProductColumns()
  const projections = [memory, index, suggestions, columns]
  const sync = syncCatalogue({ projections, validity, ...options })
  const pollWords = followPublishedWords((lines) => {
    index.setLexicon(extendLexicon(folders.searchWords, lines))
    validity.advance()
  })
  return {
    sync: {
      ...sync,
      poll: async () => {
        await pollWords()
        await sync.poll()
      },
    },
    validity,
    catalogue: readerWithFallback(validity, memory),
    search: productSearch(index, sync),
    /** The columns of all products, with the latest changes. */
    async readColumns(): Promise<ProductColumns> {
      await sync.whenCurrent()
      return columns
    },
    /** The columns of all products as of the last poll, with no command. */
    async readRecentColumns(): Promise<ProductColumns> {
      await sync.whenLoaded()
      return columns
    },
    measureSearch: (): SearchState => ({ products: index.size, lag: sync.lag() }),
    suggest: createSuggest({ index: suggestions, search: index, popular, catalogue: memory }, sync),
    setPopularSearches: (texts: readonly string[]) => popular.set(texts),
  }
}

/** Reads from memory while it is valid, and otherwise from the database. Decided for each read. */
function readerWithFallback(validity: CacheValidity, memory: CatalogueReader): CatalogueReader {
  const reader = () => (validity.isValid() ? memory : databaseReader)
  return {
    products: (ids) => reader().products(ids),
    categories: (ids) => reader().categories(ids),
    subCategories: (ids) => reader().subCategories(ids),
    allCategories: () => reader().allCategories(),
    allSubCategories: () => reader().allSubCategories(),
    findSubCategories: (categoryIds) => reader().findSubCategories(categoryIds),
    newestProducts: (rows) => reader().newestProducts(rows),
    page: (filter, page) => reader().page(filter, page),
    idAt: (filter, position) => reader().idAt(filter, position),
    count: (filter) => reader().count(filter),
    evict: (ids) => memory.evict(ids),
  }
}
