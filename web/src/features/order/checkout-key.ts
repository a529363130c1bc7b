import { storage } from '../../lib/storage.ts'

const place = 'checkout'

/** What is kept of a checkout. */
interface Checkout {
  key: string
  /** The lines of the cart that it is about. */
  lineIds: readonly string[]
  /** False until something was sent, and again once the server has said how that ended. */
  isUnanswered: boolean
}

/** For a browser that forbids storage, and for a tab whose order another tab has placed. */
let inMemory: Checkout | null = null

/**
 * The idempotency key of the checkout: one from its beginning until its order stands, whatever the person changes
 * on the way, in every tab, through a reload and a lost reply. So the server makes one order of it. A cart's lines
 * are new after an order: a checkout of which no line is left is over, and the cart's is another one.
 */
export const checkoutKey = {
  /** The key of the checkout of these lines. */
  of(lineIds: readonly string[]): string {
    const known = [read(), inMemory].find((kept) =>
      kept?.lineIds.some((id) => lineIds.includes(id)),
    )
    const { key, isUnanswered } = known ?? { key: newKey(), isUnanswered: false }
    write({ key, lineIds, isUnanswered })
    return key
  },
  /** An order is on its way with the key. */
  noteSent: (): void => note(true),
  /** The server has refused: no order stands, and it may be tried again. */
  noteAnswer: (): void => note(false),
  /** The order stands, or the key is of no more use. */
  end: (): void => {
    inMemory = null
    storage.remove(place)
  },
  /** Whether something was sent of which nobody knows how it ended. */
  isUnanswered: (): boolean => (read() ?? inMemory)?.isUnanswered === true,
}

function note(isUnanswered: boolean): void {
  const kept = read() ?? inMemory
  if (kept) write({ ...kept, isUnanswered })
}

function write(checkout: Checkout): void {
  inMemory = checkout
  storage.write(place, JSON.stringify(checkout))
}

function read(): Checkout | null {
  try {
    const value: unknown = JSON.parse(storage.read(place) ?? '')
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

/** 32 hexadecimal digits. Not crypto.randomUUID, which is missing where the store is opened over plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
