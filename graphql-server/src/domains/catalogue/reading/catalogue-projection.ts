import type { Types } from 'mongoose'
import type { CatalogueKind } from '../changes/record-changes.ts'
import type { CategoryRecord } from '../category/category.model.ts'
import type { ProductRecord } from '../product/product.model.ts'
import type { SubCategoryRecord } from '../category/sub-category.model.ts'

/** What this process makes of the whole catalogue, such as its memory and the index of the search. */
export interface CatalogueProjection {
  putCategory(category: CategoryRecord): void
  putSubCategory(subCategory: SubCategoryRecord): void
  /** Of a product that is put after the categories and sub-categories in which it stands. */
  putProduct(product: ProductRecord): void
  remove(kind: CatalogueKind, id: Types.ObjectId): void
  clear(): void
  /** What it made of the products, to be serialized. */
  save(): unknown
  /**
   * Takes what `save` returned, once the categories and sub-categories are put. False when it can't
   * use it.
   */
  restore(saved: unknown): boolean
}
