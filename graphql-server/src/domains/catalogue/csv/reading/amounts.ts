import { type BasisPoints, MAX_PRICE, type Paise } from '../../../../lib/money.ts'

/** The file's unit of prices. */
export type MoneyUnit = 'rupees' | 'paise'

const CURRENCY = /₹|\b(?:rs|inr)\b\.?/gi
/** The ending of whole amounts on Indian price tags: '1,299/-'. */
const NO_PAISE = /\/[-=]$/
/** Thousands as in India ('1,00,000') or elsewhere ('100,000'). Does not match a decimal comma ('0,990', '12,50'). */
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?![\d,])[^,]*$/
const NUMBER = /^(-?(?:\d+\.?\d*|\.\d+))(?:e([+-]?\d{1,3}))?$/i
/** Longer texts are not compared with a pattern. */
const MAX_LENGTH = 100

type AmountProblem = 'NOT_A_NUMBER' | 'WRONG_COMMA' | 'NEGATIVE' | 'TOO_HIGH'

/** An amount, or the reason for its rejection. */
export type ReadAmount =
  { paise: Paise; isRounded: boolean; problem?: never } | { problem: AmountProblem }

/**
 * Reads amounts as shops write them in files: '₹ 1,299.50' or '1.29950E+3' is 129950 paise. More than two decimals, as
 * spreadsheets write them, are rounded to whole paise. Commas must separate thousands: an amount that loses its decimal
 * comma would be 10 or 100 times too high.
 */
export function readAmount(text: string, unit: MoneyUnit): ReadAmount {
  if (text.length > MAX_LENGTH) return { problem: 'NOT_A_NUMBER' }
  const bare = text.replace(CURRENCY, '').replace(/\s/g, '').replace(NO_PAISE, '')
  const read = readNumber(bare, unit === 'rupees' ? 2 : 0)
  if (read.problem !== undefined) return read
  const { exact } = read
  const paise = Math.round(exact)
  if (exact < 0) return { problem: 'NEGATIVE' }
  if (paise > MAX_PRICE) return { problem: 'TOO_HIGH' }
  return { paise, isRounded: paise !== exact }
}

/** Reads a number without blanks and moves its decimal point, or returns a problem. */
function readNumber(
  bare: string,
  places: number,
): { exact: number; problem?: never } | { problem: AmountProblem } {
  const [, digits, exponent = '0'] = NUMBER.exec(bare.replaceAll(',', '')) ?? []
  if (digits === undefined) return { problem: 'NOT_A_NUMBER' }
  if (bare.includes(',') && !GROUPED.test(bare)) return { problem: 'WRONG_COMMA' }
  // Moves the decimal point instead of multiplying, which would turn 1.005 into 100.49999999999999.
  return { exact: Number(`${digits}e${Number(exponent) + places}`) }
}

/** Reads '1,200', '1200.00' or '1.2E+3'. Returns null unless it is a whole number of at least 0. */
export function readWholeNumber(text: string): number | null {
  if (text.length > MAX_LENGTH) return null
  const read = readNumber(text.replace(/\s/g, ''), 0)
  if (read.problem !== undefined || !Number.isSafeInteger(read.exact)) return null
  // '-0' is 0.
  return read.exact >= 0 ? Math.abs(read.exact) : null
}

/** Parses '12.5' or '12.5 %' as 1250 basis points, rounded. Returns null unless it is from 0 to 100. */
export function parsePercent(text: string): BasisPoints | null {
  if (text.length > MAX_LENGTH) return null
  const bare = text.replace(/[\s%]/g, '')
  if (!/^\d{1,3}(\.\d+)?$/.test(bare)) return null
  const discount = Math.round(Number(bare) * 100)
  return discount <= 10_000 ? discount : null
}

/**
 * The discount that brings a price closest to a sale price without going below it. Discounts subtract whole rupees,
 * rounded up: ceil(price × discount ÷ 10⁶) with both in hundredths. So at most floor((price − sale) ÷ 100) rupees may
 * be subtracted, and the highest discount for them is floor(rupees × 10⁶ ÷ price). Exact when the two prices differ by
 * whole rupees and the price is at most ₹10,000, because then a hundredth of a percent is at most a rupee.
 */
export function discountFor(price: Paise, salePrice: Paise): BasisPoints {
  const rupees = Math.floor((price - salePrice) / 100)
  return Math.floor((rupees * 1_000_000) / price)
}
