import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PaymentMethod } from '../../apollo/generated.ts'
import { WaitingNote } from '../../features/order/WaitingNote.tsx'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/Button.tsx'
import { color, font, layer, media, space } from '../../ui/theme.ts'
import { Setbacks } from './CheckoutErrors.tsx'
import type { Presses } from './checkout-actions.ts'
import type { Checkout } from './use-checkout.ts'

interface PayProps {
  /** Paise. */
  total: number
  /** False while the figures are on their way, and when nothing can be had. */
  isReady: boolean
  offersCard: boolean
  checkout: Checkout
  presses: Presses
}

/** The ways to pay. On phones it sticks to the lower edge, with the total. */
export function Pay({ total, isReady, offersCard, checkout, presses }: PayProps) {
  const setbacksId = useId()
  const [pressed, setPressed] = useState<PaymentMethod>()
  const { stage, isWaiting, giveUp } = checkout
  const refocus = useFocusAfterSetback(checkout)
  const isBusy = stage !== 'open'
  const propsOf = (method: PaymentMethod) => ({
    isBusy: isBusy && pressed === method,
    disabled: !isReady || isBusy,
    'aria-describedby': setbacksId,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      refocus(event.currentTarget)
      setPressed(method)
      if (method === 'UPI') presses.showQr()
      else void presses.pay(method)
    },
  })
  return (
    <Bar>
      <Setbacks id={setbacksId} problems={checkout.problems} wasPlaced={checkout.wasPlaced} />
      {isWaiting && (
        <WaitingNote>
          <Button variant="secondary" onClick={giveUp}>
            Do not place it
          </Button>
        </WaitingNote>
      )}
      <Sum aria-hidden>
        To pay <strong>{formatMoney(total)}</strong>
      </Sum>
      <Button {...propsOf('UPI')}>Online Payment</Button>
      <Button {...propsOf('CASH_ON_DELIVERY')} variant="secondary">
        Cash on Delivery
      </Button>
      {offersCard && (
        <Button {...propsOf('CARD')} variant="secondary">
          Pay by card
        </Button>
      )}
    </Bar>
  )
}

/** A busy button has no focus. After a setback it takes it again, and with it the sentences are read out. */
function useFocusAfterSetback({ problems, wasPlaced }: Checkout) {
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (problems.length > 0 || wasPlaced) pressed.current?.focus({ preventScroll: true })
  }, [problems, wasPlaced])
  return (button: HTMLButtonElement) => {
    pressed.current = button
  }
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.cartBar};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  margin-inline: -${space[4]};
  padding: ${space[2]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.surface};
  border-top: 1px solid ${color.line};

  & > :not(button) {
    grid-column: 1 / -1;
  }

  & > button {
    padding-inline: ${space[2]};
  }

  ${media.tablet} {
    position: static;
    z-index: auto;
    grid-template-columns: minmax(0, 1fr);
    margin-inline: 0;
    padding: 0;
    background: none;
    border: 0;
  }
`

/* On phones the summary may be out of sight. */
const Sum = styled.p`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${color.ink};
    font-size: ${font.large};
    font-weight: ${font.bold};
  }

  ${media.tablet} {
    display: none;
  }
`
