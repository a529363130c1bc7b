import { expect, it } from 'vitest'
import { formatDate, formatDateTime } from './date.ts'

it('formats dates and times in the Indian style and time zone', () => {
  const lateInLondon = '2026-11-21T20:05:00.000Z'
  expect(formatDate(lateInLondon)).toBe('22 Nov 2026')
  expect(formatDateTime(lateInLondon).replace(/\s/g, ' ')).toBe('22 Nov 2026, 1:35 am')
})
