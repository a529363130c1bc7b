import type { Freshness } from '../../../lib/cache-validity.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { databaseReader } from './database-reader.ts'

/** Reads from memory while that is fresh, and else from the database: chosen anew for each read. */
export function freshestReader(freshness: Freshness, memory: CatalogueReader): CatalogueReader {
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
