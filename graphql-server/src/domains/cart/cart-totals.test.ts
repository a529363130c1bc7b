import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_DISCOUNT, MAX_PRICE } from '../../lib/money.ts'
import { MAX_QUANTITY, sumTotals, type PricedLine } from './cart-totals.ts'

const line = fc.record({
  price: fc.integer({ min: 1, max: MAX_PRICE }),
  discount: fc.integer({ min: 0, max: MAX_DISCOUNT }),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
})
const cart = fc.array(line, { maxLength: 50 })

/**
 * The formula in exact arithmetic: price − ceil(price × discount ÷ 100), where the ceiling is in whole rupees, and
 * not below 0.
 */
function exactTotal(lines: PricedLine[]): bigint {
  return lines.reduce((total, { price, discount, quantity }) => {
    const rupeesOff = (BigInt(price) * BigInt(discount) + 999_999n) / 1_000_000n
    const left = BigInt(price) - rupeesOff * 100n
    return total + (left < 0n ? 0n : left) * BigInt(quantity)
  }, 0n)
}

describe('the totals of a cart', () => {
  it('cart totals are exact for the largest possible cart', () => {
    const largest = { price: MAX_PRICE, discount: 0, quantity: MAX_QUANTITY }
    const { subtotal, total } = sumTotals(Array<PricedLine>(50).fill(largest))
    expect([subtotal, total]).toEqual([499_950_000_000_000, 499_950_000_000_000])
    expect(Number.isSafeInteger(subtotal)).toBe(true)
  })

  it('cart totals are whole paise, and equal to exact arithmetic', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const { total, subtotal, savings } = sumTotals(lines)
        expect(BigInt(total)).toBe(exactTotal(lines))
        expect(savings).toBe(subtotal - total)
        expect([total, subtotal].every(Number.isSafeInteger)).toBe(true)
      }),
      { seed: 20_261_121, numRuns: 2_000 },
    )
  })

  it("cart totals are the sums of the cart's lines, in any order", () => {
    fc.assert(
      fc.property(cart, cart, (some, others) => {
        const together = sumTotals([...others, ...some])
        const [left, right] = [sumTotals(some), sumTotals(others)]
        expect(together.total).toBe(left.total + right.total)
        expect(together.totalQuantity).toBe(left.totalQuantity + right.totalQuantity)
      }),
      { seed: 20_261_121, numRuns: 500 },
    )
  })

  it('cart totals never rise when a discount grows', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: MAX_DISCOUNT }), (each, discount) => {
        const [less, more] = [each.discount, discount].toSorted((a, b) => a - b)
        const totalAt = (percent = 0) => sumTotals([{ ...each, discount: percent }]).total
        expect(totalAt(more)).toBeLessThanOrEqual(totalAt(less))
      }),
      { seed: 20_261_121, numRuns: 2_000 },
    )
  })
})
