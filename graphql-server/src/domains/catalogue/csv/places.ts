import type { NewShelf, ShelfBook } from './write-categories.service.ts'
import type { ImportedProduct } from './product-row.ts'

/**
 * The shelves that a product needs. A sub-category that none of its categories has is made in the first one.
 */
export function shelvesOf(product: ImportedProduct, book: ShelfBook): NewShelf[] {
  const { categories = [], subCategories = [] } = product
  const [first] = categories
  const missing = subCategories.filter(
    (name) => subCategoryIds([name], categories, book).length === 0,
  )
  return [
    ...categories.map((category) => ({ category })),
    ...(first ? missing.map((subCategory) => ({ category: first, subCategory })) : []),
  ]
}

/** Where a product stands, once its shelves are there. */
export function placesOf(
  { categories = [], subCategories = [] }: ImportedProduct,
  book: ShelfBook,
) {
  return {
    categoryIds: categories.flatMap((category) => book.placeOf({ category }).categoryIds),
    subCategoryIds: subCategoryIds(subCategories, categories, book),
  }
}

/** For each name the first of the categories that has such a sub-category decides. */
function subCategoryIds(names: string[], categories: string[], book: ShelfBook) {
  return names.flatMap((subCategory) =>
    categories
      .flatMap((category) => book.placeOf({ category, subCategory }).subCategoryIds)
      .slice(0, 1),
  )
}
