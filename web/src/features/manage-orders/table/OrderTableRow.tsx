import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { StatusBadge } from '../../../common/order/order-status.tsx'
import { formatPaymentStateForAdmin } from '../../../common/order/payment-texts.ts'
import { formatDate, formatDateTime, formatTime } from '../../../lib/date.ts'
import { formatCount } from '../../../lib/format-count.ts'
import { formatMoney } from '../../../lib/money.ts'
import { managePaths } from '../../../lib/manage-paths.ts'
import { formatRelativeTime } from '../../../lib/relative-time.ts'
import { SelectionTd } from '../../../ui/manage/table/DataTable.tsx'
import { SelectBox } from '../../../ui/manage/table/SelectBox.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { color, font } from '../../../ui/theme.ts'
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

/** An order in the table. Each cell stacks two facts, because the table is as narrow as 700 px. */
export function OrderTableRow({ order, now, isSelected, onToggle, ...step }: OrderTableRowProps) {
  const { number, createdAt, customer, deliveryAddress: to } = order
  return (
    <tr>
      <SelectionTd>
        <SelectBox label={`Select ${number}`} isChecked={isSelected} onToggle={onToggle} />
      </SelectionTd>
      <td>
        <Number to={managePaths.orderDetails(order.id)}>{number}</Number>
        <Short>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatPlaced(createdAt, now)}
          </time>
        </Short>
      </td>
      <td>
        <First translate="no">{customer ? customer.name : 'Account deleted'}</First>
        <Second>{formatArea(to)}</Second>
      </td>
      <td align="right">
        <First translate="no">{formatMoney(order.total.amount)}</First>
        <Short>{formatCount(order.totalQuantity, 'piece')}</Short>
      </td>
      <td>
        <StatusBadge status={order.status} />
        <Second>{formatPaymentStateForAdmin(order)}</Second>
      </td>
      <td>
        <NextStep order={order} {...step} />
      </td>
    </tr>
  )
}

/** '3:00 pm · 2 hours ago', or '21 Nov 2026 · 4 days ago'. */
function formatPlaced(createdAt: string, now: number): string {
  const isRecent = now - Date.parse(createdAt) < DAY_MS
  const placed = isRecent ? formatTime(createdAt) : formatDate(createdAt)
  return `${placed} · ${formatRelativeTime(createdAt, now)}`
}

/** The last part of the address with the city: 'Kothrud, Pune 411038'. */
function formatArea({
  addressLine,
  city,
  pincode,
}: OrderTableRow_OrderFragment['deliveryAddress']) {
  const area = addressLine.split(',').at(-1)?.trim() ?? ''
  return `${area}, ${city} ${pincode}`
}

export function OrderTableRowSkeleton() {
  return (
    <tr aria-hidden>
      <td />
      <td>
        <Skeleton $width="130px" $height="40px" />
      </td>
      <td>
        <Skeleton $width="150px" $height="40px" />
      </td>
      <td>
        <Skeleton $height="40px" />
      </td>
      <td>
        <Skeleton $width="120px" $height="40px" />
      </td>
      <td>
        <Skeleton $width="88px" $height="36px" />
      </td>
    </tr>
  )
}

const First = styled.p`
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
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
