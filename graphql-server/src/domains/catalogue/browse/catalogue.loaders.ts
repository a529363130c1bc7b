import { batchLoader, loaderById } from '../../../lib/database/loaders.ts'
import { findSubstitutes, type SubstitutesRequest } from '../record/substitutes.ts'
import type { CatalogueReader, RowRequest } from '../reading/catalogue-reader.ts'

/** Batches a request's reads of the catalogue. Ids are 24 hexadecimal digits. */
export function createCatalogueLoaders(reader: CatalogueReader) {
  return {
    product: loaderById('product', reader.products),
    category: loaderById('category', reader.categories),
    subCategory: loaderById('subCategory', reader.subCategories),
    subCategoriesOfCategory: batchLoader('subCategoriesOfCategory', reader.findSubCategories),
    newestProductsOfCategory: batchLoader('newestProductsOfCategory', reader.newestProducts, {
      cacheKeyFn: rowKey,
    }),
    substitutes: batchLoader('substitutes', findSubstitutes, { cacheKeyFn: substitutesKey }),
  }
}

export type CatalogueLoaders = ReturnType<typeof createCatalogueLoaders>

function rowKey({ categoryId, first }: RowRequest): string {
  return `${categoryId}:${first}`
}

function substitutesKey({ productId, first }: SubstitutesRequest): string {
  return `${productId}:${first}`
}
