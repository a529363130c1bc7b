import { toErrorMessage } from '../../apollo/error-message.ts'
import { formatDate } from '../../lib/text/date.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { documentTitles } from '../../shared/order/document-names.ts'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { ResponsiveTable } from '../../ui/dashboard/ResponsiveTable.tsx'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { useManageGstReturnDocumentsQuery } from './GstReturn.generated.ts'
import { AmountCell, Buyer, CardLabel, Row, Strong, TextCell } from './return-parts.ts'
import { tableTexts } from './return-texts.ts'
import type { ReturnDocument_DocumentFragment } from './ReturnParts.generated.ts'

const columns = ['Number', 'Date', 'Buyer', 'Table', 'Amount', 'Order']

/** All documents of a period with their orders, oldest first. */
export function ReturnDocuments({ period }: { period: string }) {
  const { data, error, refetch, fetchMore } = useManageGstReturnDocumentsQuery({
    variables: { period },
    ...useListFetchPolicy(),
  })
  const documents = data?.gstReturnDocuments
  const more = useReloadedList(documents, (page) => fetchMore({ variables: page }), 100)
  if (error && !documents) {
    return (
      <ErrorState what="the documents" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  return (
    <div>
      <ResponsiveTable label="Documents" columns={columns} isBusy={!documents} from="wide">
        {documents?.edges.map(({ node }) => <DocumentRow key={node.id} document={node} />) ?? (
          <WaitingRows />
        )}
      </ResponsiveTable>
      <LoadMore {...more} />
    </div>
  )
}

function DocumentRow({ document }: { document: ReturnDocument_DocumentFragment }) {
  const { kind, number, issuedAt, buyerName, buyerGstin, total, orderId, orderNumber } = document
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1
  return (
    <Row role="row">
      <TextCell role="cell">
        <Strong translate="no">{number}</Strong>
        <span>{documentTitles[kind]}</span>
      </TextCell>
      <AmountCell role="cell">
        <CardLabel>Date</CardLabel>
        <time dateTime={issuedAt}>{formatDate(issuedAt)}</time>
      </AmountCell>
      <TextCell role="cell" translate="no">
        <Buyer>{buyerName}</Buyer>
        {buyerGstin && <span>{buyerGstin}</span>}
      </TextCell>
      <AmountCell role="cell">
        <CardLabel>Table</CardLabel>
        <span>{nameTable(document)}</span>
      </AmountCell>
      <AmountCell role="cell">
        <CardLabel>Amount</CardLabel>
        <span translate="no">{formatMoney(sign * total.amount)}</span>
      </AmountCell>
      <td role="cell">
        <TallTextLink to={dashboardPaths.orderDetails(orderId)}>{orderNumber}</TallTextLink>
      </td>
    </Row>
  )
}

function nameTable({ isComposition, table }: ReturnDocument_DocumentFragment): string {
  return isComposition ? 'Not in the return' : tableTexts[table ?? 'NIL'].title
}

function WaitingRows() {
  return [1, 2, 3, 4].map((number) => (
    <Row key={number}>
      {columns.map((column) => (
        <td key={column}>
          <Skeleton $height="20px" $round="medium" />
        </td>
      ))}
    </Row>
  ))
}
