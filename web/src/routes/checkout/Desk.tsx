import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type Cart_CartFragment as Cart, useCheckoutQuery } from '../../apollo/generated.ts'
import { AddressChoice } from '../../features/address/AddressChoice.tsx'
import { CartLineRow } from '../../features/cart/CartLineRow.tsx'
import { Card } from '../../ui/Card.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { ErrorState } from '../../ui/StateMessage.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import { Pay } from './Pay.tsx'
import { Columns, Main } from './columns.ts'
import { useCheckout } from './use-checkout.ts'

/** The checkout of a signed-in person. */
export function Desk({ cart }: { cart: Cart }) {
  const { addresses, hasFailed, refetch } = useAddresses()
  const [chosenId, setChosenId] = useState<string>()
  const { submit, stage, problems } = useCheckout()
  const chosen = addresses?.find(({ id }) => id === chosenId) ?? addresses?.[0]
  if (cart.lines.length === 0) return stage === 'open' ? <EmptyCheckout /> : <Leaving />
  // Nobody knows how many addresses there are: what stands below them waits too, or it would jump.
  if (!addresses && !hasFailed) return <CheckoutSkeleton />
  const isBusy = stage !== 'open'
  return (
    <Columns>
      <Main disabled={isBusy} aria-label="Delivery and items">
        {hasFailed && <ErrorState what="your addresses" onRetry={refetch} />}
        {addresses && (
          <AddressChoice addresses={addresses} chosenId={chosen?.id} onChoose={setChosenId} />
        )}
        <Items cart={cart} />
      </Main>
      <Pay
        cart={cart}
        isReady={addresses !== undefined}
        isBusy={isBusy}
        problems={problems}
        onPay={() => void submit({ cart, addressId: chosen?.id, refresh: refetch })}
      />
    </Columns>
  )
}

function useAddresses() {
  const { data, error, refetch } = useCheckoutQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  return {
    addresses: data?.viewer?.addresses.filter(({ active }) => active),
    hasFailed: !data && Boolean(error),
    refetch: () => void refetch().catch(() => undefined),
  }
}

function Items({ cart }: { cart: Cart }) {
  const listRef = useRef<HTMLUListElement>(null)
  return (
    <section>
      <Subtitle id="checkout-items">Your items</Subtitle>
      <Card>
        <List ref={listRef} tabIndex={-1} aria-labelledby="checkout-items">
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.product.id}
              line={line}
              onRemove={() => listRef.current?.focus({ preventScroll: true })}
            />
          ))}
        </List>
      </Card>
    </section>
  )
}

/** The order stands and the next page is on its way. */
function Leaving() {
  return (
    <Center>
      <Spinner label="Placing your order" size={32} />
    </Center>
  )
}

const Subtitle = styled.h2`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  outline: none;
`

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
  color: ${color.accent};
`
