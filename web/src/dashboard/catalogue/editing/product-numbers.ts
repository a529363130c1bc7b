/** What is valid, for people. */
export const PRICE_RULE = 'Price must be in rupees with at most two decimals, such as 89.50.'
export const DISCOUNT_RULE =
  'Discount must be a percentage from 0 to 100 with at most two decimals.'

/** Converts typed rupees, '89.5', to paise, 8950. Parses digits, because floats lose paise. NaN if invalid. */
export function parseRupees(text: string): number {
  const [, rupees, paise = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return rupees === undefined ? NaN : Number(rupees + paise.padEnd(2, '0'))
}

/** Formats paise as typed rupees: 8950 as '89.50', 8900 as '89'. */
export function formatRupees(paise: number): string {
  const digits = String(paise).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace('.00', '')
}

/** Parses a percentage from 0 to 100 with at most two decimals. NaN if invalid. */
export function parsePercent(text: string): number {
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : NaN
  return percent <= 100 ? percent : NaN
}

/** Parses a whole number, 0 or more. NaN if invalid. */
export function parsePieces(text: string): number {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN
}
