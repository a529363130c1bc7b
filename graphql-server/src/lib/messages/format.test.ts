import { describe, expect, it } from 'vitest'
import { createFormatter, english } from './format.ts'

const moment = new Date('2026-11-27T20:00:00Z')

describe('the formatter', () => {
  it.each([
    [1, '1 second'],
    [90, '90 seconds'],
    [91, '2 minutes'],
    [90 * 60, '90 minutes'],
    [90 * 60 + 1, '2 hours'],
  ])('shows a wait of %i seconds as %s', (seconds, text) => {
    expect(english.wait(seconds)).toBe(text)
  })

  it('shows dates and times in Indian time', () => {
    expect(english.date(moment)).toBe('28 November 2026')
    expect(english.dateTime(moment)).toBe('28 November 2026 at 1:30 am')
  })

  it('formats for readers of another locale', () => {
    const hindi = createFormatter('hi-IN')
    expect(hindi.wait(120)).toBe('2 मिनट')
    expect(hindi.date(moment)).toBe('28 नवंबर 2026')
    expect(hindi.list(['a', 'b', 'c'])).toBe('a, b, और c')
    expect(hindi.money(12_345_650)).toBe('₹1,23,456.50')
  })
})
