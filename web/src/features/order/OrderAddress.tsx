import { styled } from 'styled-components'
import type { OrderAddress_OrderFragment } from '../../apollo/generated.ts'
import { formatCity } from '../../lib/format-city.ts'
import { color, font, space } from '../../ui/theme.ts'

/** Where the order goes, as the address was then. */
export function OrderAddress({ order }: { order: OrderAddress_OrderFragment }) {
  const { addressId, addressLine, mobile } = order.deliveryAddress
  return (
    <Root>
      <Line>{addressLine}</Line>
      <span>{formatCity(order.deliveryAddress)}</span>
      <span>Mobile: {mobile}</span>
      <Id>{addressId}</Id>
    </Root>
  )
}

const Root = styled.address`
  display: grid;
  gap: ${space.half};
  color: ${color.inkSoft};
  font-style: normal;
`

const Line = styled.span`
  color: ${color.ink};
  font-weight: ${font.semibold};
`

const Id = styled.code`
  padding-top: ${space[1]};
  color: ${color.inkFaint};
  font-family: ui-monospace, monospace;
  font-size: ${font.tiny};
`
