import { styled } from 'styled-components'
import { phoneLink } from '../../../lib/urls/contact-links.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { formatDate } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { StatusBadge } from '../../../shared/order/order-status.tsx'
import { TallTextLink } from '../../../ui/content/TextLink.ts'
import { ResponsiveTable } from '../../../ui/dashboard/ResponsiveTable.tsx'
import { color, font, media, size, space } from '../../../ui/theme.ts'
import type { RecallSource } from '../../../apollo/schema-types.generated.ts'
import type { RecallRow_OrderFragment } from './RecallRow.generated.ts'

const columns = ['Order', 'Placed', 'Status', 'Packs', 'Customer', 'Telephone']

/** Where the packs were found, if they were not packed. */
const places: Record<RecallSource, string> = {
  PACKED: '',
  DOCUMENT: ' (on the bill, later corrected)',
}

interface RecallTableProps {
  orders: readonly RecallRow_OrderFragment[]
}

/** The orders with packs of a batch. */
export function RecallTable({ orders }: RecallTableProps) {
  return (
    <ResponsiveTable label="Orders with this batch" columns={columns} isBusy={false} from="wide">
      {orders.map((order) => (
        <RecallRow key={order.id} order={order} />
      ))}
    </ResponsiveTable>
  )
}

function RecallRow({ order }: { order: RecallRow_OrderFragment }) {
  const { id, number, createdAt, status, customer, deliveryAddress, recalledPacks } = order
  return (
    <Row role="row">
      <td role="cell">
        <TallTextLink to={dashboardPaths.orderDetails(id)}>{number}</TallTextLink>
      </td>
      <td role="cell">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
      <td role="cell">
        <StatusBadge status={status} />
      </td>
      <td role="cell">
        {recalledPacks.map(({ productId, name, expiry, quantity, found }) => (
          <Packs key={`${productId} ${expiry}`}>
            {`${name}, expiry ${expiry}: ${formatCount(quantity, 'pack')}${places[found]}`}
          </Packs>
        ))}
      </td>
      <td role="cell">{customer?.name ?? 'The account was deleted.'}</td>
      <td role="cell">
        <Telephone href={phoneLink(deliveryAddress.mobile)}>{deliveryAddress.mobile}</Telephone>
      </td>
    </Row>
  )
}

const Row = styled.tr`
  font-size: ${font.small};
  overflow-wrap: anywhere;

  @media (max-width: 1279.98px) {
    gap: ${space[1]};
    padding: ${space[4]};
  }

  ${media.wide} {
    a {
      white-space: nowrap;
    }
  }
`

const Packs = styled.span`
  display: block;
`

const Telephone = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  text-decoration: underline;
`
