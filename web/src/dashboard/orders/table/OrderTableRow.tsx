import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { StatusBadge } from '../../../shared/order/order-status.tsx'
import { formatPaymentStateForTeam } from '../team-payment-texts.ts'
import { formatDate, formatDateTime, formatTime } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { formatRelativeTime } from '../../../lib/text/relative-time.ts'
import { SelectionTd } from '../../../ui/dashboard/table/DataTable.tsx'
import { SelectBox } from '../../../ui/dashboard/table/SelectBox.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { color, font, media } from '../../../ui/theme.ts'
import { NextStep } from './NextStep.tsx'
import type { OrderTableRow_OrderFragment } from './OrderTableRow.generated.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface OrderTableRowProps {
  order: OrderTableRow_OrderFragment
  /** The current time, from which the age is computed. */
  now: number
  isSelected: boolean
  onToggle: () => void
  onMove: () => void
  onMoved: () => void
}

/** An order in the table, 51 px high. Each cell stacks two facts, because the table can be as narrow as 700 px. */
export function OrderTableRow({ order, now, isSelected, onToggle, ...step }: OrderTableRowProps) {
  const { number, createdAt, customer, deliveryAddress: to } = order
  const isCollected = order.fulfilment === 'PICK_UP'
  return (
    <tr>
      <SelectionTd>
        <SelectBox label={`Select ${number}`} isChecked={isSelected} onToggle={onToggle} />
      </SelectionTd>
      <td>
        <Number to={dashboardPaths.orderDetails(order.id)}>{number}</Number>
        <Short>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {order.bagNumber !== null && <strong>{`Bag ${order.bagNumber} · `}</strong>}
            <WideOnly>{`${formatPlaced(createdAt, now)} · `}</WideOnly>
            <span>{formatRelativeTime(createdAt, now)}</span>
          </time>
        </Short>
      </td>
      <CustomerTd>
        <Cut>
          <First translate="no" title={customer?.name}>
            {customer ? customer.name : 'Account deleted'}
          </First>
          <Second>
            {isCollected ? (
              <strong>Collect</strong>
            ) : (
              <>
                <span>{to.addressLine.split(',').at(-1)?.trim()}</span>
                <WideOnly>{`, ${to.city} ${to.pincode}`}</WideOnly>
              </>
            )}
          </Second>
        </Cut>
      </CustomerTd>
      <td align="right">
        <Amount translate="no">{formatMoney(order.total.amount)}</Amount>
        <Short>{formatCount(order.totalQuantity, 'piece')}</Short>
      </td>
      <td>
        <Status>
          <StatusBadge status={order.status} />
          <Short>{formatPaymentStateForTeam(order)}</Short>
        </Status>
      </td>
      <td>
        <NextStep order={order} {...step} />
      </td>
    </tr>
  )
}

/** Formats when it was placed: '3:00 pm', or '21 Nov 2026' after a day. */
function formatPlaced(createdAt: string, now: number): string {
  const isRecent = now - Date.parse(createdAt) < DAY_MS
  return isRecent ? formatTime(createdAt) : formatDate(createdAt)
}

export function OrderTableRowSkeleton() {
  return (
    <tr aria-hidden>
      <td />
      <td>
        <Skeleton $width="130px" $height="42px" />
      </td>
      <td>
        <Skeleton $width="150px" $height="42px" />
      </td>
      <td>
        <Skeleton $height="42px" />
      </td>
      <td>
        <Skeleton $width="120px" $height="42px" />
      </td>
      <td>
        <Skeleton $width="88px" $height="36px" />
      </td>
    </tr>
  )
}

/* Takes the width that the other columns leave. */
const CustomerTd = styled.td`
  width: 100%;
`

/* Long texts are cut, so that the row keeps its height. */
const Cut = styled.div`
  contain: inline-size;
  min-width: 104px;

  > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/* Fits most statuses, so that no column moves. */
const Status = styled.div`
  min-width: 104px;
`

const WideOnly = styled.span`
  display: none;

  ${media.wide} {
    display: inline;
  }
`

const First = styled.p`
  font-weight: ${font.semibold};
`

const Amount = styled(First)`
  white-space: nowrap;
`

const Second = styled.p`
  color: ${color.inkSoft};
  line-height: 1.4;
`

const Short = styled(Second)`
  white-space: nowrap;
`

const Number = styled(Link)`
  display: inline-block;
  min-height: 24px;
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
`
