import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { useInvoiceQuery } from './Invoice.generated.ts'
import { useIsInTeam } from '../../shared/use-role.ts'
import { paths } from '../../lib/urls/paths.ts'
import { InvoicePage } from './InvoicePage.tsx'

/** A separate chunk, because customers never load it. */
const AnyInvoice = lazy(() => import('./AnyInvoice.tsx'))

/** An invoice for the viewer's own order; for any order if the viewer is in the team. */
export default function InvoiceRoute() {
  const { orderId = '' } = useParams()
  return useIsInTeam() ? <AnyInvoice orderId={orderId} /> : <OwnInvoice orderId={orderId} />
}

function OwnInvoice({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useInvoiceQuery({ variables: { orderId } })
  return (
    <InvoicePage
      back={paths.order(orderId)}
      order={data?.viewer?.order}
      hasFailed={Boolean(error)}
      onRetry={() => void refetch()}
    />
  )
}
