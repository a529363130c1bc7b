import { expect, it } from 'vitest'
import { type UnitPrice, compareUnitPrices } from './compare-unit-prices.ts'

const tablet = (amount: number | null): UnitPrice => ({
  packUnit: 'TABLET',
  pricePerUnit: amount === null ? null : { amount },
})

it.each([
  [165, 214, '23% less per tablet'],
  [240, 214, '12% more per tablet'],
  [214, 214, 'Same price per tablet'],
  // Less than half a percent.
  [1_004, 1_000, 'Same price per tablet'],
  [996, 1_000, 'Same price per tablet'],
  [995, 1_000, '1% less per tablet'],
  [1_005, 1_000, '1% more per tablet'],
  [3_000, 1_000, '200% more per tablet'],
  [0, 1_000, '100% less per tablet'],
  [214, null, null],
  [null, 214, null],
  [null, null, null],
  [214, 0, null],
])('compareUnitPrices compares %s with %s paise per tablet as %j', (price, replaced, text) => {
  expect(compareUnitPrices(tablet(price), tablet(replaced))).toBe(text)
})

it('compareUnitPrices names the unit, and compares no prices for different units', () => {
  const drops: UnitPrice = { packUnit: 'ML', pricePerUnit: { amount: 50 } }
  expect(compareUnitPrices(drops, { ...drops, pricePerUnit: { amount: 40 } })).toBe(
    '25% more per ml',
  )
  expect(compareUnitPrices(drops, tablet(50))).toBeNull()
})
