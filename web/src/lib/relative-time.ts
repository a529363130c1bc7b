import { lazy } from './lazy.ts'

const formatter = lazy(() => new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' }))

/** Each unit in seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** '3 hours ago', 'yesterday', 'now'. A time in the future (an incorrect clock) is formatted as now. */
export function formatRelativeTime(iso: string, now = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000
  for (const [unit, length] of units) {
    if (seconds >= length) return formatter().format(-Math.floor(seconds / length), unit)
  }
  return formatter().format(0, 'second')
}
