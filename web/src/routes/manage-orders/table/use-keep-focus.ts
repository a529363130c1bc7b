import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a table when its focused button disappears: moves it to the next step of the row at the same place, or
 * calls `onNone` when there are no rows. The ref is for an element around the table.
 */
export function useKeepFocus(onNone: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  /** The place of the row that had the focus when its order was moved. */
  const place = useRef<number | null>(null)
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const rows = [...(ref.current?.querySelectorAll('tbody tr') ?? [])]
    const row = rows[Math.min(place.current, rows.length - 1)]
    const target = row?.querySelector<HTMLElement>('button') ?? row?.querySelector('a')
    place.current = null
    if (target) target.focus()
    else onNone()
  })
  return {
    ref,
    remember: (index: number) => {
      place.current = index
    },
    forget: () => {
      place.current = null
    },
  }
}
