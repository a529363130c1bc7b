import { hash } from 'node:crypto'
import { parsePercent, readAmount, readWholeNumber } from './amounts.ts'
import { EDITABLE_COLUMNS, type EditableColumn } from './file-columns.ts'
import type { ProductCells } from './product-cells.ts'

/** Digests of exported cells by column. Columns that the export lacks are missing. */
export type ExportedCells = Partial<Record<EditableColumn, string>>

const DIGEST_LENGTH = 8
const DIGESTS = /^[\w-]+$/
const MAX_DIGESTS = 2_000
/** Longer numbers are codes, and spreadsheets leave most of them alone. */
const MAX_NUMBER_LENGTH = 40
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/
const SHORTENED_NUMBER = /^\d(?:\.(\d{1,14}))?E\+\d{1,2}$/i

/** Joins the digests of all cells in a row. */
export function digestCells(cells: ProductCells): string {
  return EDITABLE_COLUMNS.map((column) => digestCell(cells.id, column, cells[column])).join('')
}

/** Reads the digests by column. Returns null if the text is missing or malformed. */
export function readDigests(text: string | undefined): ExportedCells | null {
  if (!text || text.length > MAX_DIGESTS || !DIGESTS.test(text)) return null
  const exported: ExportedCells = {}
  for (const [n, column] of EDITABLE_COLUMNS.entries()) {
    const digest = text.slice(n * DIGEST_LENGTH, (n + 1) * DIGEST_LENGTH)
    if (digest.length === DIGEST_LENGTH) exported[column] = digest
  }
  return exported
}

/**
 * The digest of a cell. Equivalent cells have the same digest. It depends on the product, so that digests from another
 * row never match.
 */
export function digestCell(id: string, column: EditableColumn, cell: string): string {
  const text = JSON.stringify([id, column, canonical(column, cell)])
  return hash('sha256', text, 'base64url').slice(0, DIGEST_LENGTH)
}

/** Whether a cell is equivalent to the current value, even if a spreadsheet has reformatted it. */
export function saysSame(column: EditableColumn, cell: string, current: string): boolean {
  return (
    cell === current ||
    canonical(column, cell) === canonical(column, current) ||
    isShortened(cell, current)
  )
}

/** Converts '1.50' and '1.5', or '₹ 1,299' and '1299', to the same text, and trims blanks. */
function canonical(column: EditableColumn, cell: string): string {
  const text = cell.trim()
  if (text === '' || text.length > MAX_NUMBER_LENGTH) return text
  if (column === 'discount') return String(parsePercent(text) ?? text)
  if (column === 'stock') return String(readWholeNumber(text) ?? text)
  if (column !== 'price') return withoutZeros(text)
  const read = readAmount(text, 'rupees')
  return read.problem === undefined ? String(read.paise) : text
}

/** Spreadsheets write '007' as 7, '1.50' as 1.5 and 'true' as TRUE. */
function withoutZeros(text: string): string {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase()
  if (!PLAIN_NUMBER.test(text)) return text
  const [whole = '', decimals = ''] = text.replace(/^\+/, '').split('.')
  const [sign, digits] = whole.startsWith('-') ? ['-', whole.slice(1)] : ['', whole]
  const rest = decimals.replace(/0+$/, '')
  return sign + (digits.replace(/^0+(?=\d)/, '') || '0') + (rest && `.${rest}`)
}

/** Whether a spreadsheet could have shortened the long number, as in 8.90103E+12. */
function isShortened(cell: string, current: string): boolean {
  if (cell.length > MAX_NUMBER_LENGTH || current.length > MAX_NUMBER_LENGTH) return false
  const shortened = SHORTENED_NUMBER.exec(cell.trim())
  if (!shortened || !/^\d+$/.test(current)) return false
  const [text, decimals = ''] = shortened
  return (
    Number(current).toExponential(decimals.length) === Number(text).toExponential(decimals.length)
  )
}
