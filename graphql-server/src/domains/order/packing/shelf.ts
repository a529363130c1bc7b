import type { CatalogueLoaders } from '../../catalogue/browse/catalogue.loaders.ts'
import type { CategoryRecord } from '../../catalogue/record/category.model.ts'
import type { SubCategoryRecord } from '../../catalogue/record/sub-category.model.ts'

/** A product's place in the catalogue, by which shelves are sorted. */
export interface Shelf {
  category: CategoryRecord
  subCategory: SubCategoryRecord | null
}

type Loaders = Pick<CatalogueLoaders, 'product' | 'category' | 'subCategory'>

/** Finds a product's first category and sub-category. Null if the product was deleted or has no category. */
export async function findShelf(productId: string, loaders: Loaders): Promise<Shelf | null> {
  const product = await loaders.product.load(productId)
  const [categoryId, subCategoryId] = [product?.categoryIds[0], product?.subCategoryIds[0]]
  const [category, subCategory] = await Promise.all([
    categoryId ? loaders.category.load(categoryId.toHexString()) : null,
    subCategoryId ? loaders.subCategory.load(subCategoryId.toHexString()) : null,
  ])
  return category && { category, subCategory }
}
