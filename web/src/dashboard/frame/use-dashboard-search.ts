import { skipToken, useQuery } from '@apollo/client/react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { type TypedSearch, useTypedSearch } from '../../ui/dashboard/fields/use-typed-search.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { DashboardSearchDocument } from './DashboardSearch.generated.ts'
import { type FoundEntry, type FoundGroup, toFoundGroups } from './found-entries.ts'

const DELAY_MS = 300
/** The server finds nothing for a shorter text. */
const MIN_LENGTH = 3
const NOTHING: FoundGroup[] = []

/** A search while typing, which opens the page that is picked. */
export function useDashboardSearch(inputRef: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate()
  const search = useTypedSearch()
  const onPick = ({ to }: FoundEntry) => {
    search.change('')
    search.close()
    inputRef.current?.blur()
    void navigate(to)
  }
  return { search, onPick, ...useFindings(search) }
}

/** The pages for the text, and a sentence if there are none. */
function useFindings({ text: typed, isEntered }: TypedSearch) {
  const text = typed.trim()
  const rested = useDebounced(text, DELAY_MS, '')
  const isLong = text.length >= MIN_LENGTH
  const { data, error, loading } = useQuery(
    DashboardSearchDocument,
    isLong && (isEntered || rested === text)
      ? { variables: { text }, fetchPolicy: 'network-only' }
      : skipToken,
  )
  if (!isLong) return { groups: NOTHING, message: `Type at least ${MIN_LENGTH} characters.` }
  if (error) return { groups: NOTHING, message: 'The search failed. Please try again.' }
  if (!data || loading) return { groups: NOTHING, message: 'Searching …' }
  const groups = toFoundGroups(data.dashboardSearch)
  const nothing = data.dashboardSearch.hint ?? `No results for “${text}”.`
  return { groups, message: groups.length === 0 ? nothing : null }
}
