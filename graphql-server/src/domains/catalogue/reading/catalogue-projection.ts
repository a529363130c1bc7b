import type { Types } from 'mongoose'
import type { CatalogueKind } from '../changes/record-changes.ts'
import type { CategoryRecord } from '../record/category.model.ts'
import type { ProductRecord } from '../record/product.model.ts'
import type { SubCategoryRecord } from '../record/sub-category.model.ts'

/** Data that this process derives from the whole catalogue, such as its cache and its search index. */
export interface CatalogueProjection {
  putCategory(category: CategoryRecord): void
  putSubCategory(subCategory: SubCategoryRecord): void
  /** Adds or replaces a product. Its categories and sub-categories must have been put before. */
  putProduct(product: ProductRecord): void
  remove(kind: CatalogueKind, id: Types.ObjectId): void
  clear(): void
  /** Returns the data about products for serialization. */
  save(): unknown
  /**
   * Restores what `save` returned. Categories and sub-categories must have been put before. Returns false if it can't
   * be used.
   */
  restore(saved: unknown): boolean
}
