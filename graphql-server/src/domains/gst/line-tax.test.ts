import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeLineTax, sumTaxes } from './line-tax.ts'

/** Published examples: total in paise, rate in percent, and the resulting amounts. */
const EXAMPLES = [
  [10000, 5, 238, 9524, 476, 9524],
  [4500, 5, 107, 4286, 214, 4286],
  [5950, 5, 142, 5666, 283, 5667],
  [9900, 18, 755, 8390, 1510, 8390],
  [4000, 40, 571, 2858, 1143, 2857],
  [2700, 0, 0, 2700, 0, 2700],
  [1, 18, 0, 1, 0, 1],
] as const

/** Half a paisa of CGST and SGST is rounded up. */
const HALF = [21, 5, 1, 19, 1, 20] as const

describe('the tax in a line', () => {
  it.each([...EXAMPLES, HALF])(
    'the tax in %i paise at %i percent is divided between centre and state, or integrated',
    (total, percent, half, taxable, igst, taxableIntegrated) => {
      const rate = percent * 100
      expect(computeLineTax(total, rate, 'CENTRAL_AND_STATE')).toEqual({
        taxable,
        cgst: half,
        sgst: half,
        igst: 0,
      })
      expect(computeLineTax(total, rate, 'INTEGRATED')).toEqual({
        taxable: taxableIntegrated,
        cgst: 0,
        sgst: 0,
        igst,
      })
    },
  )

  it('taxable value and taxes add up to the total, for every amount, rate and division', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.constantFrom('CENTRAL_AND_STATE', 'INTEGRATED'),
        (total, rate, kind) => {
          const { taxable, cgst, sgst, igst } = computeLineTax(total, rate, kind)
          expect(taxable + cgst + sgst + igst).toBe(total)
          expect(cgst).toBe(sgst)
          const exact = (total * rate) / (10_000 + rate)
          expect(Math.abs(cgst + sgst + igst - exact)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('the taxes of several lines are the sums of their taxes', () => {
    const taxes = [
      computeLineTax(10000, 500, 'CENTRAL_AND_STATE'),
      computeLineTax(9900, 1800, 'CENTRAL_AND_STATE'),
    ]
    expect(sumTaxes(taxes)).toEqual({ taxable: 17914, cgst: 993, sgst: 993, igst: 0 })
  })
})
