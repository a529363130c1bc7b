import { tabStorage } from './storage.ts'

/** A visitor's position on a page. */
export interface Place {
  /** The scroll position in pixels. */
  y: number
  /** The number of loaded rows in its list. */
  rows: number
}

const STORAGE_KEY = 'places'
/** A stored place, in a line. */
const PLACE = /^(\d+) (\d+) (.+)$/gm
/** Browsers keep about as many entries in a tab's history. */
const MAX_PLACES = 50
/** The initial position on a new page. */
export const START: Place = { y: 0, rows: 0 }

let places: Map<string, Place> | null = null

/** This tab's places by history entry, newest last. They survive a reload and visits to other sites. */
function all(): Map<string, Place> {
  if (places) return places
  const stored = tabStorage.read(STORAGE_KEY) ?? ''
  places = new Map(
    Array.from(stored.matchAll(PLACE), ([, y, rows, entryId = '']) => [
      entryId,
      { y: Number(y), rows: Number(rows) },
    ]),
  )
  return places
}

/** Identifies a history entry. The first entry in each visit has the key 'default'. */
export function toEntryId({
  key,
  pathname,
  search,
}: Record<'key' | 'pathname' | 'search', string>) {
  return `${key} ${pathname}${search}`
}

export function getPlace(entryId: string): Place {
  return all().get(entryId) ?? START
}

export function notePlace(entryId: string, change: Partial<Place>): void {
  const place = { ...getPlace(entryId), ...change }
  all().delete(entryId)
  all().set(entryId, place)
}

/** Stores the places. Call it when the page may close. */
export function savePlaces(): void {
  const lines = Array.from(all(), ([id, { y, rows }]) => `${Math.round(y)} ${rows} ${id}`)
  tabStorage.write(STORAGE_KEY, lines.slice(-MAX_PLACES).join('\n'))
}

/** Called when the viewer logs out, so that the next viewer's lists begin at their start. */
export function forgetPlaces(): void {
  places = new Map()
  tabStorage.remove(STORAGE_KEY)
}

/** Whether the page was left and is shown again: after a reload, by going back to it, or from a discarded tab. */
export function isPageRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const type: unknown = entry && 'type' in entry && entry.type
  // A tab that was discarded to save memory has one of these types too.
  return type === 'reload' || type === 'back_forward'
}
