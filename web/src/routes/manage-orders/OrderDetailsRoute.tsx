import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { useManagedOrderQuery } from '../../apollo/manage-orders.generated.ts'
import { ManagedOrder } from '../../features/manage-orders/ManagedOrder.tsx'
import { paths } from '../../lib/paths.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/StateMessage.tsx'
import { color, font, radius, space } from '../../ui/theme.ts'
import { NotFoundRoute } from '../NotFoundRoute.tsx'
import { Page } from '../Page.tsx'

/** One order of anybody. */
export function OrderDetailsRoute() {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useManagedOrderQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (data && !data.order) return <NotFoundRoute />
  return (
    <Page title={data?.order ? `Order ${data.order.number}` : 'Order Details'}>
      <Stack>
        <Back to={paths.allOrders}>
          <ArrowLeft size={18} aria-hidden />
          All Orders
        </Back>
        <Heading>Order Details</Heading>
        {data?.order && <ManagedOrder order={data.order} />}
        {!data && !error && <Waiting />}
        {!data && error && (
          <ErrorState what="this order" onRetry={() => void refetch()}>
            {toErrorMessage(error)}
          </ErrorState>
        )}
      </Stack>
    </Page>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton $width="240px" $height="28px" />
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
