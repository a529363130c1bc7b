/**
 * Adds an apostrophe to a text that a spreadsheet would treat as a formula, also with full-width signs. A text that begins
 * like an escaped one gets another apostrophe, so that every text can be read back.
 */
export function escapeFormula(text: string): string {
  return /^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
