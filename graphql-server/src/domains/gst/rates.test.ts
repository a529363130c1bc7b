import { describe, expect, it } from 'vitest'
import { readRates } from './rate-input.ts'
import { formatRates, parseRates } from './rate-text.ts'
import { type GstRateRecord, lawfulRates, rateOn, withRate } from './rates.ts'

const biscuits: GstRateRecord[] = [
  { rate: 1800, from: '2017-07-01' },
  { rate: 500, from: '2025-09-22' },
]

describe('the GST rate of a product on a day', () => {
  it.each([
    ['2017-06-30', null],
    ['2017-07-01', 1800],
    ['2025-09-21', 1800],
    ['2025-09-22', 500],
    ['2026-11-28', 500],
  ])('on %s, it is %j basis points', (day, rate) => {
    expect(rateOn(biscuits, day)).toBe(rate)
  })

  it('a rate that the law has ended is unknown until a later one is entered', () => {
    const butter = [{ rate: 1200, from: '2017-07-01' }]
    expect(rateOn(butter, '2025-09-21')).toBe(1200)
    expect(rateOn(butter, '2025-09-22')).toBeNull()
    const later = withRate(butter, { rate: 500, from: '2025-09-22' })
    expect(rateOn(later, '2025-09-22')).toBe(500)
  })

  it('an added rate replaces one from the same day, and keeps earlier and later ones', () => {
    const salt = withRate(biscuits, { rate: 0, from: '2025-09-22' })
    expect(salt).toEqual([biscuits[0], { rate: 0, from: '2025-09-22' }])
    const between = withRate(biscuits, { rate: 1200, from: '2019-01-01' })
    expect(between.map(({ rate }) => rate)).toEqual([1800, 1200, 500])
  })

  it('the law has six rates for goods of a shop today, and had others before', () => {
    const today = lawfulRates.filter(({ until }) => until === undefined)
    expect(today.map(({ percent }) => percent)).toEqual([0, 0.25, 3, 5, 18, 40])
  })
})

describe('GST rates in a file', () => {
  it.each([
    ['5', '5'],
    [' 5 % ', '5'],
    ['18.00', '18'],
    ['nil', '0'],
    ['Nil rated', '0'],
    ['Exempt', '0'],
    ['EXEMPTED', '0'],
    ['GST Exempt', '0'],
    ['tax-free', '0'],
    ['Zero', '0'],
    ['GST 5%', '5'],
    ['GST5%', '5'],
    ['gst @ 18 %', '18'],
    ['GST-5', '5'],
    ['5\u00a0%', '5'],
    ['5\u202f%', '5'],
    ['5 percent', '5'],
    ['18% IGST', '18'],
    ['5% GST from 2025-09-22; GST 18%', '18; 5 from 2025-09-22'],
    ['CGST 2.5% + SGST 2.5%', '5'],
    ['9+9', '18'],
    ['0.25', '0.25'],
    ['40', '40'],
    ['18; 5 from 2025-09-22', '18; 5 from 2025-09-22'],
    ['5% from 2025-09-22 | 12%', '12; 5 from 2025-09-22'],
    ['', ''],
  ])('%j is read, and written as %j', (text, written) => {
    const { rates, problem } = readRates(parseRates(text) ?? [])
    expect(problem).toBeNull()
    expect(formatRates(rates)).toBe(written)
    expect(readRates(parseRates(written) ?? []).rates).toEqual(rates)
  })

  it.each([
    ...['five', '5 since 2025-09-22', '5 from 22/09/2025', '-5', '5 5', '500', 'NA', 'Non-GST'],
    ...['GST', '2.5 + 9', '5+5+5', '%', 'from 2025-09-22', 'exempt 5'],
  ])('%j cannot be read', (text) => {
    expect(parseRates(text)).toBeNull()
  })

  it.each([
    ['7', '7% is not a GST rate.'],
    [
      '12 from 2025-10-01',
      '12% is not a GST rate on 1 October 2025. The rates on that day are 0%, 0.25%, 3%, 5%, 18%, 28% and 40%.',
    ],
    [
      '40 from 2025-09-21',
      '40% is not a GST rate on 21 September 2025. The rates on that day are 0%, 0.25%, 3%, 5%, 12%, 18% and 28%.',
    ],
    [
      '5 from 2017-06-30',
      'Enter the first day of a GST rate, such as 2025-09-22. GST began on 1 July 2017.',
    ],
    [
      '5 from 2026-02-30',
      'Enter the first day of a GST rate, such as 2025-09-22. GST began on 1 July 2017.',
    ],
    ['5; 18', 'Two GST rates begin on 1 July 2017.'],
    ['5;'.repeat(11), 'A product can have at most 10 GST rates.'],
  ])('%j is rejected with a sentence', (text, sentence) => {
    expect(readRates(parseRates(text) ?? []).problem?.message).toBe(sentence)
  })
})
