import { describe, expect, it } from 'vitest'
import { formatMoney, formatPercent } from './money.ts'

describe('formatMoney', () => {
  it.each([
    [0, '₹0'],
    [100, '₹1'],
    [8950, '₹89.50'],
    [8905, '₹89.05'],
    [99999, '₹999.99'],
    [100000, '₹1,000'],
    [9999900, '₹99,999'],
    [10000000, '₹1,00,000'],
    [12345678, '₹1,23,456.78'],
    [1234567800, '₹1,23,45,678'],
    [-12345, '−₹123.45'],
  ])('formatMoney formats %i paise as %s', (paise, text) => {
    expect(formatMoney(paise)).toBe(text)
  })

  it('formatMoney formats the largest exact amount without losing a paisa', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER)).toBe('₹9,00,71,99,25,47,409.91')
  })

  it("formatMoney groups digits like the platform's Indian locale", () => {
    const platform = new Intl.NumberFormat('en-IN')
    for (let rupees = 7; rupees < 1e12; rupees = rupees * 9 + 3) {
      expect(formatMoney(rupees * 100)).toBe(`₹${platform.format(rupees)}`)
    }
  })
})

describe('formatPercent', () => {
  it.each([
    [10, '10%'],
    [12.5, '12.5%'],
    [33.333, '33.33%'],
  ])('formatPercent formats %d as %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text)
  })
})
