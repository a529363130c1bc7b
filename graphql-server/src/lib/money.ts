/** A whole number of paise, a hundredth of a rupee. */
export type Paise = number

/** A whole number of hundredths of a percent: 6440 is 64.40 %. */
export type BasisPoints = number

const PAISE_PER_RUPEE = 100
/** 100 % in basis points, times the paise of the rupee that a discount is rounded up to. */
const DISCOUNT_DIVISOR = 10_000 * PAISE_PER_RUPEE

/** The highest price of one piece: ₹1,00,00,000. With at most 50 lines every sum stays a safe integer. */
export const MAX_PRICE: Paise = 1_000_000_000
export const MAX_DISCOUNT: BasisPoints = 10_000

/**
 * What one piece costs: price − ceil(price × discount ÷ 100), the ceiling in whole rupees, never below
 * zero. All in integers: 64.4 % off ₹250 takes ₹161, where floating point would take ₹162.
 * Source: the store's specification, business constants.
 */
export function discountedPrice(price: Paise, discount: BasisPoints): Paise {
  const rupeesOff = ceilDivide(price * discount, DISCOUNT_DIVISOR)
  return Math.max(0, price - rupeesOff * PAISE_PER_RUPEE)
}

/** Exact for safe integers: the division that is left has no remainder. */
function ceilDivide(dividend: number, divisor: number): number {
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (remainder > 0 ? 1 : 0)
}

/** Paise as a number of rupees with at most two decimals, for REST. */
export function toRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE
}

/** Rupees as paise, exactly; NaN where they are no whole number of paise. */
export function toPaise(rupees: number): Paise {
  const paise = Math.round(rupees * PAISE_PER_RUPEE)
  return paise / PAISE_PER_RUPEE === rupees ? paise : Number.NaN
}

/** 6440 basis points as 64.4 percent. */
export function toPercent(discount: BasisPoints): number {
  return discount / 100
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** '₹1,23,456.50', and '₹89' for whole rupees: as the web app writes them, for sentences. */
export function formatMoney(amount: Paise): string {
  return rupees.format(toRupees(amount))
}
