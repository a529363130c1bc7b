import { FileText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Invoice_OrderFragment } from './Invoice.generated.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { space } from '../../ui/theme.ts'
import { nameDocument } from '../../shared/order/document-names.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import NotFoundRoute from '../../shared/page/NotFoundRoute.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { DocumentChoice } from './DocumentChoice.tsx'
import { DocumentTools } from './DocumentTools.tsx'
import { usePaper } from './papers.ts'
import { PrintedDocument } from './PrintedDocument.tsx'

interface InvoicePageProps {
  /** The path of the order's details. */
  back: string
  /** Undefined while it is loading; null when the user has no such order. */
  order: Invoice_OrderFragment | null | undefined
  hasFailed: boolean
  onRetry: () => void
}

/** One of an order's documents, with a link back to the order, links to its other documents, and a button to print it. */
export function InvoicePage({ back, order, hasFailed, onRetry }: InvoicePageProps) {
  const id = useSearchParams()[0].get('document')
  if (order === null) return <NotFoundRoute />
  const document = order?.documents.find((each) => each.id === id) ?? order?.documents[0]
  return (
    <Page title={document ? nameDocument(document) : 'Invoice'}>
      <PageColumn>
        <Stack>
          <BackLink to={back}>Order Details</BackLink>
          {order ? (
            <Content order={order} document={document} />
          ) : (
            <Rest hasFailed={hasFailed} onRetry={onRetry} />
          )}
        </Stack>
      </PageColumn>
    </Page>
  )
}

interface ContentProps {
  order: Invoice_OrderFragment
  document: Invoice_OrderFragment['documents'][number] | undefined
}

function Content({ order, document }: ContentProps) {
  const paper = usePaper()
  if (!document) {
    return (
      <EmptyState icon={<FileText size={32} />} title="No invoice yet">
        It will be available once the shop has packed the order.
      </EmptyState>
    )
  }
  const { id, documents } = order
  return (
    <>
      <DocumentTools paper={paper} />
      {documents.length > 1 && (
        <DocumentChoice orderId={id} documents={documents} chosen={document} />
      )}
      <PrintedDocument order={order} document={document} paper={paper} />
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
  align-items: end;
  gap: ${space[4]};
  max-width: 794px;
  margin-inline: auto;

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`
