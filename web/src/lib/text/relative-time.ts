import { toIndianDay } from './date.ts'
import { lazy } from '../lazy.ts'
import { getStoreTime } from '../store-time.ts'

const formatter = lazy(() => new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' }))

const DAY = 86_400

/** Each unit in seconds. */
const units = [
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Formats '3 hours ago', 'yesterday', 'now'. From 24 hours on, it counts calendar days in India. A time in the future
 * is formatted as 'now'.
 */
export function formatRelativeTime(iso: string, now = getStoreTime()): string {
  const seconds = (now - Date.parse(iso)) / 1000
  if (seconds >= DAY) {
    const days = (Date.parse(toIndianDay(iso)) - Date.parse(toIndianDay(now))) / (1000 * DAY)
    return formatter().format(days, 'day')
  }
  for (const [unit, length] of units) {
    if (seconds >= length) return formatter().format(-Math.floor(seconds / length), unit)
  }
  return formatter().format(0, 'second')
}
