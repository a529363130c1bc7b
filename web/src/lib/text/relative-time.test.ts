import { expect, it } from 'vitest'
import { formatRelativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

it.each([
  ['2026-11-21T11:59:01.000Z', 'now'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-21T09:00:00.000Z', '3 hours ago'],
  ['2026-11-20T12:00:00.000Z', 'yesterday'],
  // Less than 48 hours, but two calendar days earlier in India.
  ['2026-11-19T13:00:00.000Z', '2 days ago'],
  // Already yesterday in India, but less than 24 hours ago.
  ['2026-11-20T18:00:00.000Z', '18 hours ago'],
  ['2026-10-22T12:00:00.000Z', '30 days ago'],
  ['2026-11-21T12:00:07.000Z', 'now'],
])('formatRelativeTime formats %s as %s', (iso, text) => {
  expect(formatRelativeTime(iso, now)).toBe(text)
})
