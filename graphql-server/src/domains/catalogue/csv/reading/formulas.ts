const FIRST_SIGNS = new Set('=+-@\t\r＝＋－＠')

/**
 * Counts the apostrophes before a formula's first sign, which may be a full-width one. Returns null for other texts.
 */
function apostrophesBefore(text: string): number | null {
  let at = 0
  while (text.charAt(at) === "'") at += 1
  return FIRST_SIGNS.has(text.charAt(at)) ? at : null
}

/**
 * Adds an apostrophe to a text that a spreadsheet would treat as a formula. A text that begins like an escaped formula
 * gets another apostrophe, so that every text can be read back.
 */
export function escapeFormula(text: string): string {
  return apostrophesBefore(text) === null ? text : `'${text}`
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return (apostrophesBefore(cell) ?? 0) > 0 ? cell.slice(1) : cell
}
