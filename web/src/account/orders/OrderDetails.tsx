import { Suspense, lazy } from 'react'
import { styled } from 'styled-components'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import type { OrderAddress_OrderFragment } from '../../shared/order/Order.generated.ts'
import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { formatDateTime } from '../../lib/text/date.ts'
import { documentPath, nameDocument } from '../../shared/order/document-names.ts'
import { Totals } from '../../ui/content/Totals.tsx'
import { OrderHistory } from '../../shared/order/OrderHistory.tsx'
import { OrderLines } from '../../shared/order/OrderLines.tsx'
import { StatusBadge, listComingStatuses } from '../../shared/order/order-status.tsx'
import { Column, Columns, Number, Section, TitleRow } from '../../shared/order/details-parts.tsx'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { color, font, media, space } from '../../ui/theme.ts'
import { formatCity } from '../../lib/text/format-city.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { OrderPayment } from './OrderPayment.tsx'

/* A separate chunk, because few orders require a prescription. Without it, the page works but does not show the check. */
const OrderCheck = lazy(() => import('./OrderCheck.tsx').catch(() => ({ default: () => null })))

/* A separate chunk, because few orders are changed. */
const OrderChanges = lazy(() => loadOrReload(() => import('./proposals/OrderChanges.tsx')))

/* A separate chunk, because few orders are collected. */
const Collect = lazy(() => loadOrReload(() => import('./Collect.tsx')))

/* A separate chunk at the end of the page. Without it, the footer has the shop's phone number. */
const OrderHelp = lazy(() => import('./OrderHelp.tsx').catch(() => ({ default: () => null })))

/** The order details, with the customer's actions. */
export function OrderDetails({ order }: { order: OrderDetails_OrderFragment }) {
  const { ref: numberRef, moveFocus } = useFocusAfterRemoval()
  const { prescriptionCheck } = order
  const isCollected = order.fulfilment === 'PICK_UP'
  // The prescription check may have rejected all of them.
  const hasLines = order.lines.length > 0
  const coming = listComingStatuses(order.status)
  const isRunning = coming.length > 0
  const again = hasLines && <OrderAgain orderId={order.id} isMain={!isRunning} />
  return (
    <Stack as="article" $gap={5}>
      <header>
        <TitleRow>
          <Number ref={numberRef} tabIndex={-1}>
            {order.number}
          </Number>
          <StatusBadge status={order.status} isCollected={isCollected} />
        </TitleRow>
        <Placed>
          Placed on <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </Placed>
        {order.delivery && (
          <Arrival $isLate={order.delivery.isLate}>{order.delivery.message}</Arrival>
        )}
        <Actions>
          <CancelOrder order={order} onGone={moveFocus} />
          {!isRunning && again}
          {order.documents.map((document) => (
            <DocumentLink key={document.id} to={documentPath(order.id, document)}>
              {document.kind === 'INVOICE' ? 'Invoice' : nameDocument(document)}
            </DocumentLink>
          ))}
        </Actions>
      </header>
      {order.proposals.length + order.changes.length > 0 && (
        <Suspense>
          <OrderChanges order={order} onGone={moveFocus} />
        </Suspense>
      )}
      <StatusFirst>
        <Column>
          {prescriptionCheck && <OrderCheck order={order} check={prescriptionCheck} />}
          {hasLines && <Products order={order} />}
          {isRunning && again}
          <Suspense>
            <OrderHelp order={order} />
          </Suspense>
        </Column>
        <Column>
          <Section title="Status">
            <OrderHistory
              history={order.history}
              payments={order.payment.history}
              coming={coming}
              isCollected={isCollected}
            />
          </Section>
          {isCollected && (
            <Suspense>
              <Collect isPrescribed={prescriptionCheck !== null} />
            </Suspense>
          )}
          <Section title={isCollected ? 'Your address, for the bill' : 'Delivery address'}>
            <OrderAddress order={order} />
          </Section>
          <Section title="Payment">
            <OrderPayment order={order} />
          </Section>
        </Column>
      </StatusFirst>
    </Stack>
  )
}

function Products({ order }: { order: OrderDetails_OrderFragment }) {
  return (
    <>
      <Section title="Items">
        <OrderLines lines={order.lines} />
      </Section>
      <Section title="Summary">
        <Totals
          subtotal={order.subtotal.amount}
          total={order.total.amount}
          roundOff={order.roundOff.amount}
          quantity={order.totalQuantity}
          charge={order.fulfilment === 'PICK_UP' ? 'Pick-up' : undefined}
        />
      </Section>
    </>
  )
}

/** The delivery address at the time of the order. */
function OrderAddress({ order }: { order: OrderAddress_OrderFragment }) {
  const { addressLine, landmark, mobile } = order.deliveryAddress
  return (
    <AddressRoot>
      <Line>{addressLine}</Line>
      {landmark && <span>{`Landmark: ${landmark}`}</span>}
      <span>{formatCity(order.deliveryAddress)}</span>
      <span>{`Mobile: ${mobile}`}</span>
      {order.deliveryNote && <span>{`Note: ${order.deliveryNote}`}</span>}
    </AddressRoot>
  )
}

/* On phones, the status and the payment come before the items. */
const StatusFirst = styled(Columns)`
  ${media.belowTablet} {
    > :last-child {
      order: -1;
    }
  }
`

const Placed = styled.p`
  padding-top: ${space[1]};
  color: ${color.inkSoft};
`

const Arrival = styled.p<{ $isLate: boolean }>`
  padding-top: ${space[2]};
  color: ${({ $isLate }) => ($isLate ? color.dangerDeep : color.accentDeep)};
  font-weight: ${font.semibold};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-top: ${space[4]};
`

const DocumentLink = styled(TallTextLink)`
  padding-inline: ${space[2]};
`

const AddressRoot = styled.address`
  display: grid;
  gap: ${space.half};
  color: ${color.inkSoft};
  font-style: normal;
`

const Line = styled.span`
  color: ${color.ink};
  font-weight: ${font.semibold};
`
