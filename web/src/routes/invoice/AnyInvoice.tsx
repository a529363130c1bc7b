import { useManagedInvoiceQuery } from './ManagedInvoice.generated.ts'
import { InvoicePage } from './InvoicePage.tsx'

/** The invoice of any order. */
export default function AnyInvoice({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useManagedInvoiceQuery({ variables: { orderId } })
  return (
    <InvoicePage order={data?.order} hasFailed={Boolean(error)} onRetry={() => void refetch()} />
  )
}
