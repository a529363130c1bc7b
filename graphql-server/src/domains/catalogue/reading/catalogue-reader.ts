import type { Types } from 'mongoose'
import { groupBy } from '../../../lib/database/loaders.ts'
import type { PageRequest } from '../../../lib/database/pagination.ts'
import type { CategoryRecord } from '../category/category.model.ts'
import type { ProductRecord } from '../product/product.model.ts'
import type { SubCategoryRecord } from '../category/sub-category.model.ts'

/** The products of a category, of a sub-category, or of both; all products without either. */
export interface CategoryFilter {
  categoryId?: Types.ObjectId
  subCategoryId?: Types.ObjectId
}

/** A category's newest products, and how many of them. */
export interface RowRequest {
  categoryId: string
  first: number
}

/**
 * Where the catalogue is read from: the database, or this process's memory of it. What it gives may be somebody
 * else's too: nobody changes it.
 */
export interface CatalogueReader {
  /** Those that there are, in any order. */
  products: (ids: Types.ObjectId[]) => Promise<ProductRecord[]>
  /** Those that there are, in any order. */
  categories: (ids: Types.ObjectId[]) => Promise<CategoryRecord[]>
  /** Those that there are, in any order. */
  subCategories: (ids: Types.ObjectId[]) => Promise<SubCategoryRecord[]>
  /** By name. */
  allCategories: () => Promise<CategoryRecord[]>
  /** By name. */
  allSubCategories: () => Promise<SubCategoryRecord[]>
  /** Of each category, by name. */
  subCategoriesOf: (categoryIds: readonly string[]) => Promise<SubCategoryRecord[][]>
  /** Of each category, newest first. */
  newestProducts: (rows: readonly RowRequest[]) => Promise<ProductRecord[][]>
  /** Newest first: the rows of a page, and one more where there is one. */
  page: (filter: CategoryFilter, page: PageRequest) => Promise<ProductRecord[]>
  count: (filter: CategoryFilter) => Promise<number>
  /** These products have changed, and no poll has told of it yet: whoever asks next is told how they are now. */
  forget: (ids: Types.ObjectId[]) => void
}

/** The sub-categories of each category, in the order in which they come. */
export function groupByCategory(
  categoryIds: readonly string[],
  subCategories: SubCategoryRecord[],
): SubCategoryRecord[][] {
  const groups = groupBy(subCategories, (row) => row.categoryIds.map((id) => id.toHexString()))
  return categoryIds.map((id) => groups.get(id) ?? [])
}
