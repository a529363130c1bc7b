import { useCallback } from 'react'
import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from '../../../apollo/manage-catalogue.generated.ts'
import { forget, placeByName } from '../catalogue-cache.ts'
import { type Outcome, payloadOf } from '../use-ask.ts'
import type { Category, CategoryEntry } from './category-entry.ts'

/** What the server takes of a form. A missing name or picture is for the server to reject. */
const toInput = ({ name, image }: CategoryEntry) => ({ name, image: image?.url ?? '' })

export function useCreateCategory(): (entry: CategoryEntry) => Promise<Outcome<Category>> {
  const [create] = useCreateCategoryMutation({
    update(cache, { data }) {
      const category = data?.createCategory.category
      if (category) placeByName(cache, 'categories', { typename: 'Category', id: category.id })
    },
  })
  return useCallback(
    async (entry) => {
      const { data } = await create({ variables: { input: toInput(entry) } })
      const { category, userErrors } = payloadOf(data?.createCategory)
      return { thing: category, userErrors }
    },
    [create],
  )
}

/** Changes a category as it was read; whatever shows it follows by its id, and lists by the order of names. */
export function useUpdateCategory(): (
  base: Category,
  entry: CategoryEntry,
) => Promise<Outcome<Category>> {
  const [update] = useUpdateCategoryMutation({
    update(cache, { data }) {
      const category = data?.updateCategory.category
      if (category) placeByName(cache, 'categories', { typename: 'Category', id: category.id })
    },
  })
  return useCallback(
    async ({ id, version }, entry) => {
      const { data } = await update({ variables: { input: { id, version, ...toInput(entry) } } })
      const { category, userErrors } = payloadOf(data?.updateCategory)
      return { thing: category, userErrors }
    },
    [update],
  )
}

export function useDeleteCategory(): (id: string) => Promise<Outcome<string>> {
  const [remove] = useDeleteCategoryMutation({
    update(cache, { data }) {
      const id = data?.deleteCategory.deletedId
      if (id) forget(cache, { typename: 'Category', id })
    },
  })
  return useCallback(
    async (id) => {
      const { data } = await remove({ variables: { input: { id } } })
      const { deletedId, userErrors } = payloadOf(data?.deleteCategory)
      return { thing: deletedId, userErrors }
    },
    [remove],
  )
}
