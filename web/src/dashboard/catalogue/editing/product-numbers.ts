/** Tells users which prices are valid. */
export const PRICE_RULE = 'Price must be in rupees with at most two decimals, such as 89.50.'
export const DISCOUNT_RULE =
  'Discount must be a percentage from 0 to 100 with at most two decimals.'

export const LIMIT_RULE = 'Most pieces per order must be a whole number, such as 3.'

/** Parses a percentage from 0 to 100 with at most two decimals. Returns NaN if it is invalid. */
export function parsePercent(text: string): number {
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : NaN
  return percent <= 100 ? percent : NaN
}

/** Parses a whole number, 0 or more. Returns NaN if it is invalid. */
export function parsePieces(text: string): number {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN
}

/** Parses the most pieces per order: null without a limit, NaN if it is invalid. */
export function parseLimit(text: string): number | null {
  return text.trim() === '' ? null : parsePieces(text)
}
