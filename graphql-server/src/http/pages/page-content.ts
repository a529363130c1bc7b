import type { Context } from '../../graphql/context/context.ts'
import type { PageIds } from './page-renderer.ts'

/** Whether the product exists, or the category with its sub-category. A page without ids always exists. */
export async function exist(
  { product, category, subCategory }: PageIds,
  { loaders }: Context,
): Promise<boolean> {
  if (product !== undefined) return (await loaders.product.load(product)) !== null
  if (category === undefined) return true
  const [foundCategory, foundSubCategory] = await Promise.all([
    loaders.category.load(category),
    subCategory === undefined ? null : loaders.subCategory.load(subCategory),
  ])
  if (foundCategory === null) return false
  if (subCategory === undefined) return true
  return foundSubCategory?.categoryIds.some((id) => id.equals(foundCategory._id)) ?? false
}
