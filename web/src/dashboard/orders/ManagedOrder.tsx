import { lazy, type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { formatDateTime } from '../../lib/text/date.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { OrderLines } from '../../shared/order/OrderLines.tsx'
import { missingItemTexts } from '../../shared/order/missing-item-texts.ts'
import { StatusBadge } from '../../shared/order/order-status.tsx'
import { formatMethod } from '../../shared/order/payment-texts.ts'
import { Column, Columns, Number, Section, TitleRow } from '../../shared/order/details-parts.tsx'
import { useIsAdmin } from '../../shared/use-role.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { media, space } from '../../ui/theme.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { BagNumber } from './BagNumber.tsx'
import { useChangeItems } from './changes/use-change-items.tsx'
import { Facts } from '../../shared/order/Facts.tsx'
import { describePlacement } from './describe-placement.ts'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { DueRefunds } from './refunds/DueRefunds.tsx'
import { UpdateStatus } from './status/UpdateStatus.tsx'

/** Loaded as a separate chunk, because few orders are cancelled, and few invoices wait. */
const OrderNote = lazy(() => loadOrReload(() => import('./OrderNote.tsx')))

/** Loaded as a separate chunk, because orders have documents only once they are packed. */
const OrderDocuments = lazy(() => loadOrReload(() => import('./OrderDocuments.tsx')))

/** Loaded as a separate chunk, because few orders have open proposals. */
const TeamProposals = lazy(() => loadOrReload(() => import('./changes/TeamProposals.tsx')))

/** Loaded as a separate chunk, because it is below the items. */
const OrderRecords = lazy(() => loadOrReload(() => import('./OrderRecords.tsx')))

/** Loaded as a separate chunk, because few orders have tickets. */
const OrderTickets = lazy(() => loadOrReload(() => import('./tickets/OrderTickets.tsx')))

interface ManagedOrderProps {
  order: ManagedOrder_OrderFragment
  /** The result of the prescription check; undefined if the order requires no prescription. */
  prescription?: ReactNode
}

/** An order's details, with the team's actions. */
export function ManagedOrder({ order, prescription }: ManagedOrderProps) {
  const isAdmin = useIsAdmin()
  const isCollected = order.fulfilment === 'PICK_UP'
  const { ref: numberRef, moveFocus } = useFocusAfterRemoval()
  const changeItems = useChangeItems(order, moveFocus)
  return (
    <Stack as="article" $gap={5}>
      <Head>
        <TitleRow>
          <SmallText>Order id</SmallText>
          <Number ref={numberRef} tabIndex={-1}>
            {order.number}
          </Number>
          <BagNumber order={order} />
          <StatusBadge status={order.status} />
        </TitleRow>
        <UpdateStatus order={order} />
      </Head>
      {(order.status === 'CANCELLED_BY_SELLER' || order.invoiceWaits) && (
        <Suspense>
          <OrderNote order={order} />
        </Suspense>
      )}
      <DueRefunds order={order} />
      {order.proposals.length > 0 && (
        <Suspense>
          <TeamProposals order={order} onGone={moveFocus} />
        </Suspense>
      )}
      <Columns>
        <Column>
          <Section title="Items">
            <OrderLines lines={order.lines} renderAction={changeItems.renderButton} />
            <Links>
              {changeItems.unpackButton}
              <PrintLink orderId={order.id} to={dashboardPaths.pickList}>
                Pick list
              </PrintLink>
              {canCorrectBatches(order, isAdmin) && (
                <TallTextLink to={dashboardPaths.orderBatches([order.id])}>Batches</TallTextLink>
              )}
            </Links>
          </Section>
          <Section title="Amount">
            <AmountFacts order={order} />
            {order.documents.length > 0 && (
              <Suspense fallback={<Skeleton $height="24px" />}>
                <OrderDocuments order={order} />
              </Suspense>
            )}
          </Section>
          <Section title="Order">
            {order.placedByTeam && <Placement>{describePlacement(order.placedByTeam)}</Placement>}
            <OrderFacts order={order} />
            <Suspense>
              <OrderTickets orderId={order.id} />
            </Suspense>
          </Section>
        </Column>
        <Column>
          {prescription && <Section title="Prescription">{prescription}</Section>}
          <Section title={isCollected ? 'Address for the bill' : 'Delivery address'}>
            {isCollected && <strong>The customer collects this order from the shop.</strong>}
            <DeliveryAddress order={order} />
            {!isCollected && (
              <PrintLink orderId={order.id} to={dashboardPaths.addressLabels}>
                Address label
              </PrintLink>
            )}
          </Section>
          <Suspense fallback={<Skeleton $height="480px" $round="large" />}>
            <OrderRecords order={order} />
          </Suspense>
        </Column>
      </Columns>
      {changeItems.dialog}
    </Stack>
  )
}

/** Whether the viewer can correct the order's batches: after the delivery, only admins can. */
function canCorrectBatches(
  { status, missingBatches, lines }: ManagedOrder_OrderFragment,
  isAdmin: boolean,
) {
  const isOpen = status === 'CONFIRMED' || status === 'PACKED'
  const canCorrect = isOpen || (status === 'DELIVERED' && isAdmin)
  return canCorrect && !missingBatches && lines.some(({ medicine }) => medicine)
}

interface PrintLinkProps {
  orderId: string
  to: string
  children: string
}

function PrintLink({ orderId, to, children }: PrintLinkProps) {
  return (
    <TallTextLink to={to} state={{ orderIds: [orderId] }}>
      {children}
    </TallTextLink>
  )
}

function OrderFacts({ order }: { order: ManagedOrder_OrderFragment }) {
  const { delivery, createdAt, updatedAt } = order
  return (
    <Facts
      facts={[
        ...(delivery
          ? [
              [
                'Delivery',
                <Arrival as={delivery.isLate ? 'strong' : 'span'}>{delivery.when}</Arrival>,
              ] as const,
            ]
          : []),
        ['Payment status', formatMethod(order)],
        ['If an item is missing', missingItemTexts[order.ifItemMissing]],
        ['Created', <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>],
        ['Updated', <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>],
      ]}
    />
  )
}

function AmountFacts({ order }: { order: ManagedOrder_OrderFragment }) {
  const { subtotal, savings, total } = order
  return (
    <Facts
      facts={[
        ['Subtotal', formatMoney(subtotal.amount)],
        ...(savings.amount > 0 ? [['Discount', `−${formatMoney(savings.amount)}`] as const] : []),
        ['Total amount', <strong translate="no">{formatMoney(total.amount)}</strong>],
      ]}
    />
  )
}

const Placement = styled.p`
  padding-bottom: ${space[3]};
`

const Arrival = styled.span`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[2]};
`

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
