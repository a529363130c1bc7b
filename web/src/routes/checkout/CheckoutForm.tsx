import { useEffect, useState } from 'react'
import type { Cart_CartFragment as Cart } from '../../apollo/generated.ts'
import { AddressChoice } from '../../features/address/AddressChoice.tsx'
import { ChangeDialog } from '../../features/order/ChangeDialog.tsx'
import { UpiPayment } from '../../features/order/UpiPayment.tsx'
import { acceptanceOf } from '../../features/order/checkout-snapshot.ts'
import { Items } from './CheckoutItems.tsx'
import { Pay } from './PaymentButtons.tsx'
import { Summary } from './CheckoutSummary.tsx'
import { Columns, Main, Side } from './layout.ts'
import { keyOf, pressesOf } from './checkout-actions.ts'
import type { Checkout } from './use-checkout.ts'
import type { Shown } from './use-checkout-data.ts'

interface CounterProps {
  cart: Cart
  shown: Shown
  checkout: Checkout
  /** Null while no QR code is shown. */
  upiKey: string | null
  onUpi: (key: string) => void
  /** Null unless the figures could not be brought up to date. */
  onRetry: (() => void) | null
}

/** Where to, what, how much and how to pay. */
export function Counter({ cart, shown, checkout, upiKey, onUpi, onRetry }: CounterProps) {
  const { addresses, quote, upi, offersCard, isFresh } = shown
  const [chosenId, setChosenId] = useState<string>()
  const chosen = addresses.find(({ id }) => id === chosenId) ?? addresses[0]
  const choose = (id: string) => {
    setChosenId(id)
    checkout.forgive()
  }
  const presses = pressesOf({ cart, quote, address: chosen, upiKey, checkout, onUpi })
  const { change, isWaiting } = checkout
  const isBusy = checkout.stage !== 'open'
  // From the beginning: when another tab has placed the order, this one still sends the same key.
  useEffect(() => void keyOf(cart), [cart])
  return (
    <Columns>
      <Main disabled={isBusy} aria-label="Delivery and items">
        <AddressChoice addresses={addresses} chosenId={chosen?.id} onChoose={choose} />
        <Items cart={cart} quote={quote} onChange={checkout.forgive} />
      </Main>
      <Side $isTall={upiKey !== null}>
        <Summary quote={quote} isFresh={isFresh} onRetry={onRetry} />
        <Pay
          total={quote.total.amount}
          isReady={isFresh && quote.totalQuantity > 0}
          offersCard={offersCard}
          checkout={checkout}
          presses={presses}
        />
        {upiKey !== null && (
          <UpiPayment
            request={upi}
            isBusy={isBusy}
            isTold={change !== null}
            onConfirm={presses.confirmUpi}
          />
        )}
      </Side>
      {change && (
        <ChangeDialog
          change={change}
          isBusy={isBusy}
          isWaiting={isWaiting}
          onAccept={() => void checkout.submit(acceptanceOf(change))}
          onClose={checkout.forgive}
        />
      )}
    </Columns>
  )
}
