import { type RefObject, useEffect, useRef, useState } from 'react'

interface FocusAfterRemoval {
  /** For a heading with a `tabIndex`. */
  ref: RefObject<HTMLHeadingElement | null>
  moveFocus: () => void
}

/** Moves the focus to a heading after the focused element was removed. */
export function useFocusAfterRemoval(): FocusAfterRemoval {
  const ref = useRef<HTMLHeadingElement>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) ref.current?.focus({ preventScroll: true })
  }, [removals])
  return { ref, moveFocus: () => setRemovals((before) => before + 1) }
}
