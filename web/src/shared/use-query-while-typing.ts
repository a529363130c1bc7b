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

interface State {
  /** Whether the text still needs a reply: its search has not ended, or failed. */
  isUnanswered: boolean
  /** Repeats a search that failed. */
  retry: () => void
}

/**
 * Runs a search query as the user types. Returns its data, or a message if the text is too short, the search is still
 * running, or it failed. The data always belongs to the text.
 */
export function useQueryWhileTyping<Data>(
  { text: typed, isEntered }: TypedSearch,
  document: TypedDocumentNode<Data, { text: string }>,
  { delay, min, fetchPolicy }: Pace,
): State & ({ data: Data; message: null } | { data: null; message: string }) {
  const text = typed.trim()
  const rested = useDebounced(text, delay, '')
  const isLong = text.length >= min
  const isAsked = isLong && (isEntered || rested === text)
  const { data, error, loading, refetch } = useQuery(
    document,
    isAsked ? { variables: { text }, fetchPolicy } : skipToken,
  )
  const retry = () => {
    if (isAsked && error) void refetch()
  }
  const describe = (message: string) => ({ data: null, message, isUnanswered: isLong, retry })
  if (!isLong) return describe(`Type at least ${min} characters.`)
  // Without a question, Apollo keeps the reply to the last one.
  if (!isAsked || loading) return describe('Searching …')
  if (error) return describe('The search failed. Please try again.')
  return data ? { data, message: null, isUnanswered: false, retry } : describe('Searching …')
}
