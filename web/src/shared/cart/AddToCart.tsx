import { useLayoutEffect, useRef } from 'react'
import { css, styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { Stepper } from '../../ui/buttons/Stepper.tsx'
import { color, font, media, motion, radius, space } from '../../ui/theme.ts'
import type { CartProduct } from './cart-rules.ts'
import { OnlyLeft } from './OnlyLeft.tsx'
import { useQuantity } from './use-quantity.ts'

interface AddToCartProps {
  product: CartProduct
  /** 'large' on the product page. */
  size?: 'small' | 'large'
}

/** 'Add', a stepper once the product is in the cart, or the reason why it can't be added. */
export function AddToCart({ product, size = 'small' }: AddToCartProps) {
  const [quantity, setQuantity] = useQuantity(product)
  const { isLoading } = useViewer()
  const { ref, keepFocus } = useFocusThroughSwap(quantity > 0)
  if (!product.soldOnline) return <Unavailable>Not sold online</Unavailable>
  if (product.available === 0) return <Unavailable>Out of stock</Unavailable>
  const change = (next: number) => {
    keepFocus()
    setQuantity(next)
  }
  return (
    <Root ref={ref}>
      {quantity >= product.stock && size === 'small' && (
        <Note>
          <OnlyLeft stock={product.stock} />
        </Note>
      )}
      {quantity > 0 ? (
        <Stepper
          name={product.name}
          quantity={quantity}
          max={product.available}
          size={size}
          onChange={change}
        />
      ) : (
        <Add
          type="button"
          disabled={isLoading}
          $isLarge={size === 'large'}
          aria-label={`Add ${product.name} to cart`}
          onClick={() => change(1)}
        >
          Add
        </Add>
      )}
    </Root>
  )
}

/** Keeps the keyboard focus when button and stepper replace each other. */
function useFocusThroughSwap(isInCart: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const shouldFocus = useRef(false)
  useLayoutEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    ref.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }, [isInCart])
  const keepFocus = () => {
    shouldFocus.current = ref.current?.contains(document.activeElement) ?? false
  }
  return { ref, keepFocus }
}

const Root = styled.div`
  position: relative;
`

/* Above the stepper, over the image, so that nothing moves. */
const Note = styled.span`
  position: absolute;
  right: 0;
  bottom: calc(100% + ${space[1]});
  line-height: 1;
`

const large = css`
  min-width: 144px;
  height: 48px;
  background: ${color.accent};
  border-radius: ${radius.medium};
  color: ${color.onAccent};

  ${media.hover} {
    &:hover {
      background: ${color.accentDeep};
    }
  }
`

const Add = styled.button<{ $isLarge: boolean }>`
  position: relative;
  min-width: 72px;
  height: 36px;
  padding-inline: 16px;
  background: ${color.surface};
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.small};
  color: ${color.accentDeep};
  font-size: ${font.body};
  font-weight: ${font.bold};
  line-height: 1;
  transition: background-color ${motion.quick};

  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.accentWash};
    }
  }

  ${({ $isLarge }) => $isLarge && large}
`

const Unavailable = styled.span`
  display: inline-flex;
  align-items: center;
  height: 36px;
  padding-inline: 10px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  color: ${color.dangerDeep};
  font-size: ${font.small};
  white-space: nowrap;
  font-weight: ${font.semibold};
`
