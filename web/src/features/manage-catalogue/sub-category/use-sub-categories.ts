import { useCallback } from 'react'
import {
  useCreateSubCategoryMutation,
  useDeleteSubCategoryMutation,
  useUpdateSubCategoryMutation,
} from '../../../apollo/manage-catalogue.generated.ts'
import { forget, placeSubCategory } from '../catalogue-cache.ts'
import { type Outcome, payloadOf } from '../use-ask.ts'
import type { SubCategory, SubCategoryEntry } from './sub-category-entry.ts'

/** What the server takes of a form. What is missing is for the server to reject. */
const toInput = ({ name, image, categories }: SubCategoryEntry) => ({
  name,
  image: image?.url ?? '',
  categoryIds: categories.map(({ id }) => id),
})

export function useCreateSubCategory(): (entry: SubCategoryEntry) => Promise<Outcome<SubCategory>> {
  const [create] = useCreateSubCategoryMutation({
    update(cache, { data }) {
      const subCategory = data?.createSubCategory.subCategory
      if (subCategory) placeSubCategory(cache, subCategory)
    },
  })
  return useCallback(
    async (entry) => {
      const { data } = await create({ variables: { input: toInput(entry) } })
      const { subCategory, userErrors } = payloadOf(data?.createSubCategory)
      return { thing: subCategory, userErrors }
    },
    [create],
  )
}

/** Changes a sub-category as it was read; it moves to its place in every list. */
export function useUpdateSubCategory(): (
  base: SubCategory,
  entry: SubCategoryEntry,
) => Promise<Outcome<SubCategory>> {
  const [update] = useUpdateSubCategoryMutation({
    update(cache, { data }) {
      const subCategory = data?.updateSubCategory.subCategory
      if (subCategory) placeSubCategory(cache, subCategory)
    },
  })
  return useCallback(
    async ({ id, version }, entry) => {
      const { data } = await update({ variables: { input: { id, version, ...toInput(entry) } } })
      const { subCategory, userErrors } = payloadOf(data?.updateSubCategory)
      return { thing: subCategory, userErrors }
    },
    [update],
  )
}

export function useDeleteSubCategory(): (id: string) => Promise<Outcome<string>> {
  const [remove] = useDeleteSubCategoryMutation({
    update(cache, { data }) {
      const id = data?.deleteSubCategory.deletedId
      if (id) forget(cache, { typename: 'SubCategory', id })
    },
  })
  return useCallback(
    async (id) => {
      const { data } = await remove({ variables: { input: { id } } })
      const { deletedId, userErrors } = payloadOf(data?.deleteSubCategory)
      return { thing: deletedId, userErrors }
    },
    [remove],
  )
}
