import { type BasisPoints, MAX_PRICE, type Paise } from '../../../lib/money.ts'

/** The unit of prices in the file. */
export type MoneyUnit = 'rupees' | 'paise'

const CURRENCY = /₹|\b(?:rs|inr)\b\.?/gi

/**
 * Parses '₹ 1,299.50' as 129950 paise. Returns null for anything else: more than two decimals, below zero, or above
 * the maximum price.
 */
export function parseAmount(text: string, unit: MoneyUnit): Paise | null {
  const bare = text.replace(CURRENCY, '').replace(/[\s,]/g, '')
  const form = unit === 'paise' ? /^\d+$/ : /^\d+(\.\d{1,2}0*)?$/
  if (!form.test(bare)) return null
  const amount = unit === 'paise' ? Number(bare) : Math.round(Number(bare) * 100)
  return amount <= MAX_PRICE ? amount : null
}

/** Parses '12.5' or '12.5 %' as 1250 basis points. Returns null for anything but a percentage from 0 to 100. */
export function parsePercent(text: string): BasisPoints | null {
  const bare = text.replace(/[\s%]/g, '')
  if (!/^\d{1,3}(\.\d{1,2}0*)?$/.test(bare)) return null
  const discount = Math.round(Number(bare) * 100)
  return discount <= 10_000 ? discount : null
}

/**
 * The discount that brings a price closest to a sale price without going below it. The store subtracts whole rupees,
 * rounded up: ceil(price × discount ÷ 10⁶) with both in hundredths. So at most floor((price − sale) ÷ 100) rupees may
 * be subtracted, and the highest discount for that is floor(rupees × 10⁶ ÷ price). Exact when the two prices differ
 * by whole rupees and the price is at most ₹10,000, because then one hundredth of a percent is at most a rupee.
 */
export function discountFor(price: Paise, salePrice: Paise): BasisPoints {
  const rupees = Math.floor((price - salePrice) / 100)
  return Math.floor((rupees * 1_000_000) / price)
}
