import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Sets how many new orders the team has not seen, for the menu. */
export function setNewOrderCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many new orders the team has not seen: 0 outside of the dashboard. */
export function useNewOrderCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
