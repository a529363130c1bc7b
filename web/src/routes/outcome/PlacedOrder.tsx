import { styled } from 'styled-components'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, media, space } from '../../ui/theme.ts'
import { usePlacedOrderQuery } from './PlacedOrder.generated.ts'

/** The number and the address of the order that was placed, and a link to it. */
export function PlacedOrder({ orderId }: { orderId: string }) {
  const { data, loading } = usePlacedOrderQuery({ variables: { orderId } })
  const order = data?.viewer?.order
  return (
    <>
      <Facts aria-busy={loading}>
        <Number>{order ? order.number : loading && <Line />}</Number>
        <Address>
          {order
            ? `To ${order.deliveryAddress.addressLine}, ${order.deliveryAddress.city}`
            : loading && <Line />}
        </Address>
      </Facts>
      <ButtonLink to={paths.order(orderId)} variant="secondary">
        View order
      </ButtonLink>
    </>
  )
}

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
