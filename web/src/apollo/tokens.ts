import { storage } from '../lib/storage.ts'

/** The keys are part of the specification. */
export const accessKey = 'accesstoken'
const refreshKey = 'refreshToken'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

const listeners = new Set<() => void>()

/** The session's tokens in local storage, or in memory if the browser blocks it. */
export const tokens = {
  access: () => storage.read(accessKey),
  refresh: () => storage.read(refreshKey),
  save({ accessToken, refreshToken }: Tokens) {
    storage.write(accessKey, accessToken)
    storage.write(refreshKey, refreshToken)
    tell()
  },
  clear() {
    storage.remove(accessKey)
    storage.remove(refreshKey)
    tell()
  },
  /** Reports changes in this tab and in other tabs. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
  /** Reports that another tab has logged out. It may have since logged in as someone else. */
  onRemovedElsewhere: (listener: () => void): (() => void) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (newValue === null && (key === accessKey || key === null)) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}

function tell() {
  for (const listener of listeners) listener()
}
