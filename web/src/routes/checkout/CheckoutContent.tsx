import { useState } from 'react'
import { styled } from 'styled-components'
import type { Cart_CartFragment as Cart } from '../../apollo/generated.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { ErrorState } from '../../ui/StateMessage.tsx'
import { color } from '../../ui/theme.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { Counter } from './CheckoutForm.tsx'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import { useCheckout } from './use-checkout.ts'
import { type Shown, useDesk } from './use-checkout-data.ts'

/** The checkout of a signed-in person. */
export function Desk({ cart }: { cart: Cart }) {
  // The key that the QR code on the screen was made for; null while there is none.
  const [upiKey, setUpiKey] = useState<string | null>(null)
  const { shown, hasFailed, refresh } = useDesk(cart, upiKey)
  const checkout = useCheckout((outcome) => {
    if (outcome.kind === 'placed-before') setUpiKey(null)
    void refresh()
  })
  const { stage } = checkout
  if (cart.lines.length === 0) return stage === 'open' ? <EmptyCheckout /> : <Leaving />
  // Addresses, items and figures come up together: nothing below the first of them may jump.
  if (shown) {
    return (
      <Counter
        cart={cart}
        shown={shown}
        checkout={checkout}
        upiKey={upiKey}
        onUpi={setUpiKey}
        onRetry={hasFailed && !isComplete(shown, upiKey) ? () => void refresh() : null}
      />
    )
  }
  if (!hasFailed) return <CheckoutSkeleton />
  return <ErrorState what="your checkout" onRetry={() => void refresh()} />
}

/** Whether all of it is there, and that of the cart on the screen. */
function isComplete({ isFresh, upi }: Shown, upiKey: string | null): boolean {
  return isFresh && (upiKey === null || upi !== null)
}

/** The order stands and the next page is on its way. */
function Leaving() {
  return (
    <Center>
      <Spinner label="Placing your order" size={32} />
    </Center>
  )
}

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
  color: ${color.accent};
`
