import { english } from './messages/format.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountedPrice, MAX_PRICE, pricePerUnit, toPaise, toPercent, toRupees } from './money.ts'

describe('pricePerUnit', () => {
  it.each([
    { price: 3200, count: 15, is: 213, because: 'less than half a paisa is rounded down' },
    { price: 3215, count: 10, is: 322, because: 'half a paisa is rounded up' },
    { price: 4275, count: 60, is: 71, because: 'liquids are priced per millilitre' },
    { price: 9900, count: 2.5, is: 3960, because: 'packs may have decimals' },
    { price: 0, count: 10, is: 0, because: 'a free product is free per unit' },
    { price: MAX_PRICE, count: 0.001, is: 1e12, because: 'the largest result is a safe integer' },
  ])(
    'the unit price for $price paise and $count units is $is: $because',
    ({ price, count, is }) => {
      expect(pricePerUnit(price, count)).toBe(is)
    },
  )

  it('the unit price is a whole number within half a paisa of the exact one', () => {
    const prices = fc.integer({ min: 0, max: MAX_PRICE })
    const counts = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(prices, counts, (price, count) => {
        const per = BigInt(pricePerUnit(price, count))
        const doubleError = 2n * (per * BigInt(count) - BigInt(price))
        expect(doubleError > -BigInt(count) && doubleError <= BigInt(count)).toBe(true)
      }),
      { seed: 1 },
    )
  })
})

describe('discountedPrice', () => {
  it.each([
    {
      price: 25_000,
      discount: 6440,
      costs: 8900,
      because: '64.4 % of ₹250 is exactly ₹161; floats give 162',
    },
    { price: 9950, discount: 1000, costs: 8950, because: '₹9.95 off is rounded up to ₹10' },
    { price: 9950, discount: 10_000, costs: 0, because: 'it never falls below zero' },
    { price: 9950, discount: 0, costs: 9950, because: 'a discount of zero changes nothing' },
    { price: 1, discount: 1, costs: 0, because: 'the smallest discount takes a whole rupee' },
    { price: 10_000, discount: 1, costs: 9900, because: '₹0.01 off is rounded up to ₹1' },
    { price: 100, discount: 10_000, costs: 0, because: '100 % is off' },
    {
      price: MAX_PRICE,
      discount: 3333,
      costs: 666_700_000,
      because: 'the largest price stays exact',
    },
  ])(
    'the discounted price for $price paise at $discount basis points is $costs: $because',
    ({ price, discount, costs }) => {
      expect(discountedPrice(price, discount)).toBe(costs)
    },
  )

  it('the discounted price matches exact big-integer arithmetic for 20,000 prices and discounts', () => {
    for (let step = 0; step < 20_000; step += 1) {
      const price = (step * 104_729) % (MAX_PRICE + 1)
      const discount = (step * 7919) % 10_001
      const exact = BigInt(price) * BigInt(discount)
      const rupeesOff = (exact + 999_999n) / 1_000_000n
      const expected = BigInt(price) - rupeesOff * 100n
      expect(discountedPrice(price, discount)).toBe(Number(expected < 0n ? 0n : expected))
    }
  })
})

describe('amounts of money', () => {
  it('amounts are formatted with Indian digit grouping', () =>
    expect(english.money(12_345_650)).toBe('₹1,23,456.50'))
  it.each([
    [0, '₹0'],
    [8900, '₹89'],
    [8905, '₹89.05'],
    [8950, '₹89.50'],
    [10_000_000, '₹1,00,000'],
  ])('%d paise are formatted as %s, like in the web app', (paise, text) =>
    expect(english.money(paise)).toBe(text),
  )
  it('toRupees converts paise to rupees', () => expect(toRupees(8950)).toBe(89.5))
  it('toPaise reverses toRupees for any amount', () => {
    const amounts = fc.integer({ min: 0, max: MAX_PRICE * 50 })
    fc.assert(fc.property(amounts, (paise) => toPaise(toRupees(paise)) === paise))
  })
  it.each([0.001, 89.001, 300.300001, 1e-9, Infinity, NaN])(
    'toPaise does not convert %d rupees',
    (rupees) => expect(Number.isSafeInteger(toPaise(rupees))).toBe(false),
  )
  it('toPercent converts basis points to percent', () => expect(toPercent(6440)).toBe(64.4))
})
