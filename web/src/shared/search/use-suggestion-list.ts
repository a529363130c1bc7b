import { skipToken, useQuery } from '@apollo/client/react'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/urls/paths.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { SEARCH_DELAY_MS } from './search-delay.ts'
import {
  SearchSuggestionsDocument,
  type SearchSuggestionsQuery,
} from './SearchSuggestions.generated.ts'

export type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number]

interface Box {
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
}

const MIN_LENGTH = 2
const NOWHERE = -1

/**
 * Returns the suggestions for the box's value, which are empty while the list is closed, and the active suggestion's
 * index.
 */
export function useSuggestionList({ inputRef, text, onText }: Box) {
  const open = useOpenText(inputRef, text)
  const suggestions = useSuggestions(text, open.isOpen)
  const [active, setActive] = useState({ text, place: NOWHERE })
  // Typing moves back to the text box.
  const place = active.text === text ? active.place : NOWHERE
  const pick = usePick(inputRef, onText)

  /** Whether the list has handled the key. */
  function take(event: KeyboardEvent): boolean {
    const last = suggestions.length - 1
    const move = (next: number) => setActive({ text, place: next })
    const chosen = suggestions[place]
    // Input methods use these keys.
    if (event.nativeEvent.isComposing) return false
    if (event.key === 'ArrowDown' && !open.isOpen) open.reopen()
    else if (last < 0) return false
    else if (event.key === 'ArrowDown') move(place >= last ? NOWHERE : place + 1)
    else if (event.key === 'ArrowUp') move(place === NOWHERE ? last : place - 1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape') {
      open.close()
      move(NOWHERE)
    } else return false
    event.preventDefault()
    return true
  }
  return { suggestions, place, pick, take }
}

/** Leaving the text box and Escape close the list until the value changes. */
function useOpenText(inputRef: RefObject<HTMLInputElement | null>, text: string) {
  const hasFocus = useHasFocus(inputRef)
  const [hadFocus, setHadFocus] = useState(hasFocus)
  const [closedFor, setClosedFor] = useState<string | null>(null)
  if (hasFocus !== hadFocus) {
    setHadFocus(hasFocus)
    setClosedFor(text)
  }
  return {
    isOpen: hasFocus && closedFor !== text,
    close: () => setClosedFor(text),
    reopen: () => setClosedFor(null),
  }
}

function useHasFocus(inputRef: RefObject<HTMLInputElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const input = inputRef.current
      const events = ['focus', 'blur']
      for (const event of events) input?.addEventListener(event, onChange)
      return () => {
        for (const event of events) input?.removeEventListener(event, onChange)
      }
    },
    [inputRef],
  )
  return useSyncExternalStore(subscribe, () => document.activeElement === inputRef.current)
}

/** Omits responses for another value, and returns no suggestions after an error. */
function useSuggestions(text: string, isOpen: boolean): Suggestion[] {
  const typed = text.trim()
  // The list's chunk may load while the user types.
  const rested = useDebounced(typed, SEARCH_DELAY_MS, '')
  const isWanted = isOpen && rested === typed && typed.length >= MIN_LENGTH
  const { data } = useQuery(
    SearchSuggestionsDocument,
    isWanted ? { variables: { text: rested } } : skipToken,
  )
  return isWanted && data ? data.searchSuggestions : []
}

/** Opens the product or the listing, or searches for the suggestion. Hides the phone's keyboard. */
function usePick(inputRef: RefObject<HTMLInputElement | null>, onText: Box['onText']) {
  const navigate = useNavigate()
  return ({ text, category, subCategory, product }: Suggestion) => {
    inputRef.current?.blur()
    if (product) void navigate(paths.product(product))
    else if (category && subCategory) void navigate(paths.listing(category, subCategory))
    else if (category) void navigate(paths.category(category))
    else onText(text)
  }
}
