import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createGlobalStyle, styled } from 'styled-components'
import type { ShopCard_ProductFragment } from '../../shared/page/ShopCard.generated.ts'
import { AddToCart } from '../../shared/cart/AddToCart.tsx'
import { useCart } from '../../shared/cart/CartProvider.tsx'
import { Price } from '../../ui/content/Price.tsx'
import { DOCK_ID } from '../../ui/layout/Dock.ts'
import { color, font, media, radius, shadow, size, space } from '../../ui/theme.ts'

const HEIGHT = '68px'
/** The visible part of a control at the window's edge can be too small to press. */
const MARGIN = '24px'

interface AddBarProps {
  product: ShopCard_ProductFragment
  /** The page's own cart control. */
  ownControl: RefObject<HTMLElement | null>
}

/** On phones, price and cart control at the bottom of the screen while the page's own control is out of sight. */
export function AddBar({ product, ownControl }: AddBarProps) {
  const dock = useIsOutOfSight(ownControl) ? document.getElementById(DOCK_ID) : null
  if (!dock) return null
  return createPortal(
    <>
      <RoomBelow />
      <Root aria-label={`Buy ${product.name}`}>
        <Facts>
          <Name translate="no">{product.name}</Name>
          <Price amount={product.discountedPrice.amount} was={product.price.amount} />
        </Facts>
        <AddToCart product={product} size="large" />
      </Root>
    </>,
    dock,
  )
}

/** Whether the element is outside the window, or under the header or the cart bar, if there is one. */
function useIsOutOfSight(ref: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  const cart = useCart()
  const covered = cart && cart.lines.length > 0 ? size.cartBar : MARGIN
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setIsOut(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-60px 0px -${covered} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, covered])
  return isOut
}

/* Keeps the focus and the page's end above the bars. */
const RoomBelow = createGlobalStyle`
  ${media.belowTablet} {
    html { scroll-padding-bottom: calc(${size.cartBar} + ${HEIGHT} + ${space[8]}); }

    footer { border-bottom: calc(${HEIGHT} + ${space[2]}) solid ${color.night}; }
  }
`

/* Above the cart bar, but after it in the tab order. */
const Root = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  order: -1;
  min-height: ${HEIGHT};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.float};
`

const Facts = styled.div`
  min-width: 0;
`

const Name = styled.p`
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${font.small};
  line-height: 1.35;
  text-overflow: ellipsis;
  white-space: nowrap;
`
