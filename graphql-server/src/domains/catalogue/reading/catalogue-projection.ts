import type { Types } from 'mongoose'
import { z } from 'zod'
import type { CatalogueKind } from '../changes/record-changes.ts'
import type { CategoryRecord } from '../record/category.model.ts'
import type { ProductRecord } from '../record/product.model.ts'
import type { SubCategoryRecord } from '../record/sub-category.model.ts'
import type { CatalogueNames } from './name-index.ts'
import { type ProductTable, savedTableSchema, toTableProduct } from './table/product-table.ts'

/** Data that this process derives from the whole catalogue: the product table and its followers. */
export interface CatalogueProjection {
  putCategory(category: CategoryRecord): void
  putSubCategory(subCategory: SubCategoryRecord): void
  /** Adds or replaces a product. Put its categories and sub-categories first. */
  putProduct(product: ProductRecord): void
  remove(kind: CatalogueKind, id: Types.ObjectId): void
  clear(): void
  /** Returns the product data for serialization. */
  save(): unknown
  /** Restores data from `save`. Put the categories and sub-categories first. Returns false if the data is unusable. */
  restore(saved: unknown): boolean
}

/** Data about the table's products, by row. It is updated after each change to the table. */
export interface TableFollower {
  put(row: number, product: ProductRecord): void
  remove(row: number, id: string): void
  clear(): void
}

/** A follower that takes long to build. */
export interface SavedFollower extends TableFollower {
  save(): unknown
  /** Returns false if the data is unusable. */
  restore(saved: unknown): boolean
}

interface Projected {
  table: ProductTable
  names: CatalogueNames
  index: SavedFollower
  others: TableFollower[]
}

const schema = z.object({ table: savedTableSchema, index: z.unknown() })

/** Keeps the product table and its followers up to date. */
export function projectCatalogue({ table, names, index, others }: Projected): CatalogueProjection {
  const followers = [index, ...others]
  return {
    putCategory: (category) => names.categories.put(category),
    putSubCategory: (subCategory) => names.subCategories.put(subCategory),
    putProduct(product) {
      const row = table.put(toTableProduct(product))
      for (const follower of followers) follower.put(row, product)
    },
    remove(kind, _id) {
      const id = _id.toHexString()
      if (kind === 'category') names.categories.remove(id)
      else if (kind === 'subCategory') names.subCategories.remove(id)
      else {
        const row = table.remove(id)
        if (row !== undefined) for (const follower of followers) follower.remove(row, id)
      }
    },
    clear() {
      for (const part of [names.categories, names.subCategories, table, ...followers]) part.clear()
    },
    save: () => ({ table: table.save(), index: index.save() }),
    restore(saved) {
      const { data } = schema.safeParse(saved)
      if (data) table.restore(data.table)
      return data !== undefined && index.restore(data.index)
    },
  }
}
