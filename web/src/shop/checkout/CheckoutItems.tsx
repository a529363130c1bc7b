import { useRef } from 'react'
import { styled } from 'styled-components'
import type { Cart_CartFragment as Cart } from '../../shared/cart/Cart.generated.ts'
import { CartLineRow } from '../../shared/cart/CartLineRow.tsx'
import { CartWarnings } from '../../shared/cart/CartWarnings.tsx'
import { RemovedProductNotices } from '../../shared/cart/RemovedProductNotices.tsx'
import type { Quote } from './checkout-snapshot.ts'
import { Card } from '../../ui/layout/Card.ts'
import { color, font, space } from '../../ui/theme.ts'
import { Stack } from '../../ui/layout/Stack.ts'

interface CheckoutItemsProps {
  cart: Cart
  quote: Quote
  /** Called when a quantity changes. */
  onChange: () => void
}

/** The cart's lines, marking those that can't be ordered completely. */
export function CheckoutItems({ cart, quote, onChange }: CheckoutItemsProps) {
  const listRef = useRef<HTMLUListElement>(null)
  return (
    <Stack as="section" $gap={3}>
      <Subtitle id="checkout-items">Your items</Subtitle>
      <RemovedProductNotices gone={cart.gone} />
      <CartWarnings warnings={cart.warnings} />
      <Card>
        <List ref={listRef} tabIndex={-1} aria-labelledby="checkout-items">
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.product.id}
              line={line}
              onChange={onChange}
              onRemove={() => listRef.current?.focus({ preventScroll: true })}
            >
              <Shortage line={line} quote={quote} />
            </CartLineRow>
          ))}
        </List>
      </Card>
    </Stack>
  )
}

interface ShortageProps {
  line: Cart['lines'][number]
  quote: Quote
}

/** Says how many items will be ordered if fewer are available than requested. */
function Shortage({ line: { product, quantity }, quote }: ShortageProps) {
  const available = quote.lines.find(({ productId }) => productId === product.id)?.quantity
  if (available === undefined || available >= quantity) return null
  return (
    <Warning>{available === 0 ? 'Won’t be ordered' : `Only ${available} will be ordered`}</Warning>
  )
}

const Subtitle = styled.h2`
  font-size: ${font.large};
`

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  outline: none;
`

const Warning = styled.strong`
  color: ${color.dangerDeep};
  font-size: ${font.small};
  font-weight: ${font.bold};
`
