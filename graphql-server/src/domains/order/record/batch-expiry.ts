import { addDays, lastDayOfMonth } from '../../../lib/time/indian-time.ts'

const PRINTED = /^(0?[1-9]|1[0-2])\s*[/.-]\s*(?:20)?(\d\d)$/

/** Parses a month as printed on packs, '03/27' or '03/2027', to '2027-03'. Returns null for everything else. */
export function parseExpiry(printed: string): string | null {
  const [, month = '', year = ''] = PRINTED.exec(printed) ?? []
  return month === '' ? null : `20${year}-${month.padStart(2, '0')}`
}

/** Formats '2027-03' as packs have it: '03/27'. */
export function formatExpiry(month: string): string {
  return `${month.slice(5)}/${month.slice(2, 4)}`
}

/** A medicine can be used until the last day of its month. */
export function isExpired(month: string, today: string): boolean {
  return lastDayOfMonth(month) < today
}

const SOON_DAYS = 30

/** Whether it expires within 30 days, or has expired. */
export function expiresSoon(month: string, today: string): boolean {
  return lastDayOfMonth(month) <= addDays(today, SOON_DAYS)
}
