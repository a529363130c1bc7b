import { describe, expect, it } from 'vitest'
import { discountedPrice } from '../../../../lib/money.ts'
import { discountFor, parsePercent, readAmount } from './amounts.ts'

describe('an amount in a file', () => {
  it.each([
    ['220', 22_000],
    ['97.2', 9_720],
    ['97.20', 9_720],
    ['97.2000', 9_720],
    ['.5', 50],
    ['5.', 500],
    ['₹ 1,29,999.50', 12_999_950],
    ['1,00,000', 10_000_000],
    ['100,000', 10_000_000],
    ['1,00,00,000.00', 1_000_000_000],
    ['10,000,000', 1_000_000_000],
    ['Rs. 45', 4_500],
    ['Rs. 1,299/-', 129_900],
    ['1,299/-', 129_900],
    ['1299/=', 129_900],
    ['45 INR', 4_500],
    ['\u00a045 ', 4_500],
    ['1.5E+2', 15_000],
    ['1e3', 100_000],
    ['0', 0],
    ['19.99', 1_999],
  ])('reads the amount %j as %j paise', (text, paise) => {
    expect(readAmount(text, 'rupees')).toEqual({ paise, isRounded: false })
  })

  it.each([
    ['8.129999999999999', 813],
    ['12.345', 1_235],
    ['1.005', 101],
    ['1.23456E+1', 1_235],
    ['97.254', 9_725],
  ])('rounds the amount %j to %j paise', (text, paise) => {
    expect(readAmount(text, 'rupees')).toEqual({ paise, isRounded: true })
  })

  it.each([
    ['', 'NOT_A_NUMBER'],
    ['free', 'NOT_A_NUMBER'],
    ['NaN', 'NOT_A_NUMBER'],
    ['12 to 15', 'NOT_A_NUMBER'],
    ['1e9999', 'NOT_A_NUMBER'],
    ['-5', 'NEGATIVE'],
    ['10000000.01', 'TOO_HIGH'],
    ['1e300', 'TOO_HIGH'],
    ['12,50', 'WRONG_COMMA'],
    ['1,5', 'WRONG_COMMA'],
    ['0,99', 'WRONG_COMMA'],
    ['0,990', 'WRONG_COMMA'],
    ['1.299,50', 'WRONG_COMMA'],
    ['1,000,00', 'WRONG_COMMA'],
    ['1,0000', 'WRONG_COMMA'],
    ['1,,000', 'WRONG_COMMA'],
    ['1000,000', 'WRONG_COMMA'],
    ['12.500,000', 'WRONG_COMMA'],
    [',500', 'WRONG_COMMA'],
    ['500,', 'WRONG_COMMA'],
    ['a,b', 'NOT_A_NUMBER'],
  ])('rejects the amount %j as %s', (text, problem) => {
    expect(readAmount(text, 'rupees')).toEqual({ problem })
  })

  it.each([
    ['13500', 13_500, false],
    ['13,500', 13_500, false],
    ['13500.0', 13_500, false],
    ['135.5', 136, true],
  ])('reads the amount %j in paise as %j', (text, paise, isRounded) => {
    expect(readAmount(text, 'paise')).toEqual({ paise, isRounded })
  })

  it.each([
    ['12.5', 1_250],
    ['64.4 %', 6_440],
    ['100', 10_000],
    ['33.33333', 3_333],
    ['100.01', null],
    ['-1', null],
    ['', null],
    ['a lot', null],
  ])('reads %j percent as %j basis points', (text, points) => {
    expect(parsePercent(text)).toBe(points)
  })
})

describe('the discount for a sale price', () => {
  it('the discount is exact for every whole-rupee difference of prices up to ₹10,000', () => {
    for (let price = 100; price <= 1_000_000; price += 3_777) {
      for (let sale = price; sale > 0; sale -= 4_100) {
        expect(discountedPrice(price, discountFor(price, sale)), `${price} ${sale}`).toBe(sale)
      }
    }
  })

  it('the discounted price is at most a rupee above the sale price and never below it, for prices up to ₹10,000', () => {
    for (let price = 101; price <= 1_000_000; price += 9_973) {
      for (let sale = price; sale > 0; sale -= 3_331) {
        const above = discountedPrice(price, discountFor(price, sale)) - sale
        expect(above >= 0 && above < 100, `${price} ${sale}`).toBe(true)
      }
    }
  })

  it('the discounted price is never below the sale price, even for high prices', () => {
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
