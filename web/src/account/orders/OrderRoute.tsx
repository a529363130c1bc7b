import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { useOrderQuery } from './Order.generated.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { paths } from '../../lib/urls/paths.ts'
import { OrderPage } from '../../shared/page/OrderPage.tsx'

/* A separate chunk, because few orders are missing. */
const NotFoundRoute = lazy(() => loadOrReload(() => import('../../shared/page/NotFoundRoute.tsx')))

/** One of the viewer's orders. */
export default function OrderRoute() {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const order = data?.viewer?.order
  if (data?.viewer && !order) return <NotFoundRoute />
  return (
    <OrderPage
      list={{ to: paths.myOrders, name: 'My Orders' }}
      order={order}
      hasFailed={Boolean(error)}
      reload={async () => (await refetch()).data?.viewer?.order}
      headHeight="56px"
    >
      {order && <OrderDetails order={order} />}
    </OrderPage>
  )
}
