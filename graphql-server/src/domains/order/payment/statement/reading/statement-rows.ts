import type { Paise } from '../../../../../lib/money.ts'

/** A credit in a statement. */
export interface Transfer {
  line: number
  /** '2026-11-25' */
  date: string
  /** At most 500 characters on one line, like `reference`. */
  description: string
  reference: string
  amount: Paise
  /** Why it pays no order. Missing if it may. */
  obstacle?: Obstacle
}

export interface Obstacle {
  state: 'REVERSED' | 'NOT_COMPLETED'
  /** A sentence. */
  reason: string
}

/** A row that may be a credit, but has a date or an amount that can't be read. */
export interface MalformedRow extends Pick<Transfer, 'line' | 'description' | 'reference'> {
  date: string | null
  amount: Paise | null
  /** A sentence. */
  problem: string
}

/** Money that left the account. The amount is null if the table has no column for it. */
export interface Debit extends Pick<Transfer, 'line' | 'description' | 'reference'> {
  amount: Paise | null
}

export type ReadRow =
  | { kind: 'CREDIT'; row: Transfer }
  | { kind: 'MALFORMED'; row: MalformedRow }
  | { kind: 'DEBIT'; row: Debit }
  /** A title, a separator, a total or another row that is no transfer. */
  | { kind: 'OUTSIDE' }
