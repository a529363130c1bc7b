import { folders } from '../../../settings/folders.ts'
import { createCacheValidity, type CacheValidity } from '../../../lib/cache/cache-validity.ts'
import { followPublishedWords } from '../search-words/follow-published-words.ts'
import { extendLexicon, getLexicon } from '../search/lexicon/read-lexicon.ts'
import { createCatalogueMemory } from '../search/catalogue-memory.ts'
import { productSearch } from '../search/product-search.ts'
import { createPopularSearches } from '../search/suggestions/popular-searches.ts'
import { createSuggest } from '../search/suggestions/suggestions.ts'
import type { ProductColumns } from '../reading/table/product-columns.ts'
import type { CatalogueReader } from '../reading/catalogue-reader.ts'
import { databaseReader } from '../reading/database-reader.ts'
import { syncCatalogue, type OnProgress } from '../reading/sync-catalogue.ts'
import type { CatalogueFile } from '../reading/saved-catalogue.ts'

export interface ReadingOptions {
  now?: () => number
  /** The file for saving the in-memory catalogue between two starts. Without it, each start builds the catalogue. */
  file?: CatalogueFile
  onProgress?: OnProgress
}

export interface SearchState {
  /** The number of products in the search index. */
  products: number
  /** The age in milliseconds of the oldest change that may be missing. Null while the catalogue is not loaded. */
  lag: number | null
}

/** Creates the readers and indexes that a process needs for the catalogue, and the sync that keeps them up to date. */
export function createCatalogueReading({ now, ...options }: ReadingOptions = {}) {
  const validity = createCacheValidity(now)
  const lexicon = getLexicon(folders.searchWords)
  const memory = createCatalogueMemory({ lexicon, validity })
  const { table, names, columns, index, projection } = memory
  const popular = createPopularSearches()
  const sync = syncCatalogue({ projection, validity, ...options })
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
    catalogue: readerWithFallback(validity, memory.reader),
    search: productSearch(index, sync),
    /** Returns the columns of all products, with the latest changes. */
    async readColumns(): Promise<ProductColumns> {
      await sync.whenCurrent()
      return columns
    },
    /** Returns the columns of all products as of the last poll, without a command. */
    async readRecentColumns(): Promise<ProductColumns> {
      await sync.whenLoaded()
      return columns
    },
    measureSearch: (): SearchState => ({ products: table.ids.size, lag: sync.lag() }),
    suggest: createSuggest({ table, names, search: index, popular }, sync),
    setPopularSearches: (texts: readonly string[]) => popular.set(texts),
  }
}

/** Reads from memory while it is valid, and otherwise from the database. Decides for each read. */
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
