import { addDays } from '../../../lib/time/indian-time.ts'

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

/** The last day on which a medicine can be used that expires in a month: '2029-02' gives '2029-02-28'. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

export function isExpired(month: string, today: string): boolean {
  return lastDayOf(month) < today
}

const SOON_DAYS = 30

/** Whether it expires within 30 days, or has expired. */
export function expiresSoon(month: string, today: string): boolean {
  return lastDayOf(month) <= addDays(today, SOON_DAYS)
}
