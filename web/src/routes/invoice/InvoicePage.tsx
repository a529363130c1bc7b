import { FileText, Printer } from 'lucide-react'
import { styled } from 'styled-components'
import type { Invoice_OrderFragment } from '../../common/order/Invoice.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { PrintOnly } from '../../common/PrintOnly.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { InvoiceSheet } from '../../common/order/InvoiceSheet.tsx'
import { space } from '../../ui/theme.ts'
import NotFoundRoute from '../NotFoundRoute.tsx'
import { Page } from '../Page.tsx'

interface InvoicePageProps {
  /** Undefined while it is loading; null when the user has no such order. */
  order: Invoice_OrderFragment | null | undefined
  hasFailed: boolean
  onRetry: () => void
}

/** The invoice with a button to print it. */
export function InvoicePage({ order, hasFailed, onRetry }: InvoicePageProps) {
  if (order === null) return <NotFoundRoute />
  const title = order?.invoice ? `Invoice ${order.invoice.number}` : 'Invoice'
  return (
    <Page title={title}>
      <PageColumn>
        {order ? <Content order={order} /> : <Rest hasFailed={hasFailed} onRetry={onRetry} />}
      </PageColumn>
    </Page>
  )
}

function Content({ order }: { order: Invoice_OrderFragment }) {
  const { invoice } = order
  if (!invoice) {
    return (
      <EmptyState icon={<FileText size={32} />} title="No invoice yet">
        It will be available once the store has accepted the order.
      </EmptyState>
    )
  }
  return (
    <Stack>
      <Print variant="secondary" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        Print
      </Print>
      <PrintOnly>
        <InvoiceSheet order={order} invoice={invoice} />
      </PrintOnly>
    </Stack>
  )
}

function Rest({ hasFailed, onRetry }: Pick<InvoicePageProps, 'hasFailed' | 'onRetry'>) {
  if (hasFailed) return <ErrorState what="the invoice" onRetry={onRetry} />
  return (
    <Stack aria-busy>
      <Skeleton $width="112px" $height="48px" $round="medium" />
      <Skeleton $height="720px" $round="large" />
    </Stack>
  )
}

/* The width of A4. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 794px;
  margin-inline: auto;
`

const Print = styled(Button)`
  justify-self: end;
`
