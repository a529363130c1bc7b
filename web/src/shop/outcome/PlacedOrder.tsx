import { skipToken, useFragment, useQuery } from '@apollo/client/react'
import { styled } from 'styled-components'
import {
  type PlacedOrder_OrderFragment,
  PlacedOrder_OrderFragmentDoc,
} from './PlacedOrder.generated.ts'
import { NotDeliveredDocument } from '../../shared/delivery/DeliveryPromise.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { paths } from '../../lib/urls/paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, media, space } from '../../ui/theme.ts'
import { PlacedOrderDocument } from './PlacedOrder.generated.ts'

/** The placed order's number and address, the next steps, and a link to it. */
export function PlacedOrder({ orderId }: { orderId: string }) {
  const { order, loading } = usePlacedOrder(orderId)
  return (
    <>
      <Facts aria-busy={loading}>
        <Number>{order ? order.number : loading && <Line />}</Number>
        <Address>
          {order
            ? order.fulfilment === 'PICK_UP'
              ? 'Collect from the shop'
              : `To ${order.deliveryAddress.addressLine}, ${order.deliveryAddress.city}`
            : loading && <Line />}
        </Address>
      </Facts>
      {order?.delivery && <Arrival>{order.delivery.message}</Arrival>}
      {order && <Next order={order} />}
      {order?.fulfilment === 'DELIVERY' && <StillToCollect />}
      <ButtonLink to={paths.order(orderId)}>View order</ButtonLink>
    </>
  )
}

/** Leads on to the second order, if the products in the cart can't be delivered. */
function StillToCollect() {
  const count = useQuery(NotDeliveredDocument, {
    variables: { pincode: null },
    fetchPolicy: 'network-only',
  }).data?.viewer?.cart.notDelivered.length
  if (!count) return null
  return (
    <>
      <p>{`${formatCount(count, 'product')} to collect ${count === 1 ? 'is' : 'are'} still in your cart.`}</p>
      <ButtonLink to={`${paths.checkout}?receive=collect`}>Order to collect</ButtonLink>
    </>
  )
}

/** The shop's next step before it confirms the order. */
function Next({ order: { prescriptionCheck, payment } }: { order: PlacedOrder_OrderFragment }) {
  return (
    <>
      {prescriptionCheck?.state === 'PENDING' && <p>A pharmacist is checking your prescription.</p>}
      {payment.state === 'CLAIMED' && <p>Payment being verified.</p>}
    </>
  )
}

/** Returns the order from the cache, where checkout puts it, or from the server. */
function usePlacedOrder(orderId: string) {
  const cached = useFragment({
    fragment: PlacedOrder_OrderFragmentDoc,
    fragmentName: 'PlacedOrder_order',
    from: { __typename: 'Order', id: orderId },
  })
  const { data, loading } = useQuery(
    PlacedOrderDocument,
    cached.complete ? skipToken : { variables: { orderId } },
  )
  return { order: cached.complete ? cached.data : data?.viewer?.order, loading }
}

const Arrival = styled.p`
  font-size: ${font.large};
  font-weight: ${font.semibold};
`

const Line = styled(Skeleton).attrs({ $width: '220px', $height: '1lh' })`
  margin-inline: auto;
`

/* As wide as the column, so that nothing moves when the texts arrive. */
const Facts = styled.p`
  display: grid;
  justify-self: stretch;
  gap: ${space[1]};
  color: ${color.inkSoft};
`

/* Most addresses take two lines on a phone. */
const Address = styled.span`
  ${media.belowTablet} {
    min-height: 2lh;
  }
`

const Number = styled.strong`
  color: ${color.ink};
  font-size: ${font.large};
  font-variant-numeric: tabular-nums;
`
