import { skipToken, useQuery } from '@apollo/client/react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { DashboardSearchDocument } from './DashboardSearch.generated.ts'
import { type FoundEntry, type FoundGroup, toFoundGroups } from './found-entries.ts'

const DELAY_MS = 300
/** The server finds nothing for a shorter text. */
const MIN_LENGTH = 3
const NOWHERE = -1
const NOTHING: FoundGroup[] = []

/**
 * A search while typing. Enter opens the active page, or else the first that is found, also if the reply arrives later:
 * scanners press it right after each code.
 */
export function useDashboardSearch(inputRef: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(NOWHERE)
  const [isEntered, setIsEntered] = useState(false)
  const { groups, message } = useFindings(text.trim(), isEntered)
  const entries = groups.flatMap((group) => group.entries)

  const change = (next: string) => {
    setText(next)
    setActive(NOWHERE)
    setIsEntered(false)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setActive(NOWHERE)
  }
  const pick = ({ to }: FoundEntry) => {
    change('')
    close()
    inputRef.current?.blur()
    void navigate(to)
  }
  const first = isEntered ? entries[0] : undefined
  const openFirst = useEffectEvent(pick)
  useEffect(() => {
    if (!first) return undefined
    const timer = setTimeout(() => openFirst(first))
    return () => clearTimeout(timer)
  }, [first])

  const move = (step: 1 | -1) => {
    const count = entries.length + 1
    // The text box is before the first entry, and after the last.
    setActive(((active + 1 + step + count) % count) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods use these keys.
    if (event.nativeEvent.isComposing) return
    const chosen = entries[active]
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setIsOpen(true)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Enter') setIsEntered(true)
    else return
    event.preventDefault()
  }
  const isShown = isOpen && text.trim() !== ''
  return {
    text,
    change,
    close,
    open: () => setIsOpen(true),
    isShown,
    groups,
    message,
    active,
    pick,
    onKeyDown,
  }
}

/** The pages for the text, and a sentence if there are none. */
function useFindings(text: string, isEntered: boolean) {
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
