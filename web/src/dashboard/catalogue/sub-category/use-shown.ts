import { useState } from 'react'
import type { SubCategory } from './sub-category-entry.ts'

export interface SubCategoryFilterValue {
  /** A part of the name, or empty. */
  search: string
  /** Empty for all. */
  categoryId: string
}

/** The sub-categories that match a filter; null while they are loading. */
export function useShownSubCategories(subCategories: readonly SubCategory[] | null) {
  const [filter, setFilter] = useState<SubCategoryFilterValue>({ search: '', categoryId: '' })
  const query = filter.search.toLocaleLowerCase('en-IN')
  const shown = subCategories?.filter(
    ({ name, categories }) =>
      name.toLocaleLowerCase('en-IN').includes(query) &&
      (!filter.categoryId || categories.some(({ id }) => id === filter.categoryId)),
  )
  return { filter, setFilter, shown: shown ?? null }
}
