import { styled } from 'styled-components'
import type { OrderDetails_OrderFragment } from '../../apollo/generated.ts'
import { formatMoment } from '../../lib/date.ts'
import { Totals } from '../../ui/Totals.tsx'
import { OrderHistory } from '../../ui/order/OrderHistory.tsx'
import { OrderLines } from '../../ui/order/OrderLines.tsx'
import { StatusBadge } from '../../ui/order/StatusBadge.tsx'
import { Columns, Number, Section, Stack, TitleRow } from '../../ui/order/details-parts.tsx'
import { color, space } from '../../ui/theme.ts'
import { OrderAddress } from './OrderAddress.tsx'
import { paymentTexts } from './payment.ts'

/** All there is to know of an order. */
export function OrderDetails({ order }: { order: OrderDetails_OrderFragment }) {
  return (
    <Root>
      <header>
        <TitleRow>
          <Number>{order.number}</Number>
          <StatusBadge status={order.status} />
        </TitleRow>
        <Placed>
          Placed on <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
        </Placed>
      </header>
      <Columns>
        <Stack>
          <Section title="Items">
            <OrderLines lines={order.lines} />
          </Section>
          <Section title="Summary">
            <Totals
              subtotal={order.subtotal.amount}
              total={order.total.amount}
              quantity={order.totalQuantity}
            />
          </Section>
        </Stack>
        <Stack>
          <Section title="Status">
            <OrderHistory history={order.history} />
          </Section>
          <Section title="Delivery address">
            <OrderAddress order={order} />
          </Section>
          <Section title="Payment">{paymentTexts[order.paymentMethod]}</Section>
        </Stack>
      </Columns>
    </Root>
  )
}

const Root = styled.article`
  display: grid;
  gap: ${space[5]};
`

const Placed = styled.p`
  padding-top: ${space[1]};
  color: ${color.inkSoft};
`
