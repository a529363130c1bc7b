import { styled } from 'styled-components'
import { color, radius, space } from '../../ui/theme.ts'
import type { Cart } from './cart-rules.ts'

/** Advice about products that are in the cart together. It does not prevent an order. */
export function CartWarnings({ warnings }: Pick<Cart, 'warnings'>) {
  return warnings.map(({ message }) => (
    <Advice key={message} role="note">
      {message}
    </Advice>
  ))
}

const Advice = styled.div`
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-left: 4px solid ${color.highlight};
  border-radius: ${radius.small};
`
