import { PackageCheck } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { BackLink } from '../../../shared/page/BackLink.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { useUrlQuery } from '../../../ui/dashboard/use-url-query.ts'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states/StateMessage.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { hasBatchesToEnter, medicinesOf, type OrderToPack } from './batch-entry.ts'
import { useManageOrderBatchesQuery } from './OrderBatches.generated.ts'
import { PackedOrders } from './PackedOrders.tsx'

const BatchForm = lazy(() => loadOrReload(() => import('./BatchForm.tsx')))

/** Where the team enters the batches of medicines, one order after the other: `?orders=id,id`. */
export default function OrderBatchesRoute() {
  const { params } = useUrlQuery()
  const orderIds = (params.get('orders') ?? '').split(',').filter(Boolean)
  const [orderId, ...others] = orderIds
  const back =
    orderId !== undefined && others.length === 0
      ? { to: dashboardPaths.orderDetails(orderId), name: 'Order Details' }
      : { to: dashboardPaths.allOrders, name: 'All Orders' }
  return (
    <Page title="Enter batches">
      <PageStack>
        <BackLink to={back.to}>{back.name}</BackLink>
        <PageHeading tabIndex={-1}>Enter batches</PageHeading>
        <Orders key={orderIds.join()} orderIds={orderIds} />
      </PageStack>
    </Page>
  )
}

const loading = <Skeleton $height="320px" $round="large" />

function Orders({ orderIds }: { orderIds: string[] }) {
  const { data, error, refetch } = useManageOrderBatchesQuery({
    variables: { orderIds },
    // The cache may hold orders that have changed since.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data) return <Entry orders={data.ordersById} />
  if (!error) return loading
  return (
    <ErrorState what="the orders" onRetry={() => void refetch()}>
      {toErrorMessage(error)}
    </ErrorState>
  )
}

function Entry({ orders }: { orders: readonly OrderToPack[] }) {
  const isAdmin = useIsAdmin()
  // The orders stay in the list while they are saved.
  const [ids] = useState(() =>
    orders.filter((order) => hasBatchesToEnter(order, isAdmin)).map(({ id }) => id),
  )
  const [at, setAt] = useState(0)
  const toPack = orders.filter(({ id }) => ids.includes(id))
  const order = toPack[at]
  /** The codes that were scanned during a save. */
  const early = useRef<string[]>([])
  if (toPack.length === 0) return <NothingToEnter />
  if (!order) return <PackedOrders orders={toPack} />
  const isLast = at === toPack.length - 1
  const goOn = () => {
    if (isLast && early.current.length > 0) toast.error('Not entered: this was the last order.')
    setAt(at + 1)
  }
  return (
    <>
      {toPack.length > 1 && <SmallText>{`Order ${at + 1} of ${toPack.length}`}</SmallText>}
      <Suspense fallback={loading}>
        <BatchForm
          key={order.id}
          order={order}
          known={toPack.flatMap(medicinesOf)}
          early={early}
          saveLabel={isLast ? 'Save' : 'Save and next'}
          onSaved={goOn}
          {...(!isLast && { onSkip: goOn })}
        />
      </Suspense>
    </>
  )
}

function NothingToEnter() {
  return (
    <EmptyState
      icon={<PackageCheck size={32} />}
      title="No batches to enter"
      action={<ButtonLink to={dashboardPaths.allOrders}>All Orders</ButtonLink>}
    >
      Only orders with medicines that are not delivered yet need batches.
    </EmptyState>
  )
}
