/** An integer number of paise. One paisa is 0.01 rupees. */
export type Paise = number

/** An integer in hundredths of a percent: 6440 is 64.40 %. */
export type BasisPoints = number

const PAISE_PER_RUPEE = 100
/** 100 % in basis points, times the paise in a rupee, because discounts are rounded up to whole rupees. */
const DISCOUNT_DIVISOR = 10_000 * PAISE_PER_RUPEE

/** The highest price per item: ₹1,00,00,000. With at most 50 lines, every total is a safe integer. */
export const MAX_PRICE: Paise = 1_000_000_000
export const MAX_DISCOUNT: BasisPoints = 10_000

/**
 * Returns the price per item: price − ceil(price × discount ÷ 100), never below zero, where the ceiling is in whole
 * rupees. Uses only integers: 64.4 % off ₹250 is ₹161 off, where floating point would give ₹162. Source: the shop's
 * specification, business constants.
 */
export function discountedPrice(price: Paise, discount: BasisPoints): Paise {
  const rupeesOff = ceilDivide(price * discount, DISCOUNT_DIVISOR)
  return Math.max(0, price - rupeesOff * PAISE_PER_RUPEE)
}

/** Returns the price for one of `count` units, rounded to whole paise; half a paisa is rounded up. */
export function pricePerUnit(price: Paise, count: number): Paise {
  return Math.round(price / count)
}

/** Exact for safe integers, because the division has no remainder. */
function ceilDivide(dividend: number, divisor: number): number {
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (remainder > 0 ? 1 : 0)
}

/** Rounds to whole rupees; 50 paise are rounded up. */
export function roundToRupees(amount: Paise): Paise {
  return Math.round(amount / PAISE_PER_RUPEE) * PAISE_PER_RUPEE
}

/** Converts paise to rupees with at most two decimals, for REST. */
export function toRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE
}

/** Converts rupees to paise exactly. Returns NaN if the result is not an integer. */
export function toPaise(rupees: number): Paise {
  const paise = Math.round(rupees * PAISE_PER_RUPEE)
  return paise / PAISE_PER_RUPEE === rupees ? paise : Number.NaN
}

/** Converts basis points to percent: 6440 becomes 64.4. */
export function toPercent(discount: BasisPoints): number {
  return discount / 100
}

/** Converts percent to basis points, rounded to two decimals: 64.4 becomes 6440. */
export function fromPercent(percent: number): BasisPoints {
  return Math.round(percent * 100)
}
