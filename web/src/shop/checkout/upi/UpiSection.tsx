import { useSearchParams } from 'react-router-dom'
import type { OpenPayment, Quote } from '../checkout-snapshot.ts'
import type { CheckoutActions } from '../checkout-actions.ts'
import { isForQuote } from '../checkout-snapshot.ts'
import { createPaidSnapshot } from './paid-snapshot.ts'
import type { Checkout } from '../use-checkout.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { RefundButton } from './RefundButton.tsx'
import { UpiPayment, type UpiPaymentProps } from './UpiPayment.tsx'

interface UpiSectionProps extends Omit<UpiPaymentProps, 'isForCart' | 'onConfirm'> {
  payment: OpenPayment
  quote: Quote
  checkout: Checkout
  onConfirm: CheckoutActions['confirmUpi']
  onRefund: () => void
  onClose: () => void
}

/** The open UPI payment: how to make it, and the question whether it was made. */
export default function UpiSection(allProps: UpiSectionProps) {
  const { quote, checkout, onConfirm, onRefund, ...props } = allProps
  const { reference, amount } = props.payment.request
  const [, setParams] = useSearchParams()
  const isForCart = isForQuote(props.payment, quote)
  const collect = () => {
    setParams({ receive: 'collect' }, { replace: true })
    checkout.clearErrors()
  }
  return (
    <>
      <UpiPayment
        key={reference}
        {...props}
        isForCart={isForCart}
        onConfirm={(id) => onConfirm((order) => createPaidSnapshot(props.payment, id, order))}
      />
      {checkout.errors.some(({ code }) => code === 'PICK_UP_ONLY') && (
        <Stack>
          {isForCart && (
            <Button variant="secondary" isWide onClick={collect} disabled={props.isBusy}>
              Collect from the shop instead
            </Button>
          )}
          <RefundButton paid={amount.amount} onRefund={onRefund} disabled={props.isBusy} />
        </Stack>
      )}
    </>
  )
}
