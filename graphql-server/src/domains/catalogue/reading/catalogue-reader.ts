import type { Types } from 'mongoose'
import { groupBy } from '../../../lib/database/loaders.ts'
import type { PageRange } from '../../../lib/database/pagination.ts'
import type { CategoryRecord } from '../record/category.model.ts'
import type { ProductRecord } from '../record/product.model.ts'
import type { SubCategoryRecord } from '../record/sub-category.model.ts'

/** The products of a category, of a sub-category, or of both; without either, all products. */
export interface CategoryFilter {
  categoryId?: Types.ObjectId
  subCategoryId?: Types.ObjectId
}

export interface RowRequest {
  categoryId: string
  first: number
}

/** Reads the catalogue from the database or from memory. The results may be shared, so they must not be modified. */
export interface CatalogueReader {
  /** The existing ones, in any order. */
  products: (ids: Types.ObjectId[]) => Promise<ProductRecord[]>
  /** The existing ones, in any order. */
  categories: (ids: Types.ObjectId[]) => Promise<CategoryRecord[]>
  /** The existing ones, in any order. */
  subCategories: (ids: Types.ObjectId[]) => Promise<SubCategoryRecord[]>
  /** Sorted by name. */
  allCategories: () => Promise<CategoryRecord[]>
  /** Sorted by name. */
  allSubCategories: () => Promise<SubCategoryRecord[]>
  /** For each category, sorted by name. */
  findSubCategories: (categoryIds: readonly string[]) => Promise<SubCategoryRecord[][]>
  /** For each category, newest first. */
  newestProducts: (rows: readonly RowRequest[]) => Promise<ProductRecord[][]>
  /** The rows of a page, newest first, and one more row if there is another page. */
  page: (filter: CategoryFilter, page: PageRange) => Promise<ProductRecord[]>
  /** The id of the product at this position, from 1 for the newest one; null when there are fewer products. */
  idAt: (filter: CategoryFilter, position: number) => Promise<Types.ObjectId | null>
  count: (filter: CategoryFilter) => Promise<number>
  /**
   * Marks products as changed before a poll has found the change, so that the next read returns their current state.
   */
  evict: (ids: Types.ObjectId[]) => void
}

type Groups = Map<string, SubCategoryRecord[]>

/** The list in memory stays the same object until it changes, so that it is grouped once. */
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
