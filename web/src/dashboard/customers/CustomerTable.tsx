import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatDate } from '../../lib/text/date.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { belowDesktop, ResponsiveTable } from '../../ui/dashboard/ResponsiveTable.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, media, size, space } from '../../ui/theme.ts'
import type { CustomerRow_CustomerFragment } from './Customers.generated.ts'
import { describeOpenMoney } from './open-money.ts'

const columns = ['Customer', 'Contact', 'Orders', 'Open']

interface CustomerTableProps {
  /** Newest first; null while they are loading. */
  customers: readonly CustomerRow_CustomerFragment[] | null
}

/** Customers, each with a link to their page. */
export function CustomerTable({ customers }: CustomerTableProps) {
  return (
    <ResponsiveTable label="Customers" columns={columns} isBusy={!customers} from="desktop">
      {customers?.map((customer) => <CustomerRow key={customer.id} customer={customer} />) ??
        [1, 2, 3, 4].map((number) => <WaitingRow key={number} />)}
    </ResponsiveTable>
  )
}

function CustomerRow({ customer }: { customer: CustomerRow_CustomerFragment }) {
  const { id, name, email, mobile, moneyOpen, isCashBlocked } = customer
  return (
    <Row role="row">
      <Cell role="cell">
        <Name to={dashboardPaths.customer(id)} translate="no">
          {name}
        </Name>
        {isCashBlocked && <Badge $tone="red">Cash blocked</Badge>}
      </Cell>
      <Cell role="cell" translate="no">
        {mobile && <div>{mobile}</div>}
        <Faint>{email || 'No email'}</Faint>
      </Cell>
      <Cell role="cell">{describeOrders(customer)}</Cell>
      <Cell role="cell" translate="no">
        {describeOpenMoney(moneyOpen) || <Faint>Nothing open</Faint>}
      </Cell>
    </Row>
  )
}

type Ordered = Pick<CustomerRow_CustomerFragment, 'orderCount' | 'lastOrderAt' | 'joinedAt'>

function describeOrders({ orderCount, lastOrderAt, joinedAt }: Ordered): string {
  return lastOrderAt === null
    ? `No orders, joined on ${formatDate(joinedAt)}`
    : `${formatCount(orderCount, 'order')}, last on ${formatDate(lastOrderAt)}`
}

function WaitingRow() {
  return (
    <Row>
      {['44px', '40px', '20px', '20px'].map((height, at) => (
        <Cell key={at}>
          <Skeleton $height={height} $round="medium" />
        </Cell>
      ))}
    </Row>
  )
}

const Row = styled.tr`
  ${belowDesktop} {
    position: relative;
    align-content: start;
    gap: ${space[1]};
    padding: ${space[2]} ${space[4]} ${space[4]};
  }

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`

const Cell = styled.td`
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
  }

  ${media.desktop} {
    &:first-child {
      display: table-cell;
    }
  }
`

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  margin-right: ${space[2]};
  color: ${color.accentDeep};
  font-size: ${font.body};
  font-weight: ${font.semibold};

  /* On a card, the whole card is the link. */
  ${belowDesktop} {
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`

const Faint = styled.span`
  color: ${color.inkSoft};
`
