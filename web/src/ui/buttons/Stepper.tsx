import { Minus, Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { edge } from '../content/edge.ts'
import { color, font, media, motion, radius } from '../theme.ts'
import { inactive } from './inactive.ts'

interface StepperProps {
  /** For screen readers: 'Increase quantity of {name}'. */
  name: string
  quantity: number
  /** The available quantity. */
  max: number
  size?: 'small' | 'large'
  onChange: (quantity: number) => void
}

/** A quantity stepper: − 2 +. The small size is 36 px high, with a 44 px touch target. */
export function Stepper({ name, quantity, max, size = 'small', onChange }: StepperProps) {
  return (
    <Root $size={sizes[size]} role="group" aria-label={`Quantity of ${name}`}>
      <Step
        type="button"
        aria-label={quantity === 1 ? `Remove ${name}` : `Decrease quantity of ${name}`}
        onClick={() => onChange(quantity - 1)}
        {...(quantity < 1 && inactive)}
      >
        <Minus size={16} strokeWidth={2.5} aria-hidden />
      </Step>
      <Count translate="no">{quantity}</Count>
      <Step
        type="button"
        aria-label={`Increase quantity of ${name}`}
        onClick={() => onChange(quantity + 1)}
        {...(quantity >= max && inactive)}
      >
        <Plus size={16} strokeWidth={2.5} aria-hidden />
      </Step>
    </Root>
  )
}

const sizes = { small: 36, large: 48 }

const Root = styled.div<{ $size: number }>`
  --side: ${({ $size }) => $size}px;
  display: inline-grid;
  /* The count takes 24 px, or 48 px in the large size, to match the replaced button's width. */
  grid-template-columns: var(--side) minmax(calc(2 * var(--side) - 48px), auto) var(--side);
  align-items: center;
  height: var(--side);
  background: ${color.accent};
  color: ${color.onAccent};
  border-radius: ${radius.small};
  ${edge}
`

const Step = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  height: var(--side);
  border-radius: ${radius.small};
  transition: background-color ${motion.quick};

  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${color.accentDeep};
    }
  }

  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`

const Count = styled.span`
  font-size: ${font.body};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
