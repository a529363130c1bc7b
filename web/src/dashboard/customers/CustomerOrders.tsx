import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatDate } from '../../lib/text/date.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { StatusBadge } from '../../shared/order/order-status.tsx'
import { formatPaymentState } from '../../shared/order/payment-texts.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { color, font, size, space } from '../../ui/theme.ts'
import type { CustomerOrder_OrderFragment, ManageCustomerQuery } from './Customer.generated.ts'

interface CustomerOrdersProps {
  orders: NonNullable<ManageCustomerQuery['customer']>['orders']
  more: ComponentProps<typeof LoadMore>
}

/** A customer's orders as links, newest first. */
export function CustomerOrders({ orders: { edges }, more }: CustomerOrdersProps) {
  if (edges.length === 0) return <SmallText>No orders yet.</SmallText>
  return (
    <>
      <List aria-label="Orders">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <OrderRow order={node} />
          </li>
        ))}
      </List>
      <LoadMore {...more} />
    </>
  )
}

function OrderRow({ order }: { order: CustomerOrder_OrderFragment }) {
  const { id, number, status, createdAt, total } = order
  return (
    <Row>
      <Number to={dashboardPaths.orderDetails(id)}>{number}</Number>
      <StatusBadge status={status} />
      <SmallText>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <span>{` · ${formatPaymentState(order)}`}</span>
      </SmallText>
      <Total translate="no">{formatMoney(total.amount)}</Total>
    </Row>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li + li {
    border-top: 1px solid ${color.line};
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding-block: ${space[1]} ${space[2]};

  > :nth-child(even) {
    justify-self: end;
  }
`

const Number = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${size.target};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

const Total = styled.span`
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
`
