import { ChevronRight, ShoppingBag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useSessionActions, useViewer } from '../../apollo/session.tsx'
import { formatMoney } from '../../lib/text/money.ts'
import { paths } from '../../lib/urls/paths.ts'
import { runAfterPaint } from '../../lib/run-after-paint.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { color, font, radius, space } from '../../ui/theme.ts'
import { Totals } from '../../ui/content/Totals.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { DeliveryTime } from '../delivery/DeliveryTime.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import { useCart } from './CartProvider.tsx'
import { CartWarnings } from './CartWarnings.tsx'
import { RemovedProductNotices } from './RemovedProductNotices.tsx'
import type PendingPayment from './PendingPayment.tsx'
import type { Cart } from './cart-rules.ts'
import { PrescriptionNote } from './PrescriptionNote.tsx'

interface CartViewProps {
  /** Called when a link out of the cart is followed. */
  onLeave?: () => void
}

/** The cart's notices, savings, lines and totals, or the empty state. */
export function CartView({ onLeave }: CartViewProps) {
  const cart = useCart()
  const { hasFailed } = useViewer()
  const { reload } = useSessionActions()
  const listRef = useRef<HTMLUListElement>(null)
  if (hasFailed) return <ErrorState what="your cart" onRetry={() => void reload()} />
  if (!cart || cart.lines.length === 0) {
    return (
      <>
        {cart && <RemovedProductNotices gone={cart.gone} />}
        <EmptyCart onLeave={onLeave} />
      </>
    )
  }
  return (
    <Stack $gap={3}>
      <RemovedProductNotices gone={cart.gone} />
      <PendingPaymentNotice onLeave={onLeave} />
      <CartWarnings warnings={cart.warnings} />
      <DeliveryTime order={cart} />
      {cart.savings.amount > 0 && (
        <Savings>
          <span>Your total savings</span>
          <strong translate="no">{formatMoney(cart.savings.amount)}</strong>
        </Savings>
      )}
      <Card>
        <List ref={listRef} tabIndex={-1} aria-label="Items">
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.product.id}
              line={line}
              onLeave={onLeave}
              onRemove={() => listRef.current?.focus({ preventScroll: true })}
            >
              {line.product.prescriptionRequired && (
                <PrescriptionNote productId={line.product.id} />
              )}
            </CartLineRow>
          ))}
        </List>
      </Card>
      <Card>
        <Bill cart={cart} />
      </Card>
    </Stack>
  )
}

/** The notice about a UPI payment, which is loaded after the cart is painted. The cart also works without it. */
function PendingPaymentNotice({ onLeave }: CartViewProps) {
  const [Notice, setNotice] = useState<typeof PendingPayment | null>(null)
  useEffect(() => {
    const load = () =>
      import('./PendingPayment.tsx').then(
        (module) => setNotice(() => module.default),
        () => undefined,
      )
    return runAfterPaint(() => void load())
  }, [])
  return Notice && <Notice onLeave={onLeave} />
}

function EmptyCart({ onLeave }: CartViewProps) {
  return (
    <EmptyState
      icon={<ShoppingBag size={32} />}
      title="Your cart is empty"
      action={
        <ButtonLink to={paths.home} onClick={onLeave}>
          Shop Now
        </ButtonLink>
      }
    >
      Products you add to your cart appear here.
    </EmptyState>
  )
}

export function ProceedLink({ onClick }: { onClick?: () => void }) {
  const cart = useCart()
  return (
    <ButtonLink to={paths.checkout} isWide onClick={onClick}>
      <Sum>{cart && formatMoney(cart.total.amount)}</Sum>
      <Proceed>
        Proceed
        <ChevronRight size={18} aria-hidden />
      </Proceed>
    </ButtonLink>
  )
}

function Bill({ cart }: { cart: Cart }) {
  return (
    <>
      <Title>Bill details</Title>
      <Totals
        subtotal={cart.subtotal.amount}
        total={cart.total.amount}
        quantity={cart.totalQuantity}
      />
    </>
  )
}

const Savings = styled.p`
  display: flex;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.medium};
  font-size: ${font.body};
`

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  outline: none;
`

const Sum = styled.span`
  flex: 1;
  text-align: left;
  font-variant-numeric: tabular-nums;
`

const Proceed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`

const Title = styled.h2`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`
