import type { Types } from 'mongoose'
import { groupBy } from '../../../lib/database/loaders.ts'
import type { PageRange } from '../../../lib/database/pagination.ts'
import type { CategoryRecord } from '../record/category.model.ts'
import type { ProductRecord } from '../record/product.model.ts'
import type { SubCategoryRecord } from '../record/sub-category.model.ts'

/** The products in a category, in a sub-category, or in both. Without either, all products. */
export interface CategoryFilter {
  categoryId?: Types.ObjectId
  subCategoryId?: Types.ObjectId
}

export interface RowRequest {
  categoryId: string
  first: number
}

/** Reads the catalogue from the database or from memory. Do not modify the results, because they may be shared. */
export interface CatalogueReader {
  /** Returns the existing products, in any order. */
  products: (ids: Types.ObjectId[]) => Promise<ProductRecord[]>
  /** Returns the existing categories, in any order. */
  categories: (ids: Types.ObjectId[]) => Promise<CategoryRecord[]>
  /** Returns the existing sub-categories, in any order. */
  subCategories: (ids: Types.ObjectId[]) => Promise<SubCategoryRecord[]>
  /** Sorted by name. */
  allCategories: () => Promise<CategoryRecord[]>
  /** Sorted by name. */
  allSubCategories: () => Promise<SubCategoryRecord[]>
  /** Returns a list for each category, sorted by name. */
  findSubCategories: (categoryIds: readonly string[]) => Promise<SubCategoryRecord[][]>
  /** Returns a list for each category, newest first. */
  newestProducts: (rows: readonly RowRequest[]) => Promise<ProductRecord[][]>
  /** A page's rows, newest first, and one more row if there is another page. */
  page: (filter: CategoryFilter, page: PageRange) => Promise<ProductRecord[]>
  /** The id at this position, counted from 1 for the newest product. Null if there are fewer products. */
  idAt: (filter: CategoryFilter, position: number) => Promise<Types.ObjectId | null>
  count: (filter: CategoryFilter) => Promise<number>
  /** Marks products as changed before the next poll, so that the next read returns their current state. */
  evict: (ids: Types.ObjectId[]) => void
}

type Groups = Map<string, SubCategoryRecord[]>

/** The list in memory stays the same object until it changes, so it is grouped only once. */
const known = new WeakMap<SubCategoryRecord[], Groups>()

/** Groups sub-categories by category, in their order. */
export function groupByCategory(
  categoryIds: readonly string[],
  subCategories: SubCategoryRecord[],
): SubCategoryRecord[][] {
  const group = () => groupBy(subCategories, (row) => row.categoryIds.map((id) => id.toHexString()))
  const groups = known.get(subCategories) ?? group()
  known.set(subCategories, groups)
  return categoryIds.map((id) => groups.get(id) ?? [])
}
