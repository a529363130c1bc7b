import { storage } from './storage.ts'

const STORAGE_KEY = 'recent-products'
const ID = /^[\da-f]{24}$/
/** The product that is open, and twelve to show. */
const MAX_RECENT = 13

/**
 * The ids of the products that were opened in this browser, the latest first. They are sent only to load these
 * products, and logging out removes them.
 */
export function listRecent(): string[] {
  const ids = storage.read(STORAGE_KEY)?.split(' ') ?? []
  return ids.filter((id) => ID.test(id)).slice(0, MAX_RECENT)
}

export function noteRecent(id: string): void {
  const others = listRecent().filter((other) => other !== id)
  storage.write(STORAGE_KEY, [id, ...others].slice(0, MAX_RECENT).join(' '))
}

export function forgetRecent(): void {
  storage.remove(STORAGE_KEY)
}
