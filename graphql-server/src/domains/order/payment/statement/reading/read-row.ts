import type { Paise } from '../../../../../lib/money.ts'
import type { CsvRow } from '../../../../catalogue/csv/reading/csv-rows.ts'
import { statementNotes } from '../messages.ts'
import { toText, toValue } from './cells.ts'
import type { Columns } from './columns.ts'
import { parseDate } from './dates.ts'
import { fitRow, type Layout } from './fit-row.ts'
import { isTakenBack, readStatus } from './payment-status.ts'
import type { MalformedRow, ReadRow } from './statement-rows.ts'
import { clip, isBalance, isBlank, readDirection, readSignedAmount } from './signed-amount.ts'
import { findWords } from './transfer-words.ts'

type Texts = Omit<MalformedRow, 'amount' | 'problem'>

/** Classifies a row below the header as a credit, a debit, neither, or possibly a credit that cannot be read. */
export function readRow({ line, cells }: CsvRow, layout: Layout): ReadRow {
  const { header, columns } = layout
  if (cells.every((cell, at) => cell === header[at])) return { kind: 'OUTSIDE' }
  const fitted = fitRow(cells, layout)
  if (!fitted) return readUnfit(line, cells, layout)
  const texts = {
    line,
    date: parseDate(toValue(fitted[columns.date])),
    description: toText(fitted[columns.description]),
    reference: columns.reference === null ? '' : toValue(fitted[columns.reference]),
  }
  return readFitted(texts, fitted, layout)
}

function readFitted(texts: Texts, cells: string[], layout: Layout): ReadRow {
  const { columns } = layout
  const money = readMoney(cells, columns)
  const { date } = texts
  if (money === null) {
    if (namesOrder(cells))
      return malformed(texts, null, statementNotes.ROW_AMOUNT_MISSING().message)
    const isDebit = date !== null && columns.debit === null
    return isDebit ? { kind: 'DEBIT', row: { ...texts, amount: null } } : { kind: 'OUTSIDE' }
  }
  if (typeof money === 'string') {
    const isTitle = date === null && !/\d/.test(toValue(cells[columns.amount]))
    return isTitle && !namesOrder(cells) ? { kind: 'OUTSIDE' } : malformed(texts, null, money)
  }
  if (money.isDebit) return { kind: 'DEBIT', row: { ...texts, amount: money.paise } }
  return readCredit(texts, money.paise, cells, layout)
}

function readCredit(
  texts: Texts,
  amount: Paise,
  cells: string[],
  { columns, kinds }: Layout,
): ReadRow {
  const { date } = texts
  if (date === null) return malformed(texts, amount, dateProblem(toValue(cells[columns.date])))
  const balance = columns.balance === null ? '' : toValue(cells[columns.balance])
  if (!isBlank(balance) && !isBalance(balance)) {
    const { message } = statementNotes.ROW_BALANCE_MALFORMED({ balance: clip(balance) })
    return malformed(texts, amount, message)
  }
  const status = columns.status === null ? null : readStatus(toValue(cells[columns.status]))
  if (status?.problem) return malformed(texts, amount, status.problem)
  const refund = kinds.map((column) => toValue(cells[column])).find(isTakenBack)
  const obstacle = status?.obstacle ?? (refund === undefined ? null : readStatus(refund).obstacle)
  return { kind: 'CREDIT', row: { ...texts, date, amount, ...(obstacle && { obstacle }) } }
}

/** Reads a row whose cells cannot be assigned to columns. It is a transfer if it has a date or an order reference. */
function readUnfit(line: number, cells: string[], { header, columns, delimiter }: Layout): ReadRow {
  const date = parseDate(toValue(cells[columns.date]))
  if (date === null && !hasTransfer(cells)) return { kind: 'OUTSIDE' }
  const description = toText(cells.slice(0, header.length).join(delimiter))
  const problem =
    cells.length > header.length
      ? statementNotes.ROW_WITH_MORE_CELLS()
      : statementNotes.ROW_WITH_FEWER_CELLS()
  return malformed({ line, date, description, reference: '' }, null, problem.message)
}

/** Whether the cells have a date and an amount, or an order reference. */
function hasTransfer(cells: string[]): boolean {
  if (namesOrder(cells)) return true
  const values = cells.map(toValue)
  const isAmount = (text: string) => /^[₹\d.,\s]+$/.test(text) && /\d/.test(text)
  return values.some((text) => parseDate(text) !== null) && values.some(isAmount)
}

function namesOrder(cells: string[]): boolean {
  return cells.some(
    (cell) => findWords({ reference: '', description: toText(cell) }).references.length > 0,
  )
}

/** A row's amount, null if it is blank or 0, or a sentence about an unreadable amount. */
function readMoney(
  cells: string[],
  { amount, debit, type }: Columns,
): ReturnType<typeof readSignedAmount> {
  const debited = debit === null ? null : readSignedAmount(toValue(cells[debit]))
  const read = readSignedAmount(toValue(cells[amount]))
  const kind = type === null ? null : toValue(cells[type])
  const direction = kind === null ? 'CREDIT' : readDirection(kind)
  const isDebit = direction === 'DEBIT'
  if (typeof read === 'string') return read
  const credited = read?.paise ? { ...read, isDebit: read.isDebit || isDebit } : null
  if (typeof debited === 'string') return debited
  if (debited?.paise) {
    if (credited) return statementNotes.ROW_HAS_DEBIT_AND_CREDIT().message
    return { paise: debited.paise, isDebit: true }
  }
  if (!credited || credited.isDebit || direction !== null) return credited
  return statementNotes.ROW_TYPE_UNKNOWN({ type: clip(kind ?? '') }).message
}

function dateProblem(text: string): string {
  const problem =
    text === ''
      ? statementNotes.ROW_DATE_MISSING()
      : statementNotes.ROW_DATE_MALFORMED({ date: clip(text) })
  return problem.message
}

function malformed(texts: Texts, amount: Paise | null, problem: string): ReadRow {
  return { kind: 'MALFORMED', row: { ...texts, amount, problem } }
}
