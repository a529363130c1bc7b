import { LRUCache } from 'lru-cache'
import { Types } from 'mongoose'
import type { Freshness } from '../../../lib/cache-validity.ts'
import type { CategoryRecord } from '../category/category.model.ts'
import type { ProductRecord } from '../product/product.model.ts'
import type { SubCategoryRecord } from '../category/sub-category.model.ts'
import type { CatalogueCopy } from './catalogue-copy.ts'
import { ofEachCategory, type CatalogueReader, type Shelf } from './catalogue-reader.ts'
import { databaseReader } from './database-reader.ts'
import { createNamedThings } from './named-things.ts'
import { createShelves, savedShelvesSchema } from './shelves.ts'

/** Products that are held whole. Of the others, those longest unused, it is only known where they stand. */
const MOST_PRODUCTS = 10_000

/**
 * What this process knows of the catalogue: all categories, sub-categories and shelves, and many of the products; one
 * that it does not hold is read from the database. Who fills it keeps it up to date.
 */
export interface CatalogueMemory extends CatalogueReader, CatalogueCopy {}

export function createCatalogueMemory(
  freshness: Freshness,
  mostProducts = MOST_PRODUCTS,
): CatalogueMemory {
  const categories = createNamedThings<CategoryRecord>()
  const subCategories = createNamedThings<SubCategoryRecord>()
  const products = new LRUCache<string, ProductRecord>({ max: mostProducts })
  const shelves = createShelves()

  /** The products of each list of ids, in its order: those that are not held with one command. */
  async function load(lists: string[][]): Promise<ProductRecord[][]> {
    const ids = [...new Set(lists.flat())]
    const held = new Map(ids.map((id) => [id, products.get(id)]))
    const missing = ids.filter((id) => !held.get(id))
    for (const product of await read(missing)) held.set(product._id.toHexString(), product)
    return lists.map((list) => list.flatMap((id) => held.get(id) ?? []))
  }

  /** What was read while the catalogue changed is not held. */
  async function read(ids: string[]): Promise<ProductRecord[]> {
    if (ids.length === 0) return []
    const { turn } = freshness
    const found = await databaseReader.products(ids.map((id) => new Types.ObjectId(id)))
    if (turn === freshness.turn)
      for (const product of found) products.set(product._id.toHexString(), product)
    return found
  }

  return {
    products: async (ids) => (await load([ids.map((id) => id.toHexString())])).flat(),
    categories: (ids) => Promise.resolve(categories.find(ids)),
    subCategories: (ids) => Promise.resolve(subCategories.find(ids)),
    allCategories: () => Promise.resolve(categories.all()),
    allSubCategories: () => Promise.resolve(subCategories.all()),
    subCategoriesOf: (categoryIds) =>
      Promise.resolve(ofEachCategory(categoryIds, subCategories.all())),
    newestProducts: (rows) =>
      load(
        rows.map(({ categoryId, first }) =>
          shelves.page([shelfOfCategory(categoryId)], { first, after: null }),
        ),
      ),
    async page(shelf, { first, after }) {
      const page = { first: first + 1, after: after?.toHexString() ?? null }
      return (await load([shelves.page(namesOf(shelf), page)])).flat()
    },
    count: (shelf) => Promise.resolve(shelves.count(namesOf(shelf))),
    forget: (ids) => ids.forEach((id) => products.delete(id.toHexString())),
    putCategory: (category) => categories.put(category),
    putSubCategory: (subCategory) => subCategories.put(subCategory),
    putProduct(product) {
      const id = product._id.toHexString()
      products.set(id, product)
      shelves.put(id, [
        ...new Set(product.categoryIds.map((each) => shelfOfCategory(each.toHexString()))),
        ...new Set(product.subCategoryIds.map((each) => shelfOfSubCategory(each.toHexString()))),
      ])
    },
    remove(kind, _id) {
      const id = _id.toHexString()
      if (kind === 'category') categories.remove(id)
      else if (kind === 'subCategory') subCategories.remove(id)
      else {
        products.delete(id)
        shelves.remove(id)
      }
    },
    save: () => shelves.save(),
    restore(saved) {
      const { data } = savedShelvesSchema.safeParse(saved)
      if (data) shelves.restore(data)
      return data !== undefined
    },
    clear() {
      for (const part of [categories, subCategories, products, shelves]) part.clear()
    },
  }
}

function namesOf({ categoryId, subCategoryId }: Shelf): string[] {
  return [
    ...(categoryId ? [shelfOfCategory(categoryId.toHexString())] : []),
    ...(subCategoryId ? [shelfOfSubCategory(subCategoryId.toHexString())] : []),
  ]
}

const shelfOfCategory = (id: string) => `category ${id}`
const shelfOfSubCategory = (id: string) => `sub-category ${id}`
