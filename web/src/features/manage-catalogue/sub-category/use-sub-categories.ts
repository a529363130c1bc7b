import {
  useCreateSubCategoryMutation,
  useDeleteSubCategoryMutation,
  useUpdateSubCategoryMutation,
} from '../../../apollo/manage-catalogue.generated.ts'
import { readPayload } from '../../../apollo/read-payload.ts'
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
  const [create] = useCreateSubCategoryMutation({
    update(cache, { data }) {
      const subCategory = data?.createSubCategory.subCategory
      if (subCategory) placeSubCategory(cache, subCategory)
    },
  })
  return (entry: SubCategoryEntry) =>
    readPayload(create({ variables: { input: toInput(entry) } }), (data) => data.createSubCategory)
}

/** Updates a sub-category, and its place in every list. */
export function useUpdateSubCategory() {
  const [update] = useUpdateSubCategoryMutation({
    update(cache, { data }) {
      const subCategory = data?.updateSubCategory.subCategory
      if (subCategory) placeSubCategory(cache, subCategory)
    },
  })
  return async (base: SubCategory, entry: SubCategoryEntry): Promise<Outcome<SubCategory>> => {
    const { id, version } = base
    const sent = update({ variables: { input: { id, version, ...toInput(entry) } } })
    const { subCategory, userErrors } = await readPayload(sent, (data) => data.updateSubCategory)
    return { item: subCategory, userErrors }
  }
}

export function useDeleteSubCategory() {
  const [remove] = useDeleteSubCategoryMutation({
    update(cache, { data }) {
      const id = data?.deleteSubCategory.deletedId
      if (id) evictItem(cache, { typename: 'SubCategory', id })
    },
  })
  return (id: string) =>
    readPayload(remove({ variables: { input: { id } } }), (data) => data.deleteSubCategory)
}
