import { skipToken, useQuery } from '@apollo/client/react'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { ManageTriedSearchDocument } from './SearchLab.generated.ts'

const TYPING_PAUSE_MS = 300

/** The first results of a search for a text that is being typed. None for a blank text. */
export function useTriedSearch(typed: string, first: number) {
  const text = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  // Not cached: published words change the results.
  const { data, previousData, error, refetch } = useQuery(
    ManageTriedSearchDocument,
    text === '' ? skipToken : { variables: { text, first }, fetchPolicy: 'no-cache' },
  )
  const found = text === '' ? null : ((data ?? previousData)?.searchProducts ?? null)
  return {
    text,
    isLoading: text !== '' && !data && !error,
    error,
    retry: () => void refetch(),
    isRelaxed: found?.relaxed ?? false,
    products: found?.edges.map(({ node }) => node) ?? [],
  }
}
