import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Sets the number of new orders that the team has not seen, for the menu. */
export function setNewOrderCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The number of new orders that the team has not seen; 0 outside the dashboard. */
export function useNewOrderCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
