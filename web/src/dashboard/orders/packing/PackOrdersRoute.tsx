import { PackageCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { BackLink } from '../../../shared/page/BackLink.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { useUrlQuery } from '../../../ui/dashboard/use-url-query.ts'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states/StateMessage.tsx'
import { space } from '../../../ui/theme.ts'
import {
  type OrderToPack_OrderFragment,
  useManageConfirmedOrdersQuery,
  useManageOrdersToPackQuery,
} from './PackOrders.generated.ts'

const PackOrder = lazy(() => loadOrReload(() => import('./PackOrder.tsx')))

/** Where the team packs orders, one after the other: `?orders=id,id`, or else the oldest confirmed orders. */
export default function PackOrdersRoute() {
  const { params } = useUrlQuery()
  const orderIds = (params.get('orders') ?? '').split(',').filter(Boolean)
  return (
    <Page title="Pack orders">
      <PageStack>
        <BackLink to={dashboardPaths.allOrders}>All Orders</BackLink>
        <PageHeading tabIndex={-1}>Pack orders</PageHeading>
        {orderIds.length > 0 ? (
          <ChosenOrders key={orderIds.join()} orderIds={orderIds} />
        ) : (
          <ConfirmedOrders />
        )}
      </PageStack>
    </Page>
  )
}

/** The cache may hold orders that have changed since. */
const options = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const

function ChosenOrders({ orderIds }: { orderIds: string[] }) {
  const { data, error, refetch } = useManageOrdersToPackQuery({
    variables: { orderIds },
    ...options,
  })
  return (
    <Orders
      orders={data?.ordersById}
      error={error}
      reload={async () => (await refetch()).data?.ordersById ?? []}
    />
  )
}

function ConfirmedOrders() {
  const { data, error, refetch } = useManageConfirmedOrdersQuery(options)
  const [round, setRound] = useState(0)
  const reload = async () => (await refetch()).data?.orders.edges.map(({ node }) => node) ?? []
  const more = async () => {
    await reload().catch(() => undefined)
    setRound(round + 1)
  }
  return (
    <Orders
      key={round}
      orders={data?.orders.edges.map(({ node }) => node)}
      error={error}
      reload={reload}
      onMore={() => void more()}
    />
  )
}

type Order = OrderToPack_OrderFragment

interface OrdersProps {
  /** Undefined while they are loading. */
  orders: Order[] | undefined
  error: Error | undefined
  reload: () => Promise<Order[]>
  onMore?: () => void
}

const loading = <Skeleton $height="480px" $round="large" />

function Orders({ orders, error, reload, onMore }: OrdersProps) {
  if (orders) return <Batch {...{ orders, reload, onMore }} />
  if (!error) return loading
  return (
    <ErrorState what="the orders" onRetry={() => void reload()}>
      {toErrorMessage(error)}
    </ErrorState>
  )
}

type BatchProps = Omit<OrdersProps, 'orders' | 'error'> & { orders: Order[] }

function Batch({ orders, reload, onMore }: BatchProps) {
  // The orders stay in the batch when they are packed, also if a reload leaves them out.
  const [batch] = useState(() => orders.filter(isToPack))
  const [at, setAt] = useState(0)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at === 0) return
    window.scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [at])
  const first = batch[at]
  const order = orders.find(({ id }) => id === first?.id) ?? first
  return (
    <div ref={ref} tabIndex={-1}>
      {order ? (
        <Suspense fallback={loading}>
          <PackOrder
            key={order.id}
            order={order}
            isOpen={isToPack(order)}
            place={batch.length > 1 ? `Order ${at + 1} of ${batch.length}` : null}
            reload={async () => (await reload()).find(({ id }) => id === order.id)}
            onDone={() => setAt(at + 1)}
          />
        </Suspense>
      ) : (
        <AllPacked orderIds={batch.map(({ id }) => id)} onMore={onMore} />
      )}
    </div>
  )
}

function isToPack({ status }: Order): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

interface AllPackedProps {
  orderIds: string[]
  /** Loads orders that were confirmed in the meantime. Missing if the orders were chosen. */
  onMore: (() => void) | undefined
}

/** Shown after the last order, or if no order has to be packed. */
function AllPacked({ orderIds, onMore }: AllPackedProps) {
  const isEmpty = orderIds.length === 0
  return (
    <EmptyState
      icon={<PackageCheck size={32} />}
      title={isEmpty ? 'No orders to pack' : 'That was the last order'}
      action={
        <Actions>
          {onMore && <Button onClick={onMore}>Look for more</Button>}
          <ButtonLink variant={onMore ? 'secondary' : 'primary'} to={dashboardPaths.allOrders}>
            All Orders
          </ButtonLink>
          {!isEmpty && (
            <ButtonLink variant="secondary" to={dashboardPaths.addressLabels} state={{ orderIds }}>
              Address labels
            </ButtonLink>
          )}
        </Actions>
      }
    >
      {isEmpty ? 'Confirmed orders appear here.' : undefined}
    </EmptyState>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`
