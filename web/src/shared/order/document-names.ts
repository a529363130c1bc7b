import type { DocumentKind } from '../../apollo/schema-types.generated.ts'
import { paths } from '../../lib/urls/paths.ts'

/** The title of each kind of document. */
export const documentTitles: Record<DocumentKind, string> = {
  INVOICE: 'Invoice',
  TAX_INVOICE: 'Tax Invoice',
  BILL_OF_SUPPLY: 'Bill of Supply',
  INVOICE_CUM_BILL_OF_SUPPLY: 'Invoice-cum-Bill of Supply',
  CREDIT_NOTE: 'Credit Note',
  DELIVERY_CHALLAN: 'Delivery Challan',
}

/** Formats 'Tax Invoice T26-27/000123'. */
export function nameDocument({ kind, number }: { kind: DocumentKind; number: string }): string {
  return `${documentTitles[kind]} ${number}`
}

/** What links to documents need to know. */
export interface NamedDocument {
  id: string
  kind: DocumentKind
  number: string
}

/** The page with one of an order's documents. */
export function documentPath(orderId: string, { id }: NamedDocument): string {
  return `${paths.invoice(orderId)}?document=${id}`
}
