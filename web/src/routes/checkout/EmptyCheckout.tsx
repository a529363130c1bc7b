import { ShoppingBag } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { checkoutKey } from '../../features/order/checkout-key.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateMessage.tsx'
import { color, font } from '../../ui/theme.ts'

/** Nothing to order. When the reply to an order was lost, its cart is empty because the order stands: says where. */
export function EmptyCheckout() {
  const hasLostReply = useSyncExternalStore(never, checkoutKey.isUnanswered, () => false)
  return (
    <EmptyState
      icon={<ShoppingBag size={32} />}
      title="Your cart is empty"
      action={
        <ButtonLink to={paths.home} onClick={checkoutKey.end}>
          Shop Now
        </ButtonLink>
      }
    >
      {hasLostReply ? (
        <>
          We sent your last order, but its answer did not reach this page. If it went through, it is
          in{' '}
          <OrdersLink to={paths.myOrders} onClick={checkoutKey.end}>
            My Orders
          </OrdersLink>
          .
        </>
      ) : (
        'Add something first, then come back to order it.'
      )}
    </EmptyState>
  )
}

const never = () => () => undefined

const OrdersLink = styled(Link)`
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
`
