import { useState } from 'react'

/** How many prescriptions a list shows at first, because each picture is loaded. */
const FIRST = 6

/** The first of the items, and all of them after `showAll` or if `isWanted` is true for a later one. */
export function useShortList<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean = () => false,
) {
  const [isLong, setIsLong] = useState(() => items.slice(FIRST).some(isWanted))
  const shown = isLong ? items : items.slice(0, FIRST)
  return { shown, isShort: shown.length < items.length, showAll: () => setIsLong(true) }
}
