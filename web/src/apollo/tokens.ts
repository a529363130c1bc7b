import { storage } from '../lib/storage.ts'

/** The specification names these keys. */
const accessKey = 'accesstoken'
const refreshKey = 'refreshToken'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

const listeners = new Set<() => void>()

/** The tokens of this browser's session, in local storage as specified. */
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
  /** Tells of changes in this tab and in others. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
}

function tell() {
  for (const listener of listeners) listener()
}
