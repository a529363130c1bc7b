import type { Transfer } from './statement-rows.ts'

/** What names an order in a transfer. */
export interface TransferWords {
  /** References of the store, in upper case. */
  references: string[]
  /** Numbers of 12 digits, of which one may be the UPI transaction. */
  transactions: string[]
}

/** See `upiReference`. */
const REFERENCE = /(?<![A-Z0-9])KC[0-9A-HJKMNP-TV-Z]{12}(?![A-Z0-9])/gi
/** Some banks fill up the number with zeros. */
const TRANSACTION = /(?<![A-Z0-9])0{0,8}(\d{12})(?![A-Z0-9])/gi

type Texts = Pick<Transfer, 'description' | 'reference'>

/** Finds whole words only, in the reference of the bank and in the description. */
export function findWords({ description, reference }: Texts): TransferWords {
  const text = `${reference} ${description}`
  const references = Array.from(text.matchAll(REFERENCE), ([word]) => word.toUpperCase())
  const transactions = Array.from(text.matchAll(TRANSACTION), ([, digits = '']) => digits)
  return { references: [...new Set(references)], transactions: [...new Set(transactions)] }
}

/**
 * The same for a transfer in every statement that contains it: its numbers, or else its whole text, with the amount.
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
