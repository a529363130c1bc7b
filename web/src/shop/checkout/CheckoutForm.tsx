import { useEffect } from 'react'
import type { Cart_CartFragment as Cart } from '../../shared/cart/Cart.generated.ts'
import { DeliveryTime } from '../../shared/delivery/DeliveryTime.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { acceptChanges, type Address, isForQuote, type OpenPayment } from './checkout-snapshot.ts'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { CheckoutItems } from './CheckoutItems.tsx'
import { UpiSkeleton } from './CheckoutSkeleton.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { PaymentButtons } from './PaymentButtons.tsx'
import { createCheckoutActions, getCheckoutKey } from './checkout-actions.ts'
import { Columns, Main, Side } from './layout.ts'
import type { CheckoutData } from './use-checkout-data.ts'
import type { OrderExtras } from './extras/order-extras.ts'
import type { OrderPrescription } from './prescriptions/order-prescription.ts'
import type { Receiving } from './receiving/receiving.ts'
import { useAddressError } from './use-address-error.ts'
import { useUpiActions } from './upi/use-upi-actions.ts'
import type { Checkout, CheckoutError } from './use-checkout.ts'

const upiSection = lazyDialog(() => import('./upi/UpiSection.tsx'))
const changeDialog = lazyDialog(() => import('./changes/ChangeDialog.tsx'))

interface CheckoutFormProps {
  cart: Cart
  data: CheckoutData
  checkout: Checkout
  chosen: Address | undefined
  onChoose: (addressId: string) => void
  receiving: Receiving
  prescription: OrderPrescription
  extras: OrderExtras
  /** The open UPI payment, and whether it was opened before this page. */
  payment: OpenPayment | null
  isResumed: boolean
  onPayment: (payment: OpenPayment | null) => void
  onRefresh: () => void
  /** Whether the totals could not be updated. */
  hasFailed: boolean
}

/** Address, items, totals and payment. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { cart, data, checkout, prescription, payment, isResumed, onPayment } = props
  const { onRefresh, hasFailed, chosen, onChoose, receiving, extras } = props
  const { addresses, quote, store, isFresh } = data
  const { fulfilment } = receiving
  const isUndecided = receiving.missing.length > 0
  const onRejected = (errors: readonly CheckoutError[]) => {
    checkout.showErrors(errors)
    onRefresh()
  }
  const upi = useUpiActions({ payment, onPayment, onRejected })
  const actions = createCheckoutActions({
    ...{ cart, quote, address: chosen, receiving, prescription, extras, checkout, upi },
  })
  const { change, isWaiting } = checkout
  const addressError = useAddressError(checkout)
  const isBusy = checkout.stage !== 'editing' || upi.isBusy
  usePreload(changeDialog, upiSection)
  // Created immediately: if another tab then places the order, this tab still sends the same key.
  useEffect(() => void getCheckoutKey(cart), [cart])
  return (
    <Columns>
      <Main disabled={isBusy} aria-label="Delivery and items">
        {receiving.section}
        <AddressChoice
          fulfilment={fulfilment}
          addresses={addresses}
          chosenId={chosen?.id}
          onChoose={onChoose}
          {...addressError}
        />
        {!isUndecided && (
          <DeliveryTime pincode={chosen?.pincode} order={quote} fulfilment={fulfilment} />
        )}
        {prescription.section}
        <CheckoutItems cart={cart} quote={quote} onChange={checkout.clearErrors} />
        {extras.section}
      </Main>
      <Side $isTall={payment !== null || upi.isBusy}>
        <CheckoutSummary
          quote={quote}
          isCollected={fulfilment === 'PICK_UP'}
          isFresh={isFresh}
          onRetry={hasFailed ? onRefresh : null}
        />
        <PaymentButtons
          fulfilment={fulfilment}
          total={quote.total.amount}
          isReady={isFresh && quote.totalQuantity > 0}
          store={store}
          cashUnavailable={data.cashUnavailable}
          openPayment={payment}
          isShown={payment !== null && payment.reserved && isForQuote(payment, quote)}
          checkout={checkout}
          isBusy={isBusy}
          actions={actions}
        />
        {upi.isBusy && !payment && <UpiSkeleton />}
        {payment && (
          <upiSection.Dialog
            {...{ payment, isResumed, quote, checkout, isBusy }}
            onRefund={() => void actions.refundUpi()}
            onConfirm={actions.confirmUpi}
            onUnpaid={() => void upi.cancel()}
            onClose={() => onPayment(null)}
          />
        )}
      </Side>
      {change && (
        <changeDialog.Dialog
          {...{ change, isBusy, isWaiting }}
          onAccept={() => void checkout.submit(acceptChanges(change))}
          onClose={checkout.clearErrors}
          onNewQrCode={() => void actions.startUpi()}
          onRefund={() => void actions.refundUpi()}
        />
      )}
    </Columns>
  )
}
