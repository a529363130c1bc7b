import { toOneLine } from '../../../../../lib/text-checks.ts'

const MAX_TEXT = 500
/** Cells may be padded with blanks to the width of a page. */
const MAX_VALUE = 200

/** The text of a cell on one line, at most 500 characters. */
export function toText(cell = ''): string {
  return toOneLine(cell.slice(0, 2 * MAX_TEXT)).slice(0, MAX_TEXT)
}

/**
 * The date, amount or word in a cell, without the apostrophes with which some files mark text. Of a longer cell only a
 * beginning that can't be read as a value.
 */
export function toValue(cell = ''): string {
  if (cell.length > MAX_VALUE) return `${toOneLine(cell.slice(0, 40))} … (too long)`
  return toOneLine(cell).replace(/^'+|'+$/g, '')
}
