import { attempt } from './attempt.ts'

/**
 * A storage that never throws. Values that the browser does not store, because it is full or blocked, last as long as
 * the page.
 */
function neverThrowing(place: () => Storage) {
  const unsaved = new Map<string, string>()
  return {
    read(key: string): string | null {
      return unsaved.get(key) ?? attempt(() => place().getItem(key), null)
    },
    write(key: string, value: string): void {
      unsaved.set(key, value)
      attempt(() => {
        place().setItem(key, value)
        unsaved.delete(key)
      }, undefined)
    },
    remove(key: string): void {
      unsaved.delete(key)
      attempt(() => place().removeItem(key), undefined)
    },
    clear(): void {
      unsaved.clear()
      attempt(() => place().clear(), undefined)
    },
    /** Whether the browser lets this site store anything. */
    isAllowed(): boolean {
      return attempt(() => {
        place().setItem('probe', '')
        place().removeItem('probe')
        return true
      }, false)
    },
  }
}

/** Persistent, and shared by all tabs. */
export const storage = neverThrowing(() => localStorage)

/** For this tab only; survives a reload. */
export const tabStorage = neverThrowing(() => sessionStorage)
