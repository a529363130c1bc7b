import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useOrderQuery } from '../../../apollo/generated.ts'
import { OrderDetails } from '../../../features/order/OrderDetails.tsx'
import { paths } from '../../../lib/paths.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/StateMessage.tsx'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { NotFoundRoute } from '../../NotFoundRoute.tsx'
import { Page } from '../../Page.tsx'

/** One order of the person's own. */
export function OrderRoute() {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const order = data?.viewer?.order
  if (data?.viewer && !order) return <NotFoundRoute />
  return (
    <Page title={order ? `Order ${order.number}` : 'Order Details'}>
      <Stack>
        <Back to={paths.myOrders}>
          <ArrowLeft size={18} aria-hidden />
          My Orders
        </Back>
        <Heading>Order Details</Heading>
        {order ? (
          <OrderDetails order={order} />
        ) : (
          <Rest hasFailed={Boolean(error)} onRetry={() => void refetch()} />
        )}
      </Stack>
    </Page>
  )
}

function Rest({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed) return <ErrorState what="this order" onRetry={onRetry} />
  return (
    <>
      <Skeleton $width="240px" $height="56px" />
      <Skeleton $height="200px" $round="large" />
      <Skeleton $height="180px" $round="large" />
    </>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`

const Heading = styled.h1`
  font-size: ${font.heading};
  outline: none;
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[2]};
  min-height: 44px;
  border-radius: ${radius.small};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
`
