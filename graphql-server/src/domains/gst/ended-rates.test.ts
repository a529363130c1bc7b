import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findEndedProblem, findEndedRate } from './ended-rates.ts'
import { formatRates } from './rate-text.ts'
import { FIRST_DAY } from './rates.ts'

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T06:00:00Z') }))
afterAll(() => vi.useRealTimers())

const since = (percent: number, from = FIRST_DAY) => ({ rate: percent * 100, from })

describe('a rate that the law has ended', () => {
  it.each([
    [12, '0405', '12; 5 from 2025-09-22'],
    [12, '', '12; 5 from 2025-09-22'],
    [28, '3304', '28; 18 from 2025-09-22'],
    [28, '', '28; 18 from 2025-09-22'],
    [28, '22021010', '28; 40'],
    [28, '24022010', '28; 40 from 2026-02-01'],
    [28, '21069020', '28; 40 from 2026-02-01'],
  ])(
    'after %d percent for the HSN code “%s”, the rates %s are proposed',
    (percent, hsn, proposed) => {
      const ended = findEndedRate([since(percent)], hsn)
      expect(ended?.rate).toBe(percent * 100)
      expect(formatRates(ended?.proposed ?? [])).toBe(proposed)
    },
  )

  it('a product with a rate that applies, with one in future, or without one has no ended rate', () => {
    const butter = [since(12), since(5, '2025-09-22')]
    for (const rates of [butter, [since(5)], [since(5, '2027-01-01')], []])
      expect(findEndedRate(rates)).toBeNull()
  })

  it('a rate in future does not help the invoices of today', () => {
    expect(findEndedRate([since(12), since(5, '2027-01-01')])?.rate).toBe(1200)
  })

  it('a sentence names the last day, and the new rate with its first day', () => {
    expect(findEndedProblem([since(28)])?.message).toBe(
      'The law ended 28% on 31 January 2026. Add the rate since then, such as 18% from 22 September 2025.',
    )
  })
})
