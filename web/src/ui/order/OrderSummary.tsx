import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatDate } from '../../lib/date.ts'
import { formatMoney } from '../../lib/money.ts'
import { ButtonLink } from '../Button.tsx'
import { Picture, type PictureSource } from '../Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden.ts'
import { color, font, space } from '../theme.ts'
import { StatusBadge } from './StatusBadge.tsx'
import type { ShownStatus } from './order-status.ts'
import { Foot, Head, Root, Thing, Tile } from './row-parts.ts'

interface ShownOrder {
  number: string
  status: ShownStatus
  createdAt: string
  /** Paise. */
  total: { amount: number }
  deliveryAddress: { addressId: string; city: string }
  lines: readonly { name: string; image: PictureSource | null }[]
}

interface OrderSummaryProps {
  order: ShownOrder
  /** Where its details are. */
  to: string
  /** Further facts, below the address. */
  children?: ReactNode
}

/** An order as a row of a list: its first line stands for it. */
export function OrderSummary({ order, to, children }: OrderSummaryProps) {
  const [first, ...others] = order.lines
  return (
    <Root>
      <Head>
        <div>
          <Number>{order.number}</Number>
          <Small>
            Placed on <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </Small>
          <Small>
            To {order.deliveryAddress.city}
            <VisuallyHidden>, address </VisuallyHidden>
            <Id>{order.deliveryAddress.addressId}</Id>
          </Small>
          {children && <Small>{children}</Small>}
        </div>
        <StatusBadge status={order.status} />
      </Head>
      <Thing>
        <Tile>
          <Picture image={first?.image} alt="" sizes="64px" side={64} />
        </Tile>
        <Name>
          {first?.name}
          {others.length > 0 && <More> +{others.length} more</More>}
        </Name>
      </Thing>
      <Foot>
        <Total>{formatMoney(order.total.amount)}</Total>
        <ButtonLink variant="secondary" to={to} aria-label={`Order Details of ${order.number}`}>
          Order Details
        </ButtonLink>
      </Foot>
    </Root>
  )
}

const Number = styled.h2`
  font-size: ${font.body};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
`

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
`

const Name = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: ${font.medium};
  line-height: 1.3;
`

const More = styled.span`
  color: ${color.inkSoft};
  font-weight: ${font.semibold};
`

const Id = styled.code`
  display: block;
  color: ${color.inkFaint};
  font-family: ui-monospace, monospace;
  font-size: ${font.tiny};
  line-height: ${space[4]};
`

const Total = styled.p`
  font-size: ${font.large};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
`
