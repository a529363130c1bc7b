import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatCity } from '../../../lib/text/format-city.ts'
import { sumLines } from '../../../shared/order/line/ordered-line.ts'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { media, space } from '../../../ui/theme.ts'
import { AddressStep } from './customer/AddressStep.tsx'
import { CustomerStep } from './customer/CustomerStep.tsx'
import type { OrderLink } from './links/order-link.ts'
import { OrderBar } from './OrderBar.tsx'
import type { Placed } from './PlacedOrder.tsx'
import { ProductStep } from './products/ProductStep.tsx'
import { useNewOrder } from './use-new-order.ts'
import { WishesStep } from './WishesStep.tsx'

const placeDialog = lazyDialog(() => import('./PlaceDialog.tsx'))

interface NewOrderFormProps {
  viewerId: string
  /** Whether customers may collect orders. */
  offersPickUp: boolean
  onPlaced: (order: Placed) => void
  onLink: (link: OrderLink) => void
}

/** An order that the team enters while the customer is on the telephone. */
export default function NewOrderForm({
  viewerId,
  offersPickUp,
  onPlaced,
  onLink,
}: NewOrderFormProps) {
  const order = useNewOrder(viewerId, { onPlaced, onLink })
  const { draft, change, found, products, errors } = order
  const [isAsking, setIsAsking] = useState(false)
  const ref = useFocusOnErrors(errors)
  usePreload(placeDialog)
  const getError = (place: string) => errors.find((error) => error.place === place)?.message
  const address = found.address
  return (
    <Stack ref={ref}>
      <Columns inert={order.isBusy}>
        <Stack>
          <CustomerStep
            draft={draft}
            found={found}
            error={getError('customer')}
            onChange={change}
          />
          <AddressStep
            draft={draft}
            found={found}
            offersPickUp={offersPickUp}
            error={getError('address')}
            onChange={change}
          />
        </Stack>
        <Stack>
          <ProductStep
            order={products}
            wanted={order.wanted}
            isBusy={order.isBusy}
            error={getError('products')}
          />
          <WishesStep draft={draft} error={getError('note')} onChange={change} />
        </Stack>
      </Columns>
      <OrderBar
        lines={products.lines}
        errors={errors.filter(({ place }) => place === 'order').map(({ message }) => message)}
        isBusy={order.isBusy}
        onPlace={() => setIsAsking(order.check())}
        onLink={() => void order.sendLink()}
      />
      {isAsking && found.chosen && address && (
        <placeDialog.Dialog
          customerName={found.chosen.name}
          destination={
            draft.fulfilment === 'PICK_UP'
              ? 'Collects the order from the shop'
              : `${address.addressLine}, ${formatCity(address)}`
          }
          {...sumLines(products.lines)}
          isBusy={order.isBusy}
          onPlace={() => void order.place().then(() => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  )
}

/** Moves the focus to the first step with an error. */
function useFocusOnErrors(errors: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const step = ref.current?.querySelector<HTMLElement>('[data-has-error]')
    if (errors.length === 0 || !step) return
    step.focus({ preventScroll: true })
    // Steps can be higher than the screen, and a header covers its top.
    step.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [errors])
  return ref
}

/* Keeps the focused element above the bar with the total. */
const Columns = styled.div`
  input,
  select,
  button {
    scroll-margin-bottom: 140px;
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
