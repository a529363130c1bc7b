import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeCreditTax,
  computeLineTax,
  subtractTax,
  sumTaxes,
  type LineTax,
} from './line-tax.ts'

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

describe('the tax in a reduction', () => {
  it('one paisa of a taxed line has no tax', () => {
    const line = computeLineTax(2000, 1800, 'CENTRAL_AND_STATE')
    expect(line).toMatchObject({ taxable: 1694, cgst: 153 })
    const credit = { taxable: 1, cgst: 0, sgst: 0, igst: 0 }
    expect(computeCreditTax(line, 1, 1800, 'CENTRAL_AND_STATE')).toEqual(credit)
  })

  it('reductions of a line have no negative part, and together exactly its taxes', () => {
    const amounts = fc.array(fc.nat({ max: 5_000 }).map((each) => Math.ceil(each ** 2 / 5_000)))
    const rates = fc.constantFrom(0, 25, 300, 500, 1800, 4000)
    const kinds = fc.constantFrom('CENTRAL_AND_STATE', 'INTEGRATED')
    fc.assert(
      fc.property(amounts, rates, kinds, (parts, rate, kind) => {
        const total = parts.reduce((sum, amount) => sum + amount, 0)
        let left = computeLineTax(total, rate, kind)
        for (const amount of parts) {
          const credit = computeCreditTax(left, amount, rate, kind)
          expect(sumOf(credit)).toBe(amount)
          expect(Math.min(...partsOf(credit))).toBeGreaterThanOrEqual(0)
          left = subtractTax(left, credit)
        }
        expect(sumOf(left)).toBe(0)
        expect(Math.max(...partsOf(left))).toBe(0)
      }),
      { numRuns: 2_000 },
    )
  })
})

const partsOf = ({ taxable, cgst, sgst, igst }: LineTax) => [taxable, cgst, sgst, igst]
const sumOf = (tax: LineTax) => partsOf(tax).reduce((sum, part) => sum + part, 0)
