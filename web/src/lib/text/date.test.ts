import { expect, it } from 'vitest'
import { formatDate, formatDateTime, toIndianDay } from './date.ts'

it('formatDate and formatDateTime use the Indian style and time zone', () => {
  const lateInLondon = '2026-11-21T20:05:00.000Z'
  expect(formatDate(lateInLondon)).toBe('22 Nov 2026')
  expect(formatDateTime(lateInLondon).replace(/\s/g, ' ')).toBe('22 Nov 2026, 1:35 am')
})

it('toIndianDay returns the day in India', () => {
  expect(toIndianDay('2026-11-21T18:29:59.999Z')).toBe('2026-11-21')
  expect(toIndianDay('2026-11-21T18:30:00.000Z')).toBe('2026-11-22')
})
