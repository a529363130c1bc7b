import { Link } from 'react-router-dom'
import { documentPath, documentTitles } from '../../shared/order/document-names.ts'
import { Facts } from '../../shared/order/Facts.tsx'
import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'

/** Links to an order's invoices and credit notes, by their numbers. */
export default function OrderDocuments({ order }: { order: ManagedOrder_OrderFragment }) {
  return (
    <Facts
      facts={order.documents.map((document) => [
        document.kind === 'INVOICE' ? 'Invoice receipt' : documentTitles[document.kind],
        <Link to={documentPath(order.id, document)}>{document.number}</Link>,
      ])}
    />
  )
}
