import { toIndianDay } from '../../../lib/text/date.ts'
import { getStoreTime } from '../../../lib/store-time.ts'

/** Returns the current month in India, such as '2026-11'. */
export function getCurrentMonth(now = getStoreTime()): string {
  return toIndianDay(now).slice(0, 7)
}

/** Parses a month such as '2026-11'; null if it is malformed. */
export function parseMonth(text: string | null): string | null {
  return text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null
}
