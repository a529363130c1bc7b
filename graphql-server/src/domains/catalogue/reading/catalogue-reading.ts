import { createFreshness, type Freshness } from '../../../lib/cache-validity.ts'
import { createProductIndex } from '../search/product-index.ts'
import { productSearch } from '../search/product-search.ts'
import { createCatalogueMemory } from './catalogue-memory.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { databaseReader } from './database-reader.ts'
import { followCatalogue, type OnProgress } from './follow-catalogue.ts'
import type { CatalogueFile } from './saved-catalogue.ts'

export interface ReadingOptions {
  now?: () => number
  /** Where the copies are kept between two starts; without one they are built at each start. */
  file?: CatalogueFile
  onProgress?: OnProgress
}

/** All by which one process reads and searches the catalogue, and the look that keeps it up to date. */
export function createCatalogueReading({ now, ...options }: ReadingOptions = {}) {
  const freshness = createFreshness(now)
  const memory = createCatalogueMemory(freshness)
  const index = createProductIndex()
  const following = followCatalogue({ copies: [memory, index], freshness, ...options })
  return {
    following,
    freshness,
    catalogue: readerWithFallback(freshness, memory),
    search: productSearch(index, following),
  }
}

/** Reads from memory while that is fresh, and else from the database: chosen anew for each read. */
function readerWithFallback(freshness: Freshness, memory: CatalogueReader): CatalogueReader {
  const reader = () => (freshness.isTrusted() ? memory : databaseReader)
  return {
    products: (ids) => reader().products(ids),
    categories: (ids) => reader().categories(ids),
    subCategories: (ids) => reader().subCategories(ids),
    allCategories: () => reader().allCategories(),
    allSubCategories: () => reader().allSubCategories(),
    subCategoriesOf: (categoryIds) => reader().subCategoriesOf(categoryIds),
    newestProducts: (rows) => reader().newestProducts(rows),
    page: (shelf, page) => reader().page(shelf, page),
    count: (shelf) => reader().count(shelf),
    forget: (ids) => memory.forget(ids),
  }
}
