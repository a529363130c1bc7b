import { skipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { TypedSearch } from '../ui/dashboard/fields/use-typed-search.ts'
import { useDebounced } from '../ui/hooks/use-debounced.ts'

interface Pace {
  /** The pause in typing before a search, in milliseconds. Enter searches at once. */
  delay: number
  /** The minimum length of the text. */
  min: number
  fetchPolicy: 'network-only' | 'no-cache'
}

/**
 * Runs a search query as the user types. Returns its data, or a message if the text is too short, the search is still
 * running, or it failed.
 */
export function useQueryWhileTyping<Data>(
  { text: typed, isEntered }: TypedSearch,
  document: TypedDocumentNode<Data, { text: string }>,
  { delay, min, fetchPolicy }: Pace,
): { data: Data; message: null } | { data: null; message: string } {
  const text = typed.trim()
  const rested = useDebounced(text, delay, '')
  const isLong = text.length >= min
  const { data, error, loading } = useQuery(
    document,
    isLong && (isEntered || rested === text) ? { variables: { text }, fetchPolicy } : skipToken,
  )
  if (!isLong) return { data: null, message: `Type at least ${min} characters.` }
  if (error) return { data: null, message: 'The search failed. Please try again.' }
  return data && !loading ? { data, message: null } : { data: null, message: 'Searching …' }
}
