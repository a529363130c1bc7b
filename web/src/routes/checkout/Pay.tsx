import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { Cart_CartFragment as Cart } from '../../apollo/generated.ts'
import { paymentTexts } from '../../features/order/payment.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.ts'
import { Totals } from '../../ui/Totals.tsx'
import { color, font, layer, media, radius, size, space } from '../../ui/theme.ts'

interface PayProps {
  cart: Cart
  /** False while the addresses are on their way. */
  isReady: boolean
  isBusy: boolean
  /** Why the last press made no order. */
  problems: readonly string[]
  onPay: () => void
}

/** What is to pay, and the button that orders. */
export function Pay({ cart, isReady, isBusy, problems, onPay }: PayProps) {
  const problemsId = useId()
  const buttonRef = useFocusOn(problems)
  return (
    <Aside>
      <Card as="section">
        <Subtitle>Summary</Subtitle>
        <Totals
          subtotal={cart.subtotal.amount}
          total={cart.total.amount}
          quantity={cart.totalQuantity}
        />
      </Card>
      <Bar>
        <Problems id={problemsId}>
          {problems.map((problem) => (
            <Problem key={problem}>{problem}</Problem>
          ))}
        </Problems>
        <Sum aria-hidden>{formatMoney(cart.total.amount)}</Sum>
        <Button
          ref={buttonRef}
          isWide
          isBusy={isBusy}
          disabled={!isReady}
          aria-describedby={problemsId}
          onClick={onPay}
        >
          {paymentTexts.CASH_ON_DELIVERY}
        </Button>
      </Bar>
    </Aside>
  )
}

/** A busy button has no focus. After a refusal it takes it again, and with it the sentences are read out. */
function useFocusOn(problems: readonly string[]) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (problems.length > 0) ref.current?.focus({ preventScroll: true })
  }, [problems])
  return ref
}

/* On phones only its children count: the bar can then stick to the lower edge of the whole page. */
const Aside = styled.div`
  display: contents;

  ${media.tablet} {
    position: sticky;
    top: calc(${size.headerWide} + ${space[6]});
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.cartBar};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-inline: -${space[4]};
  padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.surface};
  border-top: 1px solid ${color.line};

  ${media.tablet} {
    position: static;
    grid-template-columns: minmax(0, 1fr);
    margin-inline: 0;
    padding: 0;
    background: none;
    border: 0;
  }
`

const Subtitle = styled.h2`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`

/* On phones the summary may be out of sight. */
const Sum = styled.p`
  font-size: ${font.title};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    display: none;
  }
`

const Problems = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`

const Problem = styled.p`
  padding: ${space[3]};
  background: ${color.dangerWash};
  color: ${color.dangerDeep};
  border-radius: ${radius.medium};
  font-weight: ${font.medium};
`
