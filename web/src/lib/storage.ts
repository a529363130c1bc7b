/** A browser's storage that never throws: it can be full, forbidden, or not there at all. */
function neverThrowing(place: () => Storage) {
  return {
    read(key: string): string | null {
      return attempt(() => place().getItem(key), null)
    },
    write(key: string, value: string): void {
      attempt(() => place().setItem(key, value), undefined)
    },
    remove(key: string): void {
      attempt(() => place().removeItem(key), undefined)
    },
    clear(): void {
      attempt(() => place().clear(), undefined)
    },
  }
}

/** Lasts, and all tabs share it. */
export const storage = neverThrowing(() => localStorage)

/** Of this tab alone; survives a reload and is gone with the tab. */
export const tabStorage = neverThrowing(() => sessionStorage)

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
