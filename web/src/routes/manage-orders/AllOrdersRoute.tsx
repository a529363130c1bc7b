import { ClipboardList } from 'lucide-react'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { type AllOrdersQuery, useAllOrdersQuery } from './AllOrders.generated.ts'
import type { PaymentState } from '../../apollo/schema-types.generated.ts'
import type { QueueRow_OrderFragment } from '../../features/manage-orders/QueueRow.generated.ts'
import { OrderList, OrderListSkeleton, useListFetchPolicy } from '../../common/order/OrderList.tsx'
import { CheckMark } from '../../features/manage-orders/CheckMark.tsx'
import { DueRefunds, isRefundDue } from '../../features/manage-orders/DueRefunds.tsx'
import { QueueFilter, type QueueFilterValue } from '../../features/manage-orders/QueueFilter.tsx'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { useMore } from '../../ui/hooks/use-more.ts'
import { managePaths } from '../../lib/manage-paths.ts'
import { OrderSummary } from '../../common/order/OrderSummary.tsx'
import { Page } from '../Page.tsx'
import { NewOrders } from './NewOrders.tsx'
import { useQueueFilter } from './use-queue-filter.ts'

/** All orders, newest first, for the team. */
export default function AllOrdersRoute() {
  const { filter, setFilter } = useQueueFilter()
  const { ref, moveFocus } = useFocusAfterRemoval()
  const showTop = () => {
    window.scrollTo(0, 0)
    moveFocus()
  }
  return (
    <Page title="All Orders">
      <PageStack>
        <PageHeading ref={ref} tabIndex={-1}>
          All Orders
        </PageHeading>
        <QueueFilter value={filter} onChange={setFilter} />
        <Queue filter={filter} onNewShown={showTop} />
      </PageStack>
    </Page>
  )
}

interface QueueProps {
  filter: QueueFilterValue
  onNewShown: () => void
}

function Queue({ filter, onNewShown }: QueueProps) {
  const { data, previousData, error, refetch, fetchMore } = useAllOrdersQuery({
    variables: filter,
    ...useListFetchPolicy(),
  })
  const more = useMore(data?.orders.pageInfo, (after) => fetchMore({ variables: { after } }))
  if (error && !data) {
    return (
      <ErrorState what="the orders" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  // The rows of the previous filter stay, dimmed, until the new ones are loaded.
  const orders = (data ?? previousData)?.orders
  return (
    <div>
      {data && (
        <NewOrders
          key={`${filter.status} ${filter.payment} ${filter.search}`}
          filter={filter}
          shown={data.orders.edges}
          onShown={onNewShown}
        />
      )}
      {orders ? (
        <Rows edges={orders.edges} filter={data && filter} />
      ) : (
        <OrderListSkeleton count={4} />
      )}
      <LoadMore {...more} />
    </div>
  )
}

interface RowsProps {
  edges: AllOrdersQuery['orders']['edges']
  /** The filter of the rows; undefined while they are those of the previous filter. */
  filter: QueueFilterValue | undefined
}

function Rows({ edges, filter }: RowsProps) {
  // Hides orders whose status or payment has changed since.
  const rows = edges.filter(
    ({ node }) =>
      (!filter?.status || node.status === filter.status) &&
      (!filter?.payment || hasPayment(node, filter.payment)),
  )
  if (rows.length === 0) {
    return (
      <EmptyState icon={<ClipboardList size={32} />} title="No Data">
        {filter?.status || filter?.payment || filter?.search
          ? 'No order matches.'
          : 'New orders will be listed here.'}
      </EmptyState>
    )
  }
  return (
    <OrderList $isDimmed={!filter} aria-busy={!filter}>
      {rows.map(({ node }) => (
        <QueueRow key={node.id} order={node} />
      ))}
    </OrderList>
  )
}

function hasPayment(order: QueueRow_OrderFragment, state: PaymentState): boolean {
  return state === 'REFUND_DUE' ? isRefundDue(order) : order.payment.state === state
}

/** An order in the team's list. */
function QueueRow({ order }: { order: QueueRow_OrderFragment }) {
  return (
    <OrderSummary
      order={order}
      to={managePaths.orderDetails(order.id)}
      action={
        <>
          {order.prescriptionCheck?.state === 'PENDING' && <CheckMark order={order} />}
          <DueRefunds order={order} />
        </>
      }
    >
      {order.customer ? `${order.customer.name} · ${order.customer.email}` : 'Account is gone'}
    </OrderSummary>
  )
}
