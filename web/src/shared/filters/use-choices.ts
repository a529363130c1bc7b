import type { ProductFilterInput } from '../../apollo/schema-types.generated.ts'
import { useChoicesQuery } from './FilterDrawer.generated.ts'

/** The list that is filtered: the results of a text, or the products of a category. */
export type FilteredList =
  { text: string } | { categoryId: string; subCategoryId?: string | undefined }

/** How many products each choice would leave. While another filter loads, the former counts are returned. */
export function useChoices(list: FilteredList, filter: ProductFilterInput) {
  const { data, previousData, error, loading, refetch } = useChoicesQuery({
    variables: { ...list, filter, isSearch: 'text' in list },
    // The lists of the cache have products, which these answers lack.
    fetchPolicy: 'no-cache',
  })
  const known = data ?? previousData
  return {
    choices: known?.found ?? known?.listed,
    isLoading: loading,
    hasFailed: Boolean(error),
    retry: () => void refetch(),
  }
}
