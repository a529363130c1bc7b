import { storage } from '../../../lib/storage.ts'
import { getStoreTime } from '../../../lib/store-time.ts'
import { newSubmissionKey } from '../../../lib/submission-key.ts'
import { isSame } from '../editing/entry.ts'
import { type ProductEntry, blankProduct } from './product-entry.ts'

/** An unfinished form, as stored on the device. */
export interface ProductDraft {
  entry: ProductEntry
  /** When it was started, in ISO 8601. */
  begunAt: string
  /** Stays the same whenever the form is sent, also after a reload. */
  idempotencyKey: string
}

/** Returns the parts of a new draft that do not change. */
export function beginDraft(): Omit<ProductDraft, 'entry'> {
  return { begunAt: new Date(getStoreTime()).toISOString(), idempotencyKey: newSubmissionKey() }
}

const toStorageKey = (viewerId: string) => `product-draft:${viewerId}`

/** The server deletes unused images after a day, so an older draft's images may be missing. */
const PICTURES_EXPIRE_AFTER_MS = 23 * 60 * 60 * 1000

/** Returns the admin's stored draft without images that may be missing, or null. */
export function readDraft(viewerId: string, now = getStoreTime()): ProductDraft | null {
  const draft = parse(storage.read(toStorageKey(viewerId)))
  if (!draft || now - Date.parse(draft.begunAt) < PICTURES_EXPIRE_AFTER_MS) return draft
  return { ...draft, entry: { ...draft.entry, images: [] } }
}

/** Stores the form; a blank form deletes the draft. */
export function keepDraft(viewerId: string, draft: ProductDraft): void {
  if (isSame(draft.entry, blankProduct)) storage.remove(toStorageKey(viewerId))
  else storage.write(toStorageKey(viewerId), JSON.stringify(draft))
}

export function discardDraft(viewerId: string): void {
  storage.remove(toStorageKey(viewerId))
}

function parse(text: string | null): ProductDraft | null {
  try {
    const draft = withNewFields(JSON.parse(text ?? 'null'))
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** An older app version may have stored the draft without some fields. */
function withNewFields(draft: unknown): unknown {
  if (!isRecord(draft) || !isRecord(draft['entry'])) return draft
  const { idempotencyKey = newSubmissionKey() } = draft
  return { ...draft, idempotencyKey, entry: { ...blankProduct, ...draft['entry'] } }
}

/** Validates the shape, because another app version may have stored it. */
function isDraft(value: unknown): value is ProductDraft {
  if (!isRecord(value) || !isRecord(value['entry'])) return false
  const { entry, begunAt, idempotencyKey } = value
  const isAlike = ([name, blank]: [string, unknown]) => {
    const field = entry[name]
    return Array.isArray(blank)
      ? Array.isArray(field) && field.every(isRecord)
      : typeof field === 'string'
  }
  const isNamed = typeof begunAt === 'string' && typeof idempotencyKey === 'string'
  return isNamed && Object.entries(blankProduct).every(isAlike)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
