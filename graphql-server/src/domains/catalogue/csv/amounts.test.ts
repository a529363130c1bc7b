import { describe, expect, it } from 'vitest'
import { discountedPrice } from '../../../lib/money.ts'
import { discountFor, parseAmount, parsePercent } from './amounts.ts'

describe('an amount in a file', () => {
  it.each([
    ['220', 22_000],
    ['97.2', 9_720],
    ['97.20', 9_720],
    ['97.2000', 9_720],
    ['₹ 1,29,999.50', 12_999_950],
    ['Rs. 45', 4_500],
    ['INR 45', 4_500],
    ['\u00a045 ', 4_500],
    ['0', 0],
    ['19.99', 1_999],
    ['', null],
    ['free', null],
    ['-5', null],
    ['1e3', null],
    ['97.255', null],
    ['NaN', null],
    ['10000000.01', null],
  ])('%j is %j paise', (text, paise) => {
    expect(parseAmount(text, 'rupees')).toBe(paise)
  })

  it.each([
    ['13500', 13_500],
    ['13,500', 13_500],
    ['135.5', null],
  ])('%j in paise is %j', (text, paise) => {
    expect(parseAmount(text, 'paise')).toBe(paise)
  })

  it.each([
    ['12.5', 1_250],
    ['64.4 %', 6_440],
    ['100', 10_000],
    ['100.01', null],
    ['-1', null],
    ['', null],
    ['a lot', null],
  ])('%j percent is %j basis points', (text, points) => {
    expect(parsePercent(text)).toBe(points)
  })
})

describe('the discount for a sale price', () => {
  it('is exact for every whole-rupee difference of prices up to ₹10,000', () => {
    for (let price = 100; price <= 1_000_000; price += 3_777) {
      for (let sale = price; sale > 0; sale -= 4_100) {
        expect(discountedPrice(price, discountFor(price, sale)), `${price} ${sale}`).toBe(sale)
      }
    }
  })

  it('never goes below the sale price, and is less than a rupee above it for prices up to ₹10,000', () => {
    for (let price = 101; price <= 1_000_000; price += 9_973) {
      for (let sale = price; sale > 0; sale -= 3_331) {
        const above = discountedPrice(price, discountFor(price, sale)) - sale
        expect(above >= 0 && above < 100, `${price} ${sale}`).toBe(true)
      }
    }
  })

  it('never goes below the sale price for higher prices', () => {
    for (const [price, sale] of [
      [123_456_789, 99_999_999],
      [1_000_000_000, 1],
      [99_999_999, 5_000],
    ]) {
      expect(
        discountedPrice(price ?? 0, discountFor(price ?? 0, sale ?? 0)),
      ).toBeGreaterThanOrEqual(sale ?? 0)
    }
  })
})
