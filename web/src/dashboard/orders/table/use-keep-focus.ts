import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Keeps the focus in a table or list when the focused element disappears: a row's button, whose position is remembered,
 * or the actions for the selected rows. Calls `onNone` when there are no rows. The ref is for an element around the
 * table.
 */
export function useKeepFocus(onNone: () => void, rowSelector = 'tbody tr') {
  const ref = useRef<HTMLDivElement>(null)
  /** The position of the row that had the focus when its order was moved. */
  const place = useRef<number | null>(null)
  const focusOn = (target: HTMLElement | null | undefined) => {
    if (target) target.focus({ preventScroll: true })
    else onNone()
  }
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const rows = [...(ref.current?.querySelectorAll(rowSelector) ?? [])]
    const row = rows[Math.min(place.current, rows.length - 1)]
    place.current = null
    focusOn(row?.querySelector<HTMLElement>('button') ?? row?.querySelector('a'))
  })
  const [returns, setReturns] = useState(0)
  const focusTable = useEffectEvent(() => focusOn(ref.current?.querySelector('[role="region"]')))
  useEffect(() => {
    if (returns > 0) focusTable()
  }, [returns])
  return {
    ref,
    remember: (index: number) => {
      place.current = index
    },
    /** Moves the focus to the table after the next update. */
    returnToTable: () => {
      place.current = null
      setReturns((before) => before + 1)
    },
  }
}
