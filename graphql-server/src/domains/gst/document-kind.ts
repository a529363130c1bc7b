import type {
  DocumentKind,
  GstRegistration,
  TurnoverClass,
} from '../../contract/types.generated.ts'
import type { BasisPoints } from '../../lib/money.ts'

/** The documents for an order that leaves the shop. */
export type InvoiceKind = Exclude<DocumentKind, 'CREDIT_NOTE'>

/**
 * Decides which documents an order gets. An order with taxed and untaxed lines gets one document for a customer, and two
 * for a registered business. Source: Central Goods and Services Tax Rules, 2017, rules 46, 46A and 49.
 *
 * @param rates The rate of each line.
 */
export function chooseDocuments(
  registration: GstRegistration,
  rates: readonly BasisPoints[],
  isBuyerRegistered: boolean,
): InvoiceKind[] {
  if (registration === 'NONE') return ['INVOICE']
  if (registration === 'COMPOSITION') return ['BILL_OF_SUPPLY']
  const isTaxed = rates.some((rate) => rate > 0)
  const isUntaxed = rates.some((rate) => rate === 0)
  if (!isTaxed) return ['BILL_OF_SUPPLY']
  if (!isUntaxed) return ['TAX_INVOICE']
  return isBuyerRegistered ? ['TAX_INVOICE', 'BILL_OF_SUPPLY'] : ['INVOICE_CUM_BILL_OF_SUPPLY']
}

/**
 * Whether a regular shop's document must have HSN codes: up to ₹5 crore of turnover, only for a registered business.
 * Source: notification 78/2020 (Central Tax).
 */
export function requiresHsn({
  turnoverClass,
  isBuyerRegistered,
}: {
  turnoverClass: TurnoverClass
  isBuyerRegistered: boolean
}): boolean {
  return turnoverClass === 'ABOVE_5_CRORE' || isBuyerRegistered
}
