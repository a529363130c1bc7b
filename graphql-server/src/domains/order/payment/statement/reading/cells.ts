import { toOneLine } from '../../../../../lib/text-checks.ts'

const MAX_TEXT = 500
/** Cells may be padded with blanks to the width of a page. */
const MAX_VALUE = 200

/** A cell as one line with at most 500 characters. */
export function toText(cell = ''): string {
  return toOneLine(cell.slice(0, 2 * MAX_TEXT)).slice(0, MAX_TEXT)
}

/**
 * The date, amount or word in a cell, without the apostrophes with which some files mark text. A longer cell is cut and
 * marked, so that it cannot be read as a value.
 */
export function toValue(cell = ''): string {
  if (cell.length > MAX_VALUE) return `${toOneLine(cell.slice(0, 40))} … (too long)`
  return toOneLine(cell).replace(/^'+|'+$/g, '')
}
