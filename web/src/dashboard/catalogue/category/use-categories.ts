import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from './Category.generated.ts'
import { evictItem, placeByName } from '../catalogue-cache.ts'
import { parseLimit } from '../editing/product-numbers.ts'
import type { Outcome } from '../editing/outcome.ts'
import type { Category, CategoryEntry } from './category-entry.ts'

/** The server rejects a missing name or image. */
const toInput = ({ name, image, maxPerOrder }: CategoryEntry) => ({
  name,
  image: image?.url ?? '',
  maxPerOrder: parseLimit(maxPerOrder),
})

export function useCreateCategory() {
  const create = useCreateCategoryMutation({
    update(cache, { data }) {
      const category = data?.createCategory.category
      if (category) placeByName(cache, 'categories', { typename: 'Category', id: category.id })
    },
  })
  return (entry: CategoryEntry, idempotencyKey: string) =>
    create({ ...toInput(entry), idempotencyKey })
}

/** Updates a category and its position in lists sorted by name. */
export function useUpdateCategory() {
  const update = useUpdateCategoryMutation({
    update(cache, { data }) {
      const category = data?.updateCategory.category
      if (category) placeByName(cache, 'categories', { typename: 'Category', id: category.id })
    },
  })
  return async ({ id, version }: Category, entry: CategoryEntry): Promise<Outcome<Category>> => {
    const { category, userErrors } = await update({ id, version, ...toInput(entry) })
    return { item: category, userErrors }
  }
}

export function useDeleteCategory() {
  return useDeleteCategoryMutation({
    update(cache, { data }) {
      const id = data?.deleteCategory.deletedId
      if (id) evictItem(cache, { typename: 'Category', id })
    },
  })
}
