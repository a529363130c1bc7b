import { FileText, Printer } from 'lucide-react'
import { styled } from 'styled-components'
import type { Invoice_OrderFragment } from './Invoice.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { PrintOnly } from '../../shared/PrintOnly.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { space } from '../../ui/theme.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import NotFoundRoute from '../../shared/page/NotFoundRoute.tsx'
import { Page } from '../../shared/page/Page.tsx'

interface InvoicePageProps {
  /** The path of the order's details. */
  back: string
  /** Undefined while it is loading; null when the user has no such order. */
  order: Invoice_OrderFragment | null | undefined
  hasFailed: boolean
  onRetry: () => void
}

/** The invoice with a link back to its order, and a button to print it. */
export function InvoicePage({ back, order, hasFailed, onRetry }: InvoicePageProps) {
  if (order === null) return <NotFoundRoute />
  const title = order?.invoice ? `Invoice ${order.invoice.number}` : 'Invoice'
  return (
    <Page title={title}>
      <PageColumn>
        <Stack>
          <BackLink to={back}>Order Details</BackLink>
          {order ? <Content order={order} /> : <Rest hasFailed={hasFailed} onRetry={onRetry} />}
        </Stack>
      </PageColumn>
    </Page>
  )
}

function Content({ order }: { order: Invoice_OrderFragment }) {
  const { invoice } = order
  if (!invoice) {
    return (
      <EmptyState icon={<FileText size={32} />} title="No invoice yet">
        It will be available once the shop has accepted the order.
      </EmptyState>
    )
  }
  return (
    <>
      <Print variant="secondary" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        Print
      </Print>
      <PrintOnly>
        <InvoiceSheet order={order} invoice={invoice} />
      </PrintOnly>
    </>
  )
}

function Rest({ hasFailed, onRetry }: Pick<InvoicePageProps, 'hasFailed' | 'onRetry'>) {
  if (hasFailed) return <ErrorState what="the invoice" onRetry={onRetry} />
  return (
    <>
      <Skeleton $width="112px" $height="48px" $round="medium" />
      <Skeleton $height="720px" $round="large" />
    </>
  )
}

/* The width of A4. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  max-width: 794px;
  margin-inline: auto;

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

/* Beside the link back. */
const Print = styled(Button)`
  grid-area: 1 / 2;
`
