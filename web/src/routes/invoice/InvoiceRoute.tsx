import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { useInvoiceQuery } from './Invoice.generated.ts'
import { useViewer } from '../../apollo/session.tsx'
import { InvoicePage } from './InvoicePage.tsx'

/** Loads as an admin, in a chunk that shoppers never load. */
const AnyInvoice = lazy(() => import('./AnyInvoice.tsx'))

/** An invoice: of the viewer's own order, or of any order for admins. */
export default function InvoiceRoute() {
  const { orderId = '' } = useParams()
  const isAdmin = useViewer().viewer?.role === 'ADMIN'
  return isAdmin ? <AnyInvoice orderId={orderId} /> : <OwnInvoice orderId={orderId} />
}

function OwnInvoice({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useInvoiceQuery({ variables: { orderId } })
  return (
    <InvoicePage
      order={data?.viewer?.order}
      hasFailed={Boolean(error)}
      onRetry={() => void refetch()}
    />
  )
}
