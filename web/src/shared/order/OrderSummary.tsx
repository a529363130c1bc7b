import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { OrderSummary_OrderFragment } from './Order.generated.ts'
import { formatDate } from '../../lib/text/date.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { LinePicture } from './OrderLines.tsx'
import { StatusBadge } from './order-status.tsx'

interface OrderSummaryProps {
  order: OrderSummary_OrderFragment
  /** The path of its details. */
  to: string
  /** More information, below the address. */
  children?: ReactNode
}

/** An order in the customer's list, represented by its first line. */
export function OrderSummary({ order, to, children }: OrderSummaryProps) {
  const isCollected = order.fulfilment === 'PICK_UP'
  const [first, ...others] = order.lines
  return (
    <Root>
      <Head>
        <Number>{order.number}</Number>
        <StatusBadge status={order.status} isCollected={isCollected} />
        <Where>
          <SmallText>
            Placed on <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </SmallText>
          <SmallText>
            <span>
              {isCollected ? 'Collect from the shop' : `To ${order.deliveryAddress.city}`}
            </span>
            <VisuallyHidden>, address </VisuallyHidden>
            <Id>{order.deliveryAddress.addressId}</Id>
          </SmallText>
          {children && <SmallText>{children}</SmallText>}
        </Where>
      </Head>
      <Item>
        <LinePicture image={first?.image} />
        <Name>
          <span>{first ? first.name : 'No items left'}</span>
          {others.length > 0 && <More>{` +${others.length} more`}</More>}
        </Name>
      </Item>
      <Foot>
        <Total translate="no">{formatMoney(order.total.amount)}</Total>
        <ButtonLink variant="secondary" to={to} aria-label={`Order Details of ${order.number}`}>
          Order Details
        </ButtonLink>
      </Foot>
    </Root>
  )
}

export function OrderSummarySkeleton() {
  return (
    <Root aria-hidden>
      <Head>
        <Skeleton $width="160px" $height="79.5px" />
        <Skeleton $width="72px" $height="24px" $round="pill" />
      </Head>
      <Item>
        <Skeleton $height="64px" $round="medium" />
        <Skeleton $width="80%" $height="36px" />
      </Item>
      <Foot>
        <Skeleton $width="72px" $height="24px" />
        <Skeleton $width="144px" $height="48px" $round="medium" />
      </Foot>
    </Root>
  )
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`

/* A long badge gets its own line, rather than breaking the number. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.line};
`

const Item = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  min-height: 64px;
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

/* Below the number and the badge, over the full width. */
const Where = styled.div`
  flex: 0 0 100%;
  min-width: 0;
`

const Number = styled.h2`
  font-size: ${font.body};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
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
