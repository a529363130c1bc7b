import { useState } from 'react'

/** How many prescriptions a list initially shows, because each image is loaded. */
const FIRST = 6

/** Returns the first items, and all items after `showAll` or if `isWanted` is true for a later item. */
export function useShortList<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean = () => false,
) {
  const [isLong, setIsLong] = useState(() => items.slice(FIRST).some(isWanted))
  const shown = isLong ? items : items.slice(0, FIRST)
  return { shown, isShort: shown.length < items.length, showAll: () => setIsLong(true) }
}
