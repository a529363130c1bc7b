import type { ProductFilterInput } from '../../apollo/schema-types.generated.ts'
import { useChoicesQuery } from './FilterDrawer.generated.ts'

/** The filtered list: the results for a search query, or the products in a category. */
export type FilteredList =
  { text: string } | { categoryId: string; subCategoryId?: string | undefined }

/** Returns how many products each choice would leave. While another filter loads, it returns the previous counts. */
export function useChoices(list: FilteredList, filter: ProductFilterInput) {
  const { data, previousData, error, loading, refetch } = useChoicesQuery({
    variables: { ...list, filter, isSearch: 'text' in list },
    // The cached lists have products, which these responses lack.
    fetchPolicy: 'no-cache',
  })
  const newest = data ?? previousData
  return {
    choices: newest?.found ?? newest?.listed,
    isLoading: loading,
    hasFailed: Boolean(error),
    retry: () => void refetch(),
  }
}
