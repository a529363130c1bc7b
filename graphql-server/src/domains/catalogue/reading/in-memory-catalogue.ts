import { LRUCache } from 'lru-cache'
import { Types } from 'mongoose'
import type { CacheValidity } from '../../../lib/cache/cache-validity.ts'
import type { ProductRecord } from '../record/product.model.ts'
import type { TableFollower } from './catalogue-projection.ts'
import { groupByCategory, type CatalogueReader, type CategoryFilter } from './catalogue-reader.ts'
import { databaseReader } from './database-reader.ts'
import type { CatalogueNames } from './name-index.ts'
import { createPlaceList, type PlaceFilter } from './table/place-list.ts'
import type { ProductTable } from './table/product-table.ts'

/** The maximum number of complete products in memory. The least recently used ones are only in the table. */
const MAX_PRODUCTS = 10_000

/**
 * The catalogue in this process's memory: all categories and sub-categories, and many products. Other products are read
 * from the database.
 */
export interface InMemoryCatalogue extends CatalogueReader, TableFollower {}

interface Held {
  table: ProductTable
  names: CatalogueNames
  validity: CacheValidity
}

export function createInMemoryCatalogue(
  { table, names, validity }: Held,
  maxProducts = MAX_PRODUCTS,
): InMemoryCatalogue {
  const { categories, subCategories } = names
  const products = new LRUCache<string, ProductRecord>({ max: maxProducts })
  const places = createPlaceList(table)
  const listIds = (...page: Parameters<typeof places.page>) =>
    places.page(...page).map(table.ids.idOf)

  /** Loads the products for each list of ids in order. Reads missing ones with one command. */
  async function load(lists: string[][]): Promise<ProductRecord[][]> {
    const ids = [...new Set(lists.flat())]
    const cached = new Map(ids.map((id) => [id, products.get(id)]))
    const missing = ids.filter((id) => !cached.get(id))
    for (const product of await read(missing)) cached.set(product._id.toHexString(), product)
    return lists.map((list) => list.flatMap((id) => cached.get(id) ?? []))
  }

  /** Does not keep data that was read while the catalogue changed. */
  async function read(ids: string[]): Promise<ProductRecord[]> {
    if (ids.length === 0) return []
    const { generation } = validity
    const found = await databaseReader.products(ids.map((id) => new Types.ObjectId(id)))
    if (generation === validity.generation)
      for (const product of found) products.set(product._id.toHexString(), product)
    return found
  }

  return {
    products: async (ids) => (await load([ids.map((id) => id.toHexString())])).flat(),
    categories: (ids) => Promise.resolve(categories.find(ids)),
    subCategories: (ids) => Promise.resolve(subCategories.find(ids)),
    allCategories: () => Promise.resolve(categories.all()),
    allSubCategories: () => Promise.resolve(subCategories.all()),
    findSubCategories: (categoryIds) =>
      Promise.resolve(groupByCategory(categoryIds, subCategories.all())),
    newestProducts: (rows) =>
      load(rows.map(({ categoryId, first }) => listIds({ categoryId }, { first, after: null }))),
    async page(filter, { first, after }) {
      const page = { first: first + 1, after: after?.toHexString() ?? null }
      return (await load([listIds(toPlaces(filter), page)])).flat()
    },
    idAt(filter, position) {
      const row = places.page(toPlaces(filter), { first: position, after: null })[position - 1]
      return Promise.resolve(row === undefined ? null : new Types.ObjectId(table.ids.idOf(row)))
    },
    count: (filter) => Promise.resolve(places.count(toPlaces(filter))),
    evict: (ids) => ids.forEach((id) => products.delete(id.toHexString())),
    put: (_row, product) => products.set(product._id.toHexString(), product),
    remove: (_row, id) => products.delete(id),
    clear: () => products.clear(),
  }
}

function toPlaces({ categoryId, subCategoryId }: CategoryFilter): PlaceFilter {
  return { categoryId: categoryId?.toHexString(), subCategoryId: subCategoryId?.toHexString() }
}
