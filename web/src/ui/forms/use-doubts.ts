import { type RefObject, useState } from 'react'

/** Asks once before a form is saved with values that are unlikely. Changing a field has to clear the doubts. */
export function useDoubts<Name extends string>(formRef: RefObject<HTMLFormElement | null>) {
  const [doubts, setDoubts] = useState<readonly Name[]>([])
  /** Asks about these fields and focuses the first, unless the last submission did. Returns whether it asks. */
  const ask = (unlikely: readonly Name[]): boolean => {
    if (unlikely.length === 0 || doubts.length > 0) return false
    setDoubts(unlikely)
    formRef.current?.querySelector<HTMLElement>(`[name="${unlikely[0]}"]`)?.focus()
    return true
  }
  return { doubts, ask, clearDoubts: () => setDoubts([]) }
}
