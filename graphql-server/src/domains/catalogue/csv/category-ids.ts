import type { NewCategory, CategoryRegistry } from './write-categories.service.ts'
import type { ImportedProduct } from './reading/product-row.ts'

/**
 * Lists the categories and sub-categories that a product needs. A new sub-category is created in the product's first
 * category.
 */
export function findNeededCategories(
  product: ImportedProduct,
  registry: CategoryRegistry,
): NewCategory[] {
  const { categories = [], subCategories = [] } = product
  const [first] = categories
  const missing = subCategories.filter(
    (name) => subCategoryIds([name], categories, registry).length === 0,
  )
  return [
    ...categories.map((category) => ({ category })),
    ...(first ? missing.map((subCategory) => ({ category: first, subCategory })) : []),
  ]
}

/** Finds the ids of a product's categories and sub-categories, which must already exist. */
export function resolveCategoryIds(
  { categories = [], subCategories = [] }: ImportedProduct,
  registry: CategoryRegistry,
) {
  return {
    categoryIds: categories.flatMap((category) => registry.findIds({ category }).categoryIds),
    subCategoryIds: subCategoryIds(subCategories, categories, registry),
  }
}

/** Uses the first category that contains a sub-category with the name. */
function subCategoryIds(names: string[], categories: string[], registry: CategoryRegistry) {
  return names.flatMap((subCategory) =>
    categories
      .flatMap((category) => registry.findIds({ category, subCategory }).subCategoryIds)
      .slice(0, 1),
  )
}
