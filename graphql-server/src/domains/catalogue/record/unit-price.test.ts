import { expect, it } from 'vitest'
import { readQuantity, unitPriceOf } from './unit-price.ts'

it.each([
  ['500 g', 500, 'GRAM'],
  ['500g', 500, 'GRAM'],
  ['200 gm', 200, 'GRAM'],
  ['3.5 g', 3.5, 'GRAM'],
  ['1.5 kg', 1500, 'GRAM'],
  ['350 g Pouch', 350, 'GRAM'],
  ['200 g Glass Jar', 200, 'GRAM'],
  ['2x80 g Multipack', 160, 'GRAM'],
  ['3 × 75 g', 225, 'GRAM'],
  ['500 ml', 500, 'MILLILITRE'],
  ['6 x 200 ml', 1200, 'MILLILITRE'],
  ['2x500 ml (Multipack)', 1000, 'MILLILITRE'],
  ['3X500 ml Multipack', 1500, 'MILLILITRE'],
  ['1 L PET Bottle', 1000, 'MILLILITRE'],
  ['1.5 Litres', 1500, 'MILLILITRE'],
  ['4 pcs', 4, 'PIECE'],
  ['1 pc.', 1, 'PIECE'],
  ['8 U', 8, 'PIECE'],
  ['2 x 12 pcs Multipack', 24, 'PIECE'],
  ['72 wipes', 72, 'PIECE'],
  ['25 Bags', 25, 'PIECE'],
  ['Pack of 2', 2, 'PIECE'],
])('reads the quantity of %j', (text, count, of) => {
  expect(readQuantity(text)).toEqual({ count, of })
})

it.each([
  '',
  'Combo 2 Items',
  '60 g (Pack of 4)',
  '30 g (15 Bags x 2 g each)',
  '500 ml each',
  '3.5 g 13',
  '4 pcs (Approx. 530g',
  '200 ml + 200 ml',
  '75x150 cm',
  '8 x 5 x 7',
  '10 Inch',
  'Size XL',
  '800 W',
  '420 g (Buy 1 Get 1 free)',
  '5L (4.58 kg)',
  '1.3 g & 12 ml',
  '350 mg',
  '0 g',
  '-5 g',
  '1e3 g',
  `500 g${' Pouch'.repeat(20)}`,
])('does not guess the quantity of %j', (text) => {
  expect(readQuantity(text)).toBeNull()
})

const product = { unit: '500 g', price: 5_000, discount: 1_000, medicine: null }

it.each([
  ['500 g', { price: 9, per: 'GRAM' }],
  ['999 g', { price: 5, per: 'GRAM' }],
  ['2 kg', { price: 2_250, per: 'KILOGRAM' }],
  ['750 ml', { price: 6, per: 'MILLILITRE' }],
  ['6 x 200 ml', { price: 3_750, per: 'LITRE' }],
  ['6 pieces', { price: 750, per: 'PIECE' }],
])('the unit price for %s is the discounted price in its measure', (unit, unitPrice) => {
  expect(unitPriceOf({ ...product, unit })).toEqual(unitPrice)
})

it.each(['1 kg', '1 L', '2x500 ml (Multipack)', '1 piece', '9999 pieces', 'Combo'])(
  'the unit %s has no unit price, because it would be zero, unknown, or the price itself',
  (unit) => {
    expect(unitPriceOf({ ...product, unit })).toBeNull()
  },
)

it('the unit price comes from the net quantity if the unit cannot be read', () => {
  const netQuantity = '450 g'
  expect(unitPriceOf({ ...product, unit: 'Family pack', netQuantity })?.price).toBe(10)
  expect(unitPriceOf({ ...product, netQuantity })?.price).toBe(9)
})

it('medicines have no unit price, because they have a price per tablet or millilitre', () => {
  const medicine = { form: 'TABLET', packCount: 10, packUnit: 'TABLET', schedule: 'NONE' } as const
  expect(unitPriceOf({ ...product, unit: '10 tablets', medicine })).toBeNull()
})
