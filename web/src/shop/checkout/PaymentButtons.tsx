import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Fulfilment, PaymentMethod } from '../../apollo/schema-types.generated.ts'
import { methodTexts, PAY_AT_SHOP } from './method-texts.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import type { OpenPayment } from './checkout-snapshot.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { color, font, layer, media, space } from '../../ui/theme.ts'
import { CheckoutErrors } from './CheckoutErrors.tsx'
import type { CheckoutActions } from './checkout-actions.ts'
import type { Checkout } from './use-checkout.ts'
import type { CheckoutData } from './use-checkout-data.ts'

const paidAlready = lazyDialog(() => import('./upi/PaidAlreadyDialog.tsx'))

interface PaymentButtonsProps {
  fulfilment: Fulfilment
  /** In paise. */
  total: number
  /** False while the totals are loading, and when nothing is available. */
  isReady: boolean
  store: CheckoutData['store']
  /** Why the customer cannot pay in cash, or null. */
  cashUnavailable: string | null
  /** The open UPI payment, and whether its QR code is for this order. */
  openPayment: OpenPayment | null
  isShown: boolean
  checkout: Checkout
  isBusy: boolean
  actions: CheckoutActions
}

/** The payment methods. On phones the bar sticks to the screen's bottom, with the total. */
export function PaymentButtons(props: PaymentButtonsProps) {
  const { total, isReady, store, cashUnavailable, openPayment } = props
  const { isShown, checkout, isBusy, actions, fulfilment } = props
  const cash = fulfilment === 'PICK_UP' ? PAY_AT_SHOP : methodTexts.CASH_ON_DELIVERY.pay
  const errorsId = useId()
  const noCashId = useId()
  const [pressed, setPressed] = useState<PaymentMethod>()
  // The payment method that replaces the open payment, while we ask whether the customer has paid.
  const [instead, setInstead] = useState<PaymentMethod | null>(null)
  const { isWaiting, cancel } = checkout
  const refocus = useFocusAfterFailure(checkout)
  usePreload(paidAlready)
  const isFree = isReady && total === 0
  const noCash = isFree ? null : cashUnavailable
  const bind = (method: PaymentMethod) => ({
    isBusy: isBusy && pressed === method,
    disabled: !isReady || (isBusy && pressed !== method),
    'aria-describedby': errorsId,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      refocus(event.currentTarget)
      setPressed(method)
      if (method === 'UPI' && isShown) return
      if (openPayment) setInstead(method)
      else if (method === 'UPI') void actions.startUpi()
      else void actions.pay(method)
    },
  })
  return (
    <Bar>
      <CheckoutErrors
        id={errorsId}
        errors={checkout.errors}
        isAlreadyPlaced={checkout.isAlreadyPlaced}
      />
      {noCash !== null && (
        <SmallText id={noCashId} role="note">
          {noCash}
        </SmallText>
      )}
      {isWaiting && (
        <OfflineNotice>
          <Button variant="secondary" onClick={cancel}>
            Don’t place it
          </Button>
        </OfflineNotice>
      )}
      <Sum aria-hidden>
        To pay <strong translate="no">{formatMoney(total)}</strong>
      </Sum>
      {store.upiPayments && !isFree && <Button {...bind('UPI')}>{methodTexts.UPI.pay}</Button>}
      <Button
        {...bind('CASH_ON_DELIVERY')}
        {...(noCash !== null && { disabled: true, 'aria-describedby': noCashId })}
        variant="secondary"
      >
        {isFree ? 'Place order' : cash}
      </Button>
      {store.cardPayments && !isFree && (
        <Button {...bind('CARD')} variant="secondary">
          {methodTexts.CARD.pay}
        </Button>
      )}
      {instead !== null && openPayment && (
        <paidAlready.Dialog
          upiTotal={openPayment.request.amount.amount}
          method={instead}
          onClose={() => setInstead(null)}
          onConfirm={() => {
            void (instead === 'UPI' ? actions.startUpi() : actions.payInstead(instead))
            setInstead(null)
          }}
        />
      )}
    </Bar>
  )
}

/** Returns the focus to the pressed button after a failure, because a dialog or a notice may have taken it. */
function useFocusAfterFailure({ errors, isAlreadyPlaced }: Checkout) {
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (errors.length > 0 || isAlreadyPlaced) pressed.current?.focus({ preventScroll: true })
  }, [errors, isAlreadyPlaced])
  return (button: HTMLButtonElement) => {
    pressed.current = button
  }
}

/* On phones the summary may be scrolled out of view. */
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

  /* One row leaves more room for the page on a phone held sideways. */
  ${media.sideways} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;

    & > button {
      flex: 1 1 140px;
    }

    & > :not(button, ${Sum}) {
      flex-basis: 100%;
    }
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
