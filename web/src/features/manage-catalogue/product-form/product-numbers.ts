/** Rupees as they are typed, '89.5', in whole paise: 8950. By its digits alone: floats lose paise. NaN where it is no amount. */
export function parseRupees(text: string): number {
  const [, rupees, paise = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return rupees === undefined ? NaN : Number(rupees + paise.padEnd(2, '0'))
}

/** Whole paise as they are typed in rupees: 8950 gives '89.50', 8900 gives '89'. */
export function formatRupees(paise: number): string {
  const digits = String(paise).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace('.00', '')
}

/** Percent from 0 to 100 with at most two decimals. NaN where it is none. */
export function parsePercent(text: string): number {
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : NaN
  return percent <= 100 ? percent : NaN
}

/** Whole pieces, 0 or more. NaN where it is no such number. */
export function parsePieces(text: string): number {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN
}
