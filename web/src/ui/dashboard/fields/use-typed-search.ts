import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'

const NOWHERE = -1

export type TypedSearch = ReturnType<typeof useTypedSearch>

/** What is typed into a search whose results are listed below it, and the result that the arrow keys have reached. */
export function useTypedSearch() {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(NOWHERE)
  const [isEntered, setIsEntered] = useState(false)
  return {
    text,
    /** Whether Enter was pressed after the last change. */
    isEntered,
    isShown: isOpen && text.trim() !== '',
    active,
    setActive,
    change: (next: string) => {
      setText(next)
      setActive(NOWHERE)
      setIsEntered(false)
      setIsOpen(true)
    },
    enter: () => setIsEntered(true),
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false)
      setActive(NOWHERE)
    },
  }
}

/**
 * Handles the keys of a search. Enter picks the active result, or else the first, also if the reply arrives later:
 * scanners press it right after each code.
 */
export function useSearchKeys<Entry>(
  search: TypedSearch,
  entries: readonly Entry[],
  pick: (entry: Entry) => void,
) {
  const { active, setActive, isEntered } = search
  const first = isEntered ? entries[0] : undefined
  const pickFirst = useEffectEvent(pick)
  useEffect(() => {
    if (!first) return undefined
    const timer = setTimeout(() => pickFirst(first))
    return () => clearTimeout(timer)
  }, [first])

  const move = (step: 1 | -1) => {
    const count = entries.length + 1
    // The text box is before the first entry, and after the last.
    setActive(((active + 1 + step + count) % count) - 1)
  }
  return (event: KeyboardEvent) => {
    // Input methods use these keys.
    if (event.nativeEvent.isComposing) return
    const chosen = entries[active]
    if (event.key === 'Escape') search.close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      search.open()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Enter') search.enter()
    else return
    event.preventDefault()
  }
}
