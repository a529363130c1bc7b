import { useEffect, useState } from 'react'
import { useCancelUpiPaymentMutation } from '../../features/cart/CancelUpiPayment.generated.ts'
import type { Cart_CartFragment as Cart } from '../../features/cart/Cart.generated.ts'
import { AddressChoice } from '../../features/address/AddressChoice.tsx'
import { acceptChanges, createSnapshot } from '../../features/order/checkout-snapshot.ts'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { CheckoutItems } from './CheckoutItems.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { PaymentButtons } from './PaymentButtons.tsx'
import { createCheckoutActions, getCheckoutKey } from './checkout-actions.ts'
import { Columns, Main, Side } from './layout.ts'
import type { CheckoutData } from './use-checkout-data.ts'
import type { OrderPrescription } from './order-prescription.ts'
import { useAddressError } from './use-address-error.ts'
import type { Checkout, CheckoutError } from './use-checkout.ts'

const upiSection = lazyDialog(() => import('./UpiSection.tsx'))
const changeDialog = lazyDialog(() => import('../../features/order/ChangeDialog.tsx'))

interface CheckoutFormProps {
  cart: Cart
  data: CheckoutData
  checkout: Checkout
  prescription: OrderPrescription
  /** Null while no QR code is shown. */
  upiKey: string | null
  onUpi: (key: string | null) => void
  onRefresh: () => void
  /** Whether the totals could not be updated. */
  hasFailed: boolean
}

/** Address, items, totals and payment. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { cart, data, checkout, prescription, upiKey, onUpi, onRefresh, hasFailed } = props
  const { addresses, quote, offersCard, offersUpi, isFresh } = data
  const [chosenId, setChosenId] = useState<string>()
  const chosen = addresses.find(({ id }) => id === chosenId) ?? addresses[0]
  const choose = (id: string) => {
    setChosenId(id)
    checkout.clearErrors()
  }
  const cancelPayment = useCancelUpiPaymentMutation()
  const actions = createCheckoutActions({
    ...{ cart, quote, address: chosen, prescription, upiKey, checkout, onUpi },
    // If this fails, the reservation expires by itself.
    cancelUpi: () => cancelPayment().catch(() => undefined),
  })
  const { change, isWaiting } = checkout
  const addressError = useAddressError(checkout)
  const isBusy = checkout.stage !== 'editing'
  const upiOrder =
    chosen && upiKey !== null && isFresh
      ? createSnapshot(quote, chosen, {
          paymentMethod: 'UPI',
          idempotencyKey: upiKey,
          prescriptionIds: prescription.ids,
        })
      : null
  const closeUpi = (errors: readonly CheckoutError[]) => {
    onUpi(null)
    checkout.showErrors(errors)
    onRefresh()
  }
  usePreload(changeDialog, upiSection)
  // Created at once: if another tab places the order meanwhile, this tab still sends the same key.
  useEffect(() => void getCheckoutKey(cart), [cart])
  return (
    <Columns>
      <Main disabled={isBusy} aria-label="Delivery and items">
        <AddressChoice
          addresses={addresses}
          chosenId={chosen?.id}
          onChoose={choose}
          {...addressError}
        />
        {prescription.section}
        <CheckoutItems cart={cart} quote={quote} onChange={checkout.clearErrors} />
      </Main>
      <Side $isTall={upiKey !== null}>
        <CheckoutSummary quote={quote} isFresh={isFresh} onRetry={hasFailed ? onRefresh : null} />
        <PaymentButtons
          total={quote.total.amount}
          isReady={isFresh && quote.totalQuantity > 0}
          offersCard={offersCard}
          offersUpi={offersUpi}
          upiTotal={upiKey === null ? null : quote.total.amount}
          checkout={checkout}
          actions={actions}
        />
        {upiKey !== null && (
          <upiSection.Dialog
            order={upiOrder}
            onRejected={closeUpi}
            onClose={() => onUpi(null)}
            isBusy={isBusy}
            isChangeShown={change !== null}
            onConfirm={actions.confirmUpi}
          />
        )}
      </Side>
      {change && (
        <changeDialog.Dialog
          change={change}
          isBusy={isBusy}
          isWaiting={isWaiting}
          onAccept={() => void checkout.submit(acceptChanges(change))}
          onClose={checkout.clearErrors}
        />
      )}
    </Columns>
  )
}
