/** A storage that never throws, even if it is full, blocked or missing. */
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

/** Persistent, and shared by all tabs. */
export const storage = neverThrowing(() => localStorage)

/** For this tab only; survives a reload. */
export const tabStorage = neverThrowing(() => sessionStorage)

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
