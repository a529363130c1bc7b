import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { useManagedOrderQuery } from './ManagedOrder.generated.ts'
import { ManagedOrder } from './ManagedOrder.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { OrderPage } from '../../shared/page/OrderPage.tsx'

/** Loaded as a separate chunk, because few orders require a prescription. */
const CheckState = lazy(() =>
  loadOrReload(() => import('../../shared/prescription/CheckState.tsx')),
)

/** Loaded as a separate chunk, because links lead to orders that exist. */
const NotFoundRoute = lazy(() => loadOrReload(() => import('../../shared/page/NotFoundRoute.tsx')))

/** Shows any order to the team. */
export default function OrderDetailsRoute() {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useManagedOrderQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (data && !data.order) {
    return (
      <Suspense>
        <NotFoundRoute />
      </Suspense>
    )
  }
  return (
    <OrderPage
      list={{ to: dashboardPaths.allOrders, name: 'All Orders' }}
      order={data?.order}
      isManaged
      hasFailed={Boolean(error)}
      errorMessage={toErrorMessage(error)}
      reload={async () => (await refetch()).data?.order}
      headHeight="28px"
    >
      {data?.order && (
        <ManagedOrder
          order={data.order}
          prescription={
            data.order.prescriptionCheck && (
              <Suspense fallback={<Skeleton $height="96px" $round="medium" />}>
                <CheckState order={data.order} />
              </Suspense>
            )
          }
        />
      )}
    </OrderPage>
  )
}
