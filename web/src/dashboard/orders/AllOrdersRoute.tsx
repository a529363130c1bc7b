import { lazy, Suspense } from 'react'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { type AllOrdersQuery, useAllOrdersQuery } from './AllOrders.generated.ts'
import type { QueueRow_OrderFragment } from './QueueRow.generated.ts'
import { OrderList, OrderListSkeleton } from '../../shared/order/OrderList.tsx'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { CheckMark } from './CheckMark.tsx'
import { QueueFilter, type QueueFilterValue } from './QueueFilter.tsx'
import { RefundLink } from './refunds/RefundLink.tsx'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { isShown, NoOrders, SearchHint } from './shown-orders.tsx'
import { ViewSwitch } from '../../ui/dashboard/table/ViewSwitch.tsx'
import { useView } from '../../ui/dashboard/table/use-view.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { space } from '../../ui/theme.ts'
import { OrderSummary } from '../../shared/order/OrderSummary.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { NewOrders } from './NewOrders.tsx'
import { useQueueFilter } from './use-queue-filter.ts'

const OrderPause = lazy(() => loadOrReload(() => import('./pause/OrderPause.tsx')))
const OrderTable = lazy(() => loadOrReload(() => import('./table/OrderTable.tsx')))

/** All orders for the team, as a list with the newest first, or as a table. */
export default function AllOrdersRoute() {
  const { filter, setFilter, sort, setSort } = useQueueFilter()
  const { view, setView } = useView('orders')
  const { ref, moveFocus } = useFocusAfterRemoval()
  const showTop = () => {
    window.scrollTo(0, 0)
    moveFocus()
  }
  return (
    <Page title="All Orders">
      <PageStack>
        <Head>
          <PageHeading ref={ref} tabIndex={-1}>
            All Orders
          </PageHeading>
          {setView && <ViewSwitch view={view} onChoose={setView} />}
        </Head>
        <Suspense fallback={<Skeleton $height="48px" $width="160px" $round="medium" />}>
          <OrderPause />
        </Suspense>
        {view === 'list' ? (
          <>
            <QueueFilter value={filter} onChange={setFilter} />
            <Queue filter={filter} onNewShown={showTop} />
          </>
        ) : (
          <Suspense
            fallback={
              <>
                <QueueFilter value={filter} onChange={setFilter} hasDays />
                <Skeleton $height="720px" $round="large" />
              </>
            }
          >
            <OrderTable
              {...{ filter, setFilter, sort, setSort }}
              onNewShown={showTop}
              onAllGone={moveFocus}
            />
          </Suspense>
        )}
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
  const more = useReloadedList(data?.orders, (page) => fetchMore({ variables: page }), 50)
  if (error && !data) {
    return (
      <ErrorState what="the orders" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  // The previous filter's rows stay, dimmed, until the new rows are loaded.
  const orders = (data ?? previousData)?.orders
  return (
    <div>
      {data && (
        <NewOrders
          key={JSON.stringify(filter)}
          filter={filter}
          shown={data.orders.edges}
          onShown={onNewShown}
        />
      )}
      {orders ? <Rows orders={orders} filter={data && filter} /> : <OrderListSkeleton count={4} />}
      <LoadMore {...more} />
    </div>
  )
}

interface RowsProps {
  orders: AllOrdersQuery['orders']
  /** The rows' filter; undefined while the previous filter's rows are shown. */
  filter: QueueFilterValue | undefined
}

function Rows({ orders, filter }: RowsProps) {
  // Hides orders that have changed since.
  const rows = orders.edges.filter(({ node }) => !filter || isShown(node, filter))
  if (rows.length === 0) return <NoOrders filter={filter} page={orders} />
  return (
    <>
      <SearchHint page={orders} />
      <OrderList $isDimmed={!filter} aria-busy={!filter}>
        {rows.map(({ node }) => (
          <QueueRow key={node.id} order={node} />
        ))}
      </OrderList>
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

/** An order in the team's list. */
function QueueRow({ order }: { order: QueueRow_OrderFragment }) {
  return (
    <OrderSummary
      order={order}
      to={dashboardPaths.orderDetails(order.id)}
      action={
        <>
          {order.prescriptionCheck?.state === 'PENDING' && <CheckMark order={order} />}
          <RefundLink order={order} />
        </>
      }
    >
      {order.customer ? `${order.customer.name} · ${order.customer.email}` : 'Account deleted'}
    </OrderSummary>
  )
}
