import { describe, expect, it } from 'vitest'
import { parseRupees, formatRupees } from '../../../lib/text/rupees.ts'
import { parsePercent, parsePieces } from '../editing/product-numbers.ts'

describe('prices', () => {
  it.each([
    ['89', 8_900],
    ['89.5', 8_950],
    ['89.50', 8_950],
    ['0.07', 7],
    [' 1250.29 ', 125_029],
    // Multiplied by 100, floats give 110.00000000000001, 400.99999999999994 and 11498.999999999998.
    ['1.10', 110],
    ['4.01', 401],
    ['114.99', 11_499],
    ['10000000', 1_000_000_000],
  ])('a price of %s rupees is exactly %d paise', (text, paise) => {
    expect(parseRupees(text)).toBe(paise)
  })

  it('a price keeps every paisa on the way to the server and back', () => {
    for (let paise = 1; paise < 100_000; paise += 7) {
      expect(parseRupees(formatRupees(paise))).toBe(paise)
    }
  })

  it.each(['', '-1', '1.234', '1e3', '₹5', '1,250', '.5', '5.', '0x10', 'NaN', '1 2'])(
    'parsing a price rejects %j',
    (text) => expect(parseRupees(text)).toBeNaN(),
  )

  it.each([
    [8_950, '89.50'],
    [8_900, '89'],
    [7, '0.07'],
    [100_000, '1000'],
  ])('a price of %d paise is formatted as %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text)
  })
})

describe('discounts', () => {
  it.each([
    ['0', 0],
    ['64.4', 64.4],
    ['100', 100],
    ['12.05', 12.05],
  ])('a discount of %s percent is parsed as %d', (text, percent) => {
    expect(parsePercent(text)).toBe(percent)
  })

  it.each(['', '100.01', '-5', '1.234', '1e1', '101'])('parsing a discount rejects %j', (text) =>
    expect(parsePercent(text)).toBeNaN(),
  )
})

describe('stock', () => {
  it('a stock is parsed as a whole number', () => {
    expect(parsePieces('0')).toBe(0)
    expect(parsePieces(' 1200 ')).toBe(1_200)
  })

  it.each(['', '-1', '1.5', '1e3', 'ten'])('parsing a stock rejects %j', (text) =>
    expect(parsePieces(text)).toBeNaN(),
  )
})
