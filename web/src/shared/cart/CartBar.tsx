import { ChevronRight, ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { formatMoney } from '../../lib/text/money.ts'
import { paths } from '../../lib/urls/paths.ts'
import { edge } from '../../ui/content/edge.ts'
import { color, font, motion, radius, shadow, space } from '../../ui/theme.ts'
import { useCart } from './CartProvider.tsx'
import { describeItems } from './cart-rules.ts'

/** Shown in the dock while the cart is not empty. */
export function CartBar() {
  const cart = useCart()
  if (!cart || cart.lines.length === 0) return null
  return (
    <nav aria-label="Cart">
      <Root to={paths.cart}>
        <Icon>
          <ShoppingBag size={20} aria-hidden />
        </Icon>
        <Sums>
          <strong>
            {describeItems(cart) +
              (cart.totalQuantity > 0 ? ` · ${formatMoney(cart.total.amount)}` : '')}
          </strong>
          {cart.savings.amount > 0 && <span>{`You save ${formatMoney(cart.savings.amount)}`}</span>}
        </Sums>
        <Action>
          View cart
          <ChevronRight size={18} aria-hidden />
        </Action>
      </Root>
    </nav>
  )
}

const rise = keyframes`from { transform: translateY(100%); opacity: 0; }`

const Root = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 60px;
  padding: ${space[2]} ${space[4]} ${space[2]} ${space[2]};
  background: ${color.accent};
  color: ${color.onAccent};
  border-radius: ${radius.large};
  box-shadow: ${shadow.float};
  ${edge}
  animation: ${rise} ${motion.calm};
`

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  background: ${color.accentDeep};
  border-radius: ${radius.medium};
`

const Sums = styled.span`
  display: grid;
  flex: 1;
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  strong {
    font-size: ${font.body};
    font-weight: ${font.bold};
  }
`

const Action = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: ${font.semibold};
`
