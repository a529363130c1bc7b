import { styled } from 'styled-components'
import { Totals } from '../../ui/content/Totals.tsx'
import { font, space } from '../../ui/theme.ts'
import type { Cart } from './cart-rules.ts'

/** What is to pay, and how it comes about. */
export function Bill({ cart }: { cart: Cart }) {
  return (
    <>
      <Title>Bill details</Title>
      <Totals
        subtotal={cart.subtotal.amount}
        total={cart.total.amount}
        quantity={cart.totalQuantity}
      />
    </>
  )
}

const Title = styled.h3`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`
