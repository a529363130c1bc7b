import { skipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { TypedSearch } from '../ui/dashboard/fields/use-typed-search.ts'
import { useDebounced } from '../ui/hooks/use-debounced.ts'

interface Pace {
  /** How long the text has to rest, in milliseconds. Enter does not wait. */
  delay: number
  /** The fewest characters to search for. */
  min: number
  fetchPolicy: 'network-only' | 'no-cache'
}

/** Searches for the typed text. Returns the data for it, or a sentence that says why there is none yet. */
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
