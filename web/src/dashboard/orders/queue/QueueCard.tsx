import { MapPin, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDate, formatDateTime } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatCity } from '../../../lib/text/format-city.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { formatRelativeTime } from '../../../lib/text/relative-time.ts'
import { mapLink, phoneLink } from '../../../lib/urls/contact-links.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { LinePicture } from '../../../shared/order/OrderLines.tsx'
import { StatusBadge } from '../../../shared/order/order-status.tsx'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.ts'
import { color, font, media, motion, radius, size, space } from '../../../ui/theme.ts'
import { BagNumber } from '../BagNumber.tsx'
import { describeCollection } from '../describe-collection.ts'
import { describePlacement } from '../describe-placement.ts'
import type { QueueRow_OrderFragment } from '../QueueRow.generated.ts'
import { RefundLink } from '../refunds/RefundLink.tsx'
import { stepText } from '../status/step-text.ts'
import { NextStep } from '../table/NextStep.tsx'
import { isBlocked, useStep } from '../table/use-step.ts'
import { useSwipe } from './use-swipe.ts'

interface QueueCardProps {
  order: QueueRow_OrderFragment
  /** The current time, from which the age is computed. */
  now: number
  /** Called before the order moves; `onMoved` is called after it has moved. */
  onMove: () => void
  onMoved: () => void
}

/** An order in the list, with its next step, which a swipe to the right takes as well. */
export function QueueCard({ order, now, onMove, onMoved }: QueueCardProps) {
  const { nextStatus } = order
  const { go, isBusy } = useStep(order, onMoved)
  const canMove = nextStatus !== null && !isBusy && !isBlocked(order)
  const swipe = useSwipe(canMove ? () => void go(nextStatus) : null)
  return (
    <Root>
      {swipe.shift > 0 && nextStatus && (
        <Behind aria-hidden $isEnough={swipe.isEnough}>
          {stepText(nextStatus)}
        </Behind>
      )}
      <Card
        {...swipe.listeners}
        style={swipe.shift > 0 ? { transform: `translateX(${swipe.shift}px)` } : undefined}
      >
        <Head>
          <BagNumber order={order} />
          <Number>{order.number}</Number>
          <StatusBadge status={order.status} />
        </Head>
        <Customer order={order} now={now} />
        <Contents order={order} />
        <NextStep {...{ order, onMove, onMoved }} isLarge />
        <Foot>
          <Contacts order={order} />
          <RefundLink order={order} />
          <ButtonLink
            variant="quiet"
            to={dashboardPaths.orderDetails(order.id)}
            aria-label={`Order Details of ${order.number}`}
          >
            Order Details
          </ButtonLink>
        </Foot>
      </Card>
    </Root>
  )
}

function Customer({ order, now }: Pick<QueueCardProps, 'order' | 'now'>) {
  const { customer, deliveryAddress: to, createdAt, placedByTeam } = order
  const isCollected = order.fulfilment === 'PICK_UP'
  return (
    <div>
      <Name translate="no">{customer ? customer.name : 'Account deleted'}</Name>
      <Where>
        <span>
          {isCollected ? 'Collect from the shop' : `${to.addressLine}, ${to.city} ${to.pincode}`}
        </span>
      </Where>
      <SmallText>
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatRelativeTime(createdAt, now)}
        </time>
        <span> · Placed on </span>
        <span>{formatDate(createdAt)}</span>
        <VisuallyHidden>, address </VisuallyHidden>
        <Id>{to.addressId}</Id>
      </SmallText>
      {placedByTeam && <SmallText>{describePlacement(placedByTeam)}</SmallText>}
    </div>
  )
}

function Contents({ order }: { order: QueueRow_OrderFragment }) {
  const [first, ...others] = order.lines
  return (
    <Item>
      <LinePicture image={first?.image} />
      <div>
        <Product>
          <span>{first ? first.name : 'No items left'}</span>
          {others.length > 0 && <More>{` +${others.length} more`}</More>}
        </Product>
        <SmallText>{formatCount(order.totalQuantity, 'piece')}</SmallText>
      </div>
      <Total translate="no">{formatMoney(order.total.amount)}</Total>
      <Collection>{describeCollection(order)}</Collection>
    </Item>
  )
}

function Contacts({
  order: { number, deliveryAddress, fulfilment },
}: Pick<QueueCardProps, 'order'>) {
  const { mobile, addressLine } = deliveryAddress
  return (
    <>
      <Contact href={phoneLink(mobile)} aria-label={`Call ${mobile}`}>
        <Phone size={20} aria-hidden />
      </Contact>
      {fulfilment === 'DELIVERY' && (
        <Contact
          href={mapLink(`${addressLine}, ${formatCity(deliveryAddress)}`)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Map for ${number}`}
        >
          <MapPin size={20} aria-hidden />
        </Contact>
      )}
    </>
  )
}

const Root = styled.li`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.large};
`

const Behind = styled.div<{ $isEnough: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  padding-inline: ${space[5]};
  background: ${({ $isEnough }) => ($isEnough ? color.accent : color.accentWash)};
  color: ${({ $isEnough }) => ($isEnough ? color.onAccent : color.accentDeep)};
  font-weight: ${font.bold};
`

/* Horizontal moves of a finger are swipes. */
const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  touch-action: pan-y;
  transition: transform ${motion.quick};

  ${media.still} {
    transition: none;
  }
`

/* A long badge gets its own line, rather than breaking the number. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`

const Number = styled.h2`
  flex: auto;
  font-size: ${font.body};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

const Name = styled.p`
  overflow: hidden;
  font-size: ${font.large};
  font-weight: ${font.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Where = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Item = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 64px;
`

const Product = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: ${font.medium};
  line-height: 1.3;
`

const More = styled.span`
  color: ${color.inkSoft};
  font-weight: ${font.semibold};
`

/* Below the product, over the full width. */
const Collection = styled.p`
  grid-column: 1 / -1;
  font-weight: ${font.semibold};
`

const Total = styled.p`
  font-size: ${font.large};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
`

const Id = styled.code`
  padding-left: ${space[2]};
  color: ${color.inkFaint};
  font-family: ui-monospace, monospace;
  font-size: ${font.tiny};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  > :last-child {
    margin-left: auto;
    padding-inline: ${space[3]};
  }
`

const Contact = styled.a`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.accentDeep};
`
