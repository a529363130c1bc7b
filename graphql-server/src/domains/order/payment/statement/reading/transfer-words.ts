import type { Transfer } from './statement-rows.ts'

/** The parts of a transfer that name an order. */
export interface TransferWords {
  /** Order references, in upper case. */
  references: string[]
  /** Numbers with 12 digits. One of them may be the UPI transaction. */
  transactions: string[]
}

/** See `upiReference`. */
const REFERENCE = /(?<![A-Z0-9])KC[0-9A-HJKMNP-TV-Z]{12}(?![A-Z0-9])/gi
/** Some banks pad the number with zeros. */
const TRANSACTION = /(?<![A-Z0-9])0{0,8}(\d{12})(?![A-Z0-9])/gi

type Texts = Pick<Transfer, 'description' | 'reference'>

/** Finds whole words only, in the bank's reference and in the description. */
export function findWords({ description, reference }: Texts): TransferWords {
  const text = `${reference} ${description}`
  const references = Array.from(text.matchAll(REFERENCE), ([word]) => word.toUpperCase())
  const transactions = Array.from(text.matchAll(TRANSACTION), ([, digits = '']) => digits)
  return { references: [...new Set(references)], transactions: [...new Set(transactions)] }
}

/**
 * Identifies a transfer in every statement that contains it: by its numbers, or else by its whole text, with the
 * amount.
 */
export function transferKey(transfer: Omit<Transfer, 'line'>): string {
  const { date, description, reference, amount } = transfer
  const { transactions } = findWords(transfer)
  const name =
    transactions.length > 0
      ? transactions.toSorted().join('/')
      : [date, reference, description].join('/')
  return `${name}/${amount}`
}
