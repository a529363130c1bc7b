import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { formatMoney } from '../../lib/text/money.ts'
import { paths } from '../../lib/urls/paths.ts'
import { color, font, media, motion, radius, size, space } from '../../ui/theme.ts'
import { edge } from '../../ui/content/edge.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { useCart } from './CartProvider.tsx'
import { describeItems } from './cart-rules.ts'
import { cartDrawer } from './cart-drawer.ts'

/** Shows the cart's count and total. Opens the drawer, or the cart page on phones. */
export function CartButton() {
  const cart = useCart()
  const { isLoading } = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  // If nothing in the cart is available, counts the lines.
  const count = cart?.totalQuantity || (cart?.lines.length ?? 0)
  const items = cart && count > 0 ? describeItems(cart) : '0 items'
  return (
    <>
      <WideButton type="button" disabled={isLoading} onClick={() => setIsOpen(true)}>
        <ShoppingBag size={20} aria-hidden />
        {cart && count > 0 ? (
          <Sums>
            <span>{items}</span>
            <span translate="no">{formatMoney(cart.total.amount)}</span>
            <VisuallyHidden>in your cart</VisuallyHidden>
          </Sums>
        ) : (
          <span>My Cart</span>
        )}
      </WideButton>
      <PhoneLink to={paths.cart} aria-label={`My Cart, ${items}`}>
        <ShoppingBag size={22} aria-hidden />
        {count > 0 && (
          <Count aria-hidden translate="no">
            {count}
          </Count>
        )}
      </PhoneLink>
      {isOpen && <cartDrawer.Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border-radius: ${radius.medium};
  transition: background-color ${motion.quick};
`

const WideButton = styled.button`
  ${shape}
  gap: ${space[2]};
  min-width: 116px;
  min-height: 48px;
  padding-inline: ${space[3]};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${font.semibold};

  ${media.hover} {
    &:hover {
      background: ${color.accentDeep};
    }
  }

  ${media.belowTablet} {
    display: none;
  }

  ${media.desktop} {
    gap: ${space[3]};
    min-width: 132px;
    padding-inline: ${space[4]};
  }
`

const Sums = styled.span`
  display: grid;
  font-size: ${font.small};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-align: left;
`

const PhoneLink = styled(Link)`
  ${shape}
  position: relative;
  width: ${size.target};
  height: ${size.target};

  ${media.tablet} {
    display: none;
  }
`

const Count = styled.span`
  position: absolute;
  top: 3px;
  right: 1px;
  min-width: 18px;
  padding-inline: 4px;
  background: ${color.accent};
  color: ${color.onAccent};
  border-radius: ${radius.pill};
  font-size: ${font.tiny};
  font-weight: ${font.bold};
  line-height: 18px;
  text-align: center;
  ${edge}
`
