import { styled } from 'styled-components'
import { TextLink } from '../../../ui/content/TextLink.ts'
import type { StockReason } from '../../../apollo/schema-types.generated.ts'
import type { StockMovementRow_MovementFragment } from './StockMovements.generated.ts'
import { formatDateTime } from '../../../lib/text/date.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { color, font, space } from '../../../ui/theme.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'

/** A stock change: its reason, amount, result, author or order, and time. */
export function StockMovementRow({ movement }: { movement: StockMovementRow_MovementFragment }) {
  const { reason, change, stockAfter, orderId, by, at } = movement
  return (
    <Root>
      <div>
        <Reason>{movementTexts[reason]}</Reason>
        <SmallText>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {by && <span>{` · ${by}`}</span>}
        </SmallText>
        {orderId && <OrderLink to={dashboardPaths.orderDetails(orderId)}>Order Details</OrderLink>}
      </div>
      <Figures>
        <Change $isLess={change < 0}>{signed(change)}</Change>
        <SmallText>{`${stockAfter} left`}</SmallText>
      </Figures>
    </Root>
  )
}

const movementTexts: Record<StockReason, string> = {
  CREATED: 'Product added',
  IMPORTED: 'Imported',
  EDITED: 'Adjusted manually',
  ORDERED: 'Ordered',
  CANCELLED: 'Order cancelled',
  REOPENED: 'Cancellation or return undone',
  RESERVED: 'Reserved for a UPI payment',
  RELEASED: 'Reservation released',
  RETURNED: 'Returned at the door',
}

/** Formats a change as '+12' or '−3'. */
function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  line-height: 1.4;
`

const Reason = styled.p`
  font-weight: ${font.semibold};
`

const OrderLink = styled(TextLink)`
  display: inline-block;
  padding-block: 11px;
  margin-bottom: -11px;
  font-size: ${font.small};
`

const Figures = styled.div`
  text-align: right;
  font-variant-numeric: tabular-nums;
`

const Change = styled.p<{ $isLess: boolean }>`
  color: ${({ $isLess }) => ($isLess ? color.danger : color.accentDeep)};
  font-weight: ${font.bold};
`
