import { DAY_MS } from './days.ts'

/** Indian time is ahead of UTC by this offset all year. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** Returns a moment's year and month (0 to 11) in Indian time. */
export function indianMonth(moment: Date): { year: number; month: number } {
  const inIndia = new Date(moment.getTime() + IST_OFFSET_MS)
  return { year: inIndia.getUTCFullYear(), month: inIndia.getUTCMonth() }
}

/** Formats a moment in Indian time as '2026-11-25 14:05'. */
export function formatIndianTime(moment: Date): string {
  return new Date(moment.getTime() + IST_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** Returns a moment's day in Indian time, such as '2026-11-25'. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns when a day such as '2026-11-25' starts in Indian time. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(day) - IST_OFFSET_MS)
}

/** Returns the moment of a time such as '07:00' or '24:00' on a day. */
export function momentOf(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(startOfIndianDay(day).getTime() + (hours * 60 + minutes) * 60_000)
}

/** Returns the weekday of a day: 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** Returns the day this many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns a month's last day: '2029-02-28' for '2029-02'. */
export function lastDayOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

const DAY = /^20\d\d-\d\d-\d\d$/

/** Returns the first and the last second of a day such as '2026-11-25' in Indian time, or null for invalid days. */
export function parseIndianDay(text: string): { start: Date; lastSecond: Date } | null {
  if (!DAY.test(text)) return null
  const start = startOfIndianDay(text)
  const isReal = !Number.isNaN(start.getTime()) && formatIndianTime(start).startsWith(text)
  return isReal ? { start, lastSecond: new Date(start.getTime() + DAY_MS - 1000) } : null
}
