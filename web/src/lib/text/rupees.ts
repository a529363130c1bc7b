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
