import type { CategoryFilter } from './ProductTableFilter.tsx'
import { parseSort, type SortKey, toProductSort } from './sort.ts'
import type { Sort } from '../../../ui/dashboard/table/DataTable.tsx'
import { useUrlQuery } from '../../../ui/dashboard/use-url-query.ts'

/** The product table's category and order, from the URL: `?category=…&sub=…&sort=PRICE_DESC`. */
export function useTableFilter() {
  const { params, change } = useUrlQuery()
  const place: CategoryFilter = {
    categoryId: params.get('category') ?? '',
    subCategoryId: params.get('sub') ?? '',
  }
  const sort = parseSort(params.get('sort'))
  /** Both reset to page 1. */
  const setPlace = ({ categoryId, subCategoryId }: CategoryFilter) =>
    change({ category: categoryId, sub: subCategoryId, page: '' }, { replace: true })
  const setSort = (next: Sort<SortKey>) =>
    change({ sort: toProductSort(next) ?? '', page: '' }, { replace: true })
  return { place, sort, setPlace, setSort }
}
