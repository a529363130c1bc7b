import {
  useCreateSubCategoryMutation,
  useDeleteSubCategoryMutation,
  useUpdateSubCategoryMutation,
} from './SubCategory.generated.ts'
import { evictItem, placeSubCategory } from '../catalogue-cache.ts'
import type { Outcome } from '../editing/outcome.ts'
import type { SubCategory, SubCategoryEntry } from './sub-category-entry.ts'

/** The server rejects missing values. */
const toInput = ({ name, image, categories }: SubCategoryEntry) => ({
  name,
  image: image?.url ?? '',
  categoryIds: categories.map(({ id }) => id),
})

export function useCreateSubCategory() {
  const create = useCreateSubCategoryMutation({
    update(cache, { data }) {
      const subCategory = data?.createSubCategory.subCategory
      if (subCategory) placeSubCategory(cache, subCategory)
    },
  })
  return (entry: SubCategoryEntry, idempotencyKey: string) =>
    create({ ...toInput(entry), idempotencyKey })
}

/** Updates a sub-category and its position in every list. */
export function useUpdateSubCategory() {
  const update = useUpdateSubCategoryMutation({
    update(cache, { data }) {
      const subCategory = data?.updateSubCategory.subCategory
      if (subCategory) placeSubCategory(cache, subCategory)
    },
  })
  return async (base: SubCategory, entry: SubCategoryEntry): Promise<Outcome<SubCategory>> => {
    const { id, version } = base
    const { subCategory, userErrors } = await update({ id, version, ...toInput(entry) })
    return { item: subCategory, userErrors }
  }
}

export function useDeleteSubCategory() {
  return useDeleteSubCategoryMutation({
    update(cache, { data }) {
      const id = data?.deleteSubCategory.deletedId
      if (id) evictItem(cache, { typename: 'SubCategory', id })
    },
  })
}
