import { indianDay } from '../../../lib/time/indian-time.ts'
import type { Paise } from '../../../lib/money.ts'
import { taxKindOf } from '../document/document-lines.ts'
import type { DocumentRecord } from '../document/document.model.ts'

/** A table with a row for each document and rate. */
export type DocumentTable = 'B2B' | 'B2CL' | 'CDNR' | 'CDNUR'

/**
 * An invoice to a consumer in another state has its own row in the return above this value, from a day on. Source:
 * Central Goods and Services Tax Rules, 2017, rule 59 (4), amended by notification 12/2024 of 10 July 2024.
 */
const LARGE_INVOICES: readonly { from: string; above: Paise }[] = [
  { from: '2024-08-01', above: 10_000_000 },
  { from: '2017-07-01', above: 25_000_000 },
]

/** Whether a document is for a sale to another state. */
export function isInterState(document: DocumentRecord): boolean {
  return taxKindOf(document) === 'INTEGRATED'
}

/**
 * Decides in which table a document's taxed lines are. A credit note follows its invoice: it reduces the sum of all
 * other sales to consumers (B2CS) unless the invoice has its own row.
 */
export function tableOf(document: DocumentRecord): DocumentTable | 'B2CS' {
  const { kind, buyerGstin, corrects } = document
  const isCredit = kind === 'CREDIT_NOTE'
  if (buyerGstin) return isCredit ? 'CDNR' : 'B2B'
  if (!isInterState(document) || !isLarge(corrects ?? document)) return 'B2CS'
  return isCredit ? 'CDNUR' : 'B2CL'
}

/** The table with a document's taxed lines, or null if the return has none of them. */
export function findTable(document: DocumentRecord): DocumentTable | 'B2CS' | null {
  const isTaxed = document.lines.some(({ rate }) => rate > 0)
  return isTaxed && !document.isComposition ? tableOf(document) : null
}

function isLarge({ total, issuedAt }: Pick<DocumentRecord, 'total' | 'issuedAt'>): boolean {
  const day = indianDay(issuedAt)
  const { above = Infinity } = LARGE_INVOICES.find(({ from }) => from <= day) ?? {}
  return total > above
}
