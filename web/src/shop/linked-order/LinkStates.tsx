import { LinkIcon, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { useStore } from '../../apollo/session.tsx'
import { formatMoney } from '../../lib/text/money.ts'
import { phoneLink } from '../../lib/urls/contact-links.ts'
import { paths } from '../../lib/urls/paths.ts'
import { PlacedMessage } from '../../shared/order/PlacedMessage.tsx'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import { color, font, size, space } from '../../ui/theme.ts'
import type { LinkedOrder_OrderFragment } from './LinkedOrder.generated.ts'

/** A link with which nothing can be ordered, and how to reach the shop. */
export function ClosedLink() {
  return (
    <EmptyState icon={<LinkIcon size={32} />} title="Please call us" action={<CallShop />}>
      This link does not work. It may be incomplete or more than a day old, or the shop has
      withdrawn it. The shop can send you a new one.
    </EmptyState>
  )
}

/** The number and total of the placed order. */
export function PlacedLink({ order }: { order: LinkedOrder_OrderFragment }) {
  const { orderNumber, orderTotal, fulfilment } = order
  const pay = fulfilment === 'PICK_UP' ? 'when you collect it' : 'on delivery'
  return (
    <PlacedMessage
      number={orderNumber ?? ''}
      action={
        <Actions>
          <ButtonLink to={paths.home}>Go to the shop</ButtonLink>
          <CallShop />
        </Actions>
      }
    >
      {`${orderTotal ? `Pay ${formatMoney(orderTotal.amount)} in cash ${pay}. ` : ''}We call you if we have a question.`}
    </PlacedMessage>
  )
}

function CallShop() {
  const store = useStore()
  if (!store?.phone) return null
  return (
    <CallLink href={phoneLink(store.phone)}>
      <Phone size={18} aria-hidden />
      <span>{`Call ${store.name}: ${store.phone}`}</span>
    </CallLink>
  )
}

const CallLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
`

const Actions = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`
