import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { OrderDetails_OrderFragment } from '../../apollo/generated.ts'
import { formatMoment } from '../../lib/date.ts'
import { Card } from '../../ui/Card.ts'
import { Totals } from '../../ui/Totals.tsx'
import { color, font, media, space } from '../../ui/theme.ts'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLines } from './OrderLines.tsx'
import { StatusBadge } from './StatusBadge.tsx'
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
            <OrderLines order={order} />
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
            <OrderHistory order={order} />
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Subtitle>{title}</Subtitle>
      {children}
    </Card>
  )
}

const Root = styled.article`
  display: grid;
  gap: ${space[5]};
`

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`

const Number = styled.h2`
  font-size: ${font.large};
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
`

const Placed = styled.p`
  padding-top: ${space[1]};
  color: ${color.inkSoft};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[4]};
  }
`

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};

  ${media.tablet} {
    gap: ${space[4]};
  }
`

const Subtitle = styled.h3`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`
