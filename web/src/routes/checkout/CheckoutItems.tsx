import { useRef } from 'react'
import { styled } from 'styled-components'
import type { Cart_CartFragment as Cart } from '../../apollo/generated.ts'
import { CartLineRow } from '../../features/cart/CartLineRow.tsx'
import { GoneNotices } from '../../features/cart/GoneNotices.tsx'
import type { Quote } from '../../features/order/checkout-snapshot.ts'
import { Card } from '../../ui/Card.ts'
import { color, font, space } from '../../ui/theme.ts'

interface ItemsProps {
  cart: Cart
  quote: Quote
  /** The person has changed how many are wanted. */
  onChange: () => void
}

/** What is in the cart, and what of it will not be ordered. */
export function Items({ cart, quote, onChange }: ItemsProps) {
  const listRef = useRef<HTMLUListElement>(null)
  return (
    <Section>
      <Subtitle id="checkout-items">Your items</Subtitle>
      <GoneNotices gone={cart.gone} />
      <Card>
        <List ref={listRef} tabIndex={-1} aria-labelledby="checkout-items">
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.product.id}
              line={line}
              onChange={onChange}
              onRemove={() => listRef.current?.focus({ preventScroll: true })}
            >
              {leftOut(line, quote)}
            </CartLineRow>
          ))}
        </List>
      </Card>
    </Section>
  )
}

/** What becomes of a line of which fewer pieces can be had than are wanted. Null when all of it will come. */
function leftOut({ product, quantity }: Cart['lines'][number], quote: Quote) {
  const available = quote.lines.find(({ productId }) => productId === product.id)?.quantity
  if (available === undefined || available >= quantity) return null
  return (
    <LeftOut>
      {available === 0 ? 'will not be ordered' : `only ${available} will be ordered`}
    </LeftOut>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Subtitle = styled.h2`
  font-size: ${font.large};
`

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  outline: none;
`

const LeftOut = styled.strong`
  color: ${color.dangerDeep};
  font-size: ${font.small};
  font-weight: ${font.bold};
`
