import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { type TypedSearch, useTypedSearch } from '../../ui/dashboard/fields/use-typed-search.ts'
import { useQueryWhileTyping } from '../../shared/use-query-while-typing.ts'
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
  const { retry, ...findings } = useFindings(search)
  const onEarlyEnter = () => {
    search.enter()
    retry()
  }
  return { search, onPick, onEarlyEnter, ...findings }
}

/** The pages for the text, and a sentence if there are none. */
function useFindings(search: TypedSearch) {
  const { data, message, ...state } = useQueryWhileTyping(search, DashboardSearchDocument, {
    delay: DELAY_MS,
    min: MIN_LENGTH,
    fetchPolicy: 'network-only',
  })
  if (!data) return { groups: NOTHING, message, ...state }
  const groups = toFoundGroups(data.dashboardSearch)
  const nothing = data.dashboardSearch.hint ?? `No results for “${search.text.trim()}”.`
  return { groups, message: groups.length === 0 ? nothing : null, ...state }
}
