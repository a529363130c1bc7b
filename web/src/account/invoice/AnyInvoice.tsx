import { useManagedInvoiceQuery } from './ManagedInvoice.generated.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { InvoicePage } from './InvoicePage.tsx'

/** Shows any order's invoice. */
export default function AnyInvoice({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useManagedInvoiceQuery({ variables: { orderId } })
  return (
    <InvoicePage
      back={dashboardPaths.orderDetails(orderId)}
      order={data?.order}
      hasFailed={Boolean(error)}
      onRetry={() => void refetch()}
    />
  )
}
