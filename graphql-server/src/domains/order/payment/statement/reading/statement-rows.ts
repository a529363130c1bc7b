import type { Paise } from '../../../../../lib/money.ts'

/** A credit in a statement. */
export interface Transfer {
  line: number
  /** '2026-11-25' */
  date: string
  /** One line with at most 500 characters, like `reference`. */
  description: string
  reference: string
  amount: Paise
  /** Why it does not pay an order. Missing if it may pay one. */
  obstacle?: Obstacle
}

export interface Obstacle {
  state: 'REVERSED' | 'NOT_COMPLETED'
  /** The cause, as a sentence. */
  reason: string
}

/** A row that may be a credit, but has an unreadable date or amount. */
export interface MalformedRow extends Pick<Transfer, 'line' | 'description' | 'reference'> {
  date: string | null
  amount: Paise | null
  /** The cause, as a sentence. */
  problem: string
}

/** Money that left the account. The amount is null if the table has no debit column. */
export interface Debit extends Pick<Transfer, 'line' | 'description' | 'reference'> {
  amount: Paise | null
}

export type ReadRow =
  | { kind: 'CREDIT'; row: Transfer }
  | { kind: 'MALFORMED'; row: MalformedRow }
  | { kind: 'DEBIT'; row: Debit }
  /** A title, a separator, a total or another row that is not a transfer. */
  | { kind: 'OUTSIDE' }
