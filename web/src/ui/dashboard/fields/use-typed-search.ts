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
    /** Whether this text waits for its first result, which is then picked. */
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

/** What a search has found for the text in its box, and what happens to a result. */
export interface Findings<Entry> {
  entries: readonly Entry[]
  /** Whether the text still needs a reply: its search has not ended, or failed. */
  isUnanswered: boolean
  onPick: (entry: Entry) => void
  /** Called when Enter confirms a text that still needs a reply. */
  onEarlyEnter: (text: string) => void
}

/**
 * Handles the keys of a search. Enter picks the active result, or else the first. Scanners press it right after each
 * code, before there are results: then the text is selected, so that the next code replaces it.
 */
export function useSearchKeys<Entry>(search: TypedSearch, findings: Findings<Entry>) {
  const { text, active, setActive, isEntered } = search
  const { entries, isUnanswered, onPick, onEarlyEnter } = findings
  const awaited = isEntered ? entries[0] : undefined
  const pickAwaited = useEffectEvent(onPick)
  useEffect(() => {
    if (!awaited) return undefined
    const timer = setTimeout(() => pickAwaited(awaited))
    return () => clearTimeout(timer)
  }, [awaited])

  const move = (step: 1 | -1) => {
    const count = entries.length + 1
    // The text box is before the first entry, and after the last.
    setActive(((active + 1 + step + count) % count) - 1)
  }
  const enter = (box: HTMLInputElement) => {
    const chosen = entries[active] ?? entries[0]
    if (chosen) {
      onPick(chosen)
      return
    }
    search.open()
    box.select()
    if (isUnanswered) onEarlyEnter(text.trim())
  }
  return (event: KeyboardEvent<HTMLInputElement>) => {
    // Input methods use these keys.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') search.close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      search.open()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') enter(event.currentTarget)
    else return
    event.preventDefault()
  }
}
