import { storage } from '../../lib/storage.ts'
import { newSubmissionKey } from '../../lib/submission-key.ts'

const STORAGE_KEY = 'checkout'

interface Checkout {
  key: string
  lineIds: readonly string[]
  /** An order was sent and its reply has not arrived. */
  isUnanswered: boolean
}

/** For browsers that block storage, and for a tab whose order another tab has placed. */
let inMemory: Checkout | null = null

/**
 * The checkout's idempotency key, so that the server places one order only. It stays the same until the order is
 * placed: through cart changes, in every tab, after a reload and after a lost reply. Cart lines get new ids after an
 * order, so a cart without any stored line starts a new checkout.
 */
export const checkoutKey = {
  /** Returns the checkout key for these lines. */
  get(lineIds: readonly string[]): string {
    const existing = [read(), inMemory].find((stored) =>
      stored?.lineIds.some((id) => lineIds.includes(id)),
    )
    const { key, isUnanswered } = existing ?? { key: newSubmissionKey(), isUnanswered: false }
    write({ key, lineIds, isUnanswered })
    return key
  },
  markSent: (): void => setUnanswered(true),
  markAnswered: (): void => setUnanswered(false),
  clear: (): void => {
    inMemory = null
    storage.remove(STORAGE_KEY)
  },
  /** Whether it is unknown if the last order was placed. */
  isUnanswered: (): boolean => (read() ?? inMemory)?.isUnanswered === true,
}

function setUnanswered(isUnanswered: boolean): void {
  const stored = read() ?? inMemory
  if (stored) write({ ...stored, isUnanswered })
}

function write(checkout: Checkout): void {
  inMemory = checkout
  storage.write(STORAGE_KEY, JSON.stringify(checkout))
}

function read(): Checkout | null {
  try {
    const value: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '')
    return isCheckout(value) ? value : null
  } catch {
    return null
  }
}

function isCheckout(value: unknown): value is Checkout {
  if (typeof value !== 'object' || value === null) return false
  if (!('key' in value && 'lineIds' in value && 'isUnanswered' in value)) return false
  const { key, lineIds, isUnanswered } = value
  return typeof key === 'string' && Array.isArray(lineIds) && typeof isUnanswered === 'boolean'
}
