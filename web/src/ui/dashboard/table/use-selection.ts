import { useState } from 'react'

export interface Selection {
  /** The visible selected rows, in their order. */
  ids: string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Selects all rows, or clears the selection if all are selected. */
  toggleAll: () => void
  isAll: boolean
  clear: () => void
}

/** Manages a table's selected rows. Rows that are no longer shown do not count as selected. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = shown.filter((id) => chosen.has(id))
  const isAll = ids.length > 0 && ids.length === shown.length
  return {
    ids,
    isAll,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen(new Set(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    clear: () => setChosen(new Set()),
  }
}
