import { skipToken, useQuery } from '@apollo/client/react'
import { ManageTriedSearchDocument } from './SearchLab.generated.ts'

/** The first results of a search. Empty for an empty query. */
export function useTriedSearch(text: string, first: number) {
  // Not cached, because published words change the results.
  const { data, previousData, error, refetch } = useQuery(
    ManageTriedSearchDocument,
    text === '' ? skipToken : { variables: { text, first }, fetchPolicy: 'no-cache' },
  )
  const found = text === '' ? null : ((data ?? previousData)?.searchProducts ?? null)
  return {
    isLoading: text !== '' && !data && !error,
    error,
    retry: () => void refetch(),
    isRelaxed: found?.relaxed ?? false,
    products: found?.edges.map(({ node }) => node) ?? [],
  }
}
