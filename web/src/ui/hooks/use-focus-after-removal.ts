import { type RefObject, useEffect, useRef, useState } from 'react'

interface FocusAfterRemoval {
  /** For an element with a `tabIndex`. */
  ref: RefObject<HTMLHeadingElement | null>
  moveFocus: () => void
}

/** What had the focus is gone: this heading takes it, or the keyboard would begin at the top again. */
export function useFocusAfterRemoval(): FocusAfterRemoval {
  const ref = useRef<HTMLHeadingElement>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) ref.current?.focus({ preventScroll: true })
  }, [removals])
  return { ref, moveFocus: () => setRemovals((before) => before + 1) }
}
