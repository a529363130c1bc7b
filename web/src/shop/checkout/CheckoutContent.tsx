import { lazy, Suspense, useEffect, useState } from 'react'
import type { Cart_CartFragment as Cart } from '../../shared/cart/Cart.generated.ts'
import type { OpenPayment } from './checkout-snapshot.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { lazyChunk } from '../../shared/lazy-chunk.tsx'
import { useDeferredStart } from '../../lib/use-deferred-start.ts'
import { CenteredSpinner } from '../../ui/content/Spinner.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { delivery, type Receiving } from './receiving/receiving.ts'
import type { OrderExtras } from './extras/order-extras.ts'
import { noPrescription, type OrderPrescription } from './prescriptions/order-prescription.ts'
import { type CheckoutData, useCheckoutData } from './use-checkout-data.ts'
import { useCheckout } from './use-checkout.ts'

/* A separate chunk, because few carts are empty. */
const EmptyCheckout = lazy(() => loadOrReload(() => import('./EmptyCheckout.tsx')))

/* A separate chunk, because few orders require a prescription. */
const WithPrescriptions = lazy(() =>
  loadOrReload(() => import('./prescriptions/WithPrescriptions.tsx')),
)

/* A separate chunk, which loads with the data. */
const withExtras = lazyChunk(() => import('./extras/WithExtras.tsx'))

/* A separate chunk, because most orders are delivered without a choice. */
const WithPickUp = lazy(() => loadOrReload(() => import('./receiving/WithPickUp.tsx')))

/** The logged-in user's checkout: loads its data and shows the form. */
export function CheckoutContent({ cart }: { cart: Cart }) {
  // The UPI payment that was begun or ended on this page; undefined before.
  const [begun, setBegun] = useState<OpenPayment | null>()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { data: loaded, hasFailed, refresh } = useCheckoutData(cart)
  useEffect(() => void withExtras.preload(), [])
  const data = useDeferredStart(loaded, isMissing)
  const needsPrescription = useOnceTrue(
    data?.quote.lines.some(({ prescriptionRequired }) => prescriptionRequired),
  )
  const payment = begun === undefined ? (data?.openPayment ?? null) : begun
  const checkout = useCheckout((outcome) => {
    if (outcome.kind === 'already-placed') setBegun(null)
    void refresh()
  })
  if (cart.lines.length === 0) {
    if (checkout.stage === 'editing') {
      return (
        <Suspense>
          <EmptyCheckout />
        </Suspense>
      )
    }
    // The order is placed and the next page is loading.
    return <CenteredSpinner label="Placing your order" minHeight="40vh" />
  }
  // Addresses, items and totals appear together, so that nothing jumps.
  if (data) {
    const chosen = findChosen(data, chosenId)
    const choose = (id: string) => {
      setChosenId(id)
      checkout.clearErrors()
    }
    const showForm = (order: Order, prescription: OrderPrescription, extras: OrderExtras) => (
      <CheckoutForm
        {...order}
        extras={extras}
        checkout={checkout}
        chosen={chosen}
        onChoose={choose}
        prescription={prescription}
        payment={payment}
        isResumed={begun === undefined}
        onPayment={setBegun}
        onRefresh={() => void refresh()}
        hasFailed={hasFailed && !data.isFresh}
      />
    )
    const showExtras = (order: Order, prescription: OrderPrescription) => (
      <withExtras.Content
        data={order.data}
        fulfilment={order.receiving.fulfilment}
        checkout={checkout}
      >
        {(extras) => showForm(order, prescription, extras)}
      </withExtras.Content>
    )
    const showOrder = (order: Order) =>
      needsPrescription ? (
        <WithPrescriptions cart={order.cart} quote={order.data.quote} checkout={checkout}>
          {(prescription) => showExtras(order, prescription)}
        </WithPrescriptions>
      ) : (
        showExtras(order, noPrescription)
      )
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        {needsPrescription || data.store.pickUpForAll ? (
          <WithPickUp cart={cart} data={data} pincode={chosen?.pincode} checkout={checkout}>
            {(receiving, part, partData) => showOrder({ cart: part, data: partData, receiving })}
          </WithPickUp>
        ) : (
          showOrder({ cart, data, receiving: delivery })
        )}
      </Suspense>
    )
  }
  if (!hasFailed) return <CheckoutSkeleton />
  return <ErrorState what="your checkout" onRetry={() => void refresh()} />
}

/** What is ordered: the cart, or a part of it, and how the customer gets it. */
interface Order {
  cart: Cart
  data: CheckoutData
  receiving: Receiving
}

function findChosen({ addresses, lastAddressId }: CheckoutData, chosenId: string | null) {
  return addresses.find(({ id }) => id === (chosenId ?? lastAddressId)) ?? addresses[0]
}

const isMissing = (data: CheckoutData | null) => data === null

/** Stays true, so that the form keeps its state when the product that requires a prescription is removed. */
function useOnceTrue(value = false): boolean {
  const [wasTrue, setWasTrue] = useState(value)
  if (value && !wasTrue) setWasTrue(true)
  return wasTrue
}
