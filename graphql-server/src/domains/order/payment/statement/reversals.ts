import { groupBy } from '../../../../lib/database/loaders.ts'
import { statementNotes } from './messages.ts'
import type { Debit, ReadRow, Transfer } from './reading/statement-rows.ts'
import { findWords } from './reading/transfer-words.ts'

/**
 * Marks the credits that a debit in the same file reverses. These are the credits with the same amount and the same UPI
 * transaction or bank number. If there is no such credit, it is the last one with the same order reference, which
 * several payments may share.
 */
export function markReversals(rows: ReadRow[]): void {
  const credits = rows.flatMap((read) => (read.kind === 'CREDIT' ? [read.row] : []))
  const byNumber = groupBy(credits, (row) => keysOf(row, numbersOf(row)))
  const byReference = groupBy(credits, (row) => keysOf(row, findWords(row).references))
  for (const read of rows) {
    if (read.kind !== 'DEBIT' || read.row.amount === null) continue
    const same = takeAll(byNumber, keysOf(read.row, numbersOf(read.row)))
    const others = () => takeLast(byReference, keysOf(read.row, findWords(read.row).references))
    const { message: reason } = statementNotes.ROW_REVERSED({ line: read.row.line })
    for (const credit of same ?? others()) credit.obstacle ??= { state: 'REVERSED', reason }
  }
}

/** The credits with these keys. Empty if a debit has already taken them, and null if there are no such credits. */
function takeAll(credits: Map<string, Transfer[]>, keys: string[]): Transfer[] | null {
  const known = keys.filter((key) => credits.has(key))
  const taken = known.flatMap((key) => credits.get(key) ?? [])
  for (const key of known) credits.set(key, [])
  return known.length > 0 ? taken : null
}

function takeLast(credits: Map<string, Transfer[]>, keys: string[]): Transfer[] {
  for (const key of keys) {
    const named = credits.get(key) ?? []
    while (named.length > 0) {
      const last = named.pop()
      if (last && !last.obstacle) return [last]
    }
  }
  return []
}

function keysOf({ amount }: Pick<Debit, 'amount'>, names: string[]): string[] {
  return names.map((name) => `${name}/${amount}`)
}

function numbersOf(row: Pick<Transfer, 'description' | 'reference'>): string[] {
  const number = row.reference.toUpperCase()
  return [...findWords(row).transactions, ...(isBankNumber(number) ? [number] : [])]
}

/** Whether it may be a UTR. Shorter numbers and numbers that consist of zeros identify nothing. */
function isBankNumber(text: string): boolean {
  if (!/^[A-Z0-9/-]{6,40}$/.test(text)) return false
  const digits = text.replace(/\D/g, '')
  return digits.length >= 6 && Number(digits) > 0
}
