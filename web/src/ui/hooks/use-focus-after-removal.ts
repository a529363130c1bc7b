import { type RefObject, useEffect, useRef, useState } from 'react'

interface FocusAfterRemoval<Target> {
  /** For example, a heading's ref. The heading needs a `tabIndex`. */
  ref: RefObject<Target | null>
  moveFocus: () => void
}

/**
 * Moves the focus to an element after the focused element was removed. Runs in an effect, because nothing behind an
 * open dialog takes the focus.
 */
export function useFocusAfterRemoval<
  Target extends HTMLElement = HTMLHeadingElement,
>(): FocusAfterRemoval<Target> {
  const ref = useRef<Target>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) ref.current?.focus({ preventScroll: true })
  }, [removals])
  return { ref, moveFocus: () => setRemovals((before) => before + 1) }
}
