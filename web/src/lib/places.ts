import { tabStorage } from './storage.ts'

/** Where a visitor was on a page. */
export interface Place {
  /** The scroll position in pixels. */
  y: number
  /** The height of the content in pixels, reserved until it is loaded again. */
  height: number
  /** How many rows of its list were loaded. */
  rows: number
}

const STORAGE_KEY = 'places'
/** Browsers keep about as many entries of a tab's history. */
const MAX_PLACES = 50
const NOWHERE: Place = { y: 0, height: 0, rows: 0 }

let places: Map<string, Place> | null = null

/** The places of this tab by entry of its history, newest last. They survive a reload and visits of other sites. */
function all(): Map<string, Place> {
  if (places) return places
  const stored = parse(tabStorage.read(STORAGE_KEY))
  // A new visit begins with a new entry, which has the key of the first one of the last visit.
  const isKnown = ([entryId]: [string, Place]) =>
    isPageRestored() || !entryId.startsWith('default ')
  places = new Map(stored.filter(isKnown))
  return places
}

/** Identifies an entry of the history. The first one of each visit has the key 'default'. */
export function toEntryId({
  key,
  pathname,
  search,
}: Record<'key' | 'pathname' | 'search', string>) {
  return `${key} ${pathname}${search}`
}

export function getPlace(entryId: string): Place {
  return all().get(entryId) ?? NOWHERE
}

export function notePlace(entryId: string, change: Partial<Place>): void {
  const place = { ...getPlace(entryId), ...change }
  all().delete(entryId)
  all().set(entryId, place)
}

/** Stores the places. Call it when the page may close. */
export function savePlaces(): void {
  tabStorage.write(STORAGE_KEY, JSON.stringify([...all()].slice(-MAX_PLACES)))
}

/** For when the viewer logs out: the next one begins lists at their start. */
export function forgetPlaces(): void {
  places = new Map()
  tabStorage.remove(STORAGE_KEY)
}

/** Whether the page was left and is shown again: after a reload, by going back to it, or from a discarded tab. */
export function isPageRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const type: unknown = navigation && 'type' in navigation && navigation.type
  // The type of a tab that was discarded to save memory is one of these as well.
  return type === 'reload' || type === 'back_forward'
}

function parse(text: string | null): [string, Place][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const place: unknown = entry[1]
  if (typeof place !== 'object' || place === null) return false
  const numbers = new Map(Object.entries(place))
  return ['y', 'height', 'rows'].every((name) => Number.isFinite(numbers.get(name)))
}
