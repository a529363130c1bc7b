import { ShoppingBag } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { TextLink } from '../../ui/content/TextLink.ts'
import { checkoutKey } from './checkout-key.ts'
import { paths } from '../../lib/urls/paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/states/StateMessage.tsx'

/** After a lost reply the cart may be empty because the order was placed, so this points to My Orders. */
export default function EmptyCheckout() {
  const hasLostReply = useSyncExternalStore(neverChanges, checkoutKey.isUnanswered, () => false)
  return (
    <EmptyState
      icon={<ShoppingBag size={32} />}
      title="Your cart is empty"
      action={
        <ButtonLink to={paths.home} onClick={checkoutKey.clear}>
          Shop Now
        </ButtonLink>
      }
    >
      {hasLostReply ? (
        <>
          <span>
            We sent your last order but got no reply. If it went through, you can find it in
          </span>{' '}
          <TextLink to={paths.myOrders} onClick={checkoutKey.clear}>
            My Orders
          </TextLink>
          <span>.</span>
        </>
      ) : (
        'Add items to your cart to check out.'
      )}
    </EmptyState>
  )
}

const neverChanges = () => () => undefined
