import { once } from './once.ts'

const ago = once(() => new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' }))

/** The units that moments are told in, with their seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago a moment was: '3 hours ago', 'yesterday', 'now'. One in the future (a clock that is off) is now. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000
  for (const [unit, length] of units) {
    if (seconds >= length) return ago().format(-Math.floor(seconds / length), unit)
  }
  return ago().format(0, 'second')
}
