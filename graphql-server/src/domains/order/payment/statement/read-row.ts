import type { Paise } from '../../../../lib/money.ts'
import { toOneLine } from '../../../../lib/text-checks.ts'
import { readAmount } from '../../../catalogue/csv/amounts.ts'
import type { CsvRow } from '../../../catalogue/csv/csv-rows.ts'
import type { Columns } from './columns.ts'

/** A credit in a statement. */
export interface Transfer {
  line: number
  /** '2026-11-25' */
  date: string
  /** At most 500 characters on one line, like `reference`. */
  description: string
  reference: string
  amount: Paise
}

/** A row that may be a credit, but has a date or an amount that can't be read. */
export interface MalformedRow extends Pick<Transfer, 'line' | 'description' | 'reference'> {
  date: string | null
  amount: Paise | null
  /** A sentence. */
  problem: string
}

const MAX_TEXT = 500
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A time after the date is ignored. */
const TIME = '(?:[ T]\\d{1,2}:\\d{2}.*)?'
const ISO_DATE = new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})${TIME}$`)
const INDIAN_DATE = new RegExp(
  `^(\\d{1,2})[-/. ](\\d{1,2}|[a-z]{3,9})[-/., ]+(\\d{4}|\\d{2})${TIME}$`,
  'i',
)

/** Reads a row. Returns null for everything but a credit: debits, blank lines, separators. */
export function readRow({ line, cells }: CsvRow, columns: Columns): Transfer | MalformedRow | null {
  const cell = (position: number | null) =>
    position === null ? '' : toOneLine(cells[position] ?? '').slice(0, MAX_TEXT)
  const credit = readCredit(cell(columns.amount), columns.type === null ? null : cell(columns.type))
  if (credit === null) return null
  const date = parseDate(cell(columns.date))
  const texts = { line, description: cell(columns.description), reference: cell(columns.reference) }
  if (typeof credit === 'string') return { ...texts, date, amount: null, problem: credit }
  if (date === null) {
    return { ...texts, date, amount: credit, problem: dateProblem(cell(columns.date)) }
  }
  return { ...texts, date, amount: credit }
}

function dateProblem(text: string): string {
  return text === ''
    ? 'The date is missing.'
    : `The date "${clip(text)}" is not a day, month and year.`
}

/** A credit in paise; null for anything but a credit; or a sentence about what can't be read. */
function readCredit(text: string, type: string | null): Paise | string | null {
  if (!/[\p{L}\p{N}]/u.test(text) || isDebit(type)) return null
  const [, bare = '', suffix = ''] = /^(.*?)\s*\(?(cr|dr)?\.?\)?$/i.exec(text) ?? []
  if (suffix.toLowerCase() === 'dr' || /^[-−(]\s*₹?\s*[\d.]/.test(bare)) return null
  const read = readAmount(bare.replace(/^\+/, ''), 'rupees')
  if (read.problem !== undefined) return `The amount "${clip(text)}" ${read.problem}.`
  if (read.isRounded) return `The amount "${clip(text)}" has a fraction of a paisa.`
  if (read.paise === 0) return null
  if (type === null || /^(c|cr|credit|deposit)\b/i.test(type)) return read.paise
  return `"${clip(type)}" is neither CR nor DR.`
}

function isDebit(type: string | null): boolean {
  return type !== null && /^(d|dr|debit|withdrawal)\b/i.test(type)
}

/** Parses a date as Indian banks write it, the day before the month. Returns null if there is no such day. */
export function parseDate(text: string): string | null {
  const [, isoYear, isoMonth, isoDay] = ISO_DATE.exec(text) ?? []
  if (isoYear && isoMonth && isoDay) return toIso(isoYear, Number(isoMonth), Number(isoDay))
  const [, day, month, year] = INDIAN_DATE.exec(text) ?? []
  if (!day || !month || !year) return null
  const byName = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return toIso(
    year.length === 2 ? `20${year}` : year,
    /\d/.test(month) ? Number(month) : byName,
    Number(day),
  )
}

function toIso(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, day))
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isSame ? date.toISOString().slice(0, 10) : null
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
