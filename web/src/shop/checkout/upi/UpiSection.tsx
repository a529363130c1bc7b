import { useSearchParams } from 'react-router-dom'
import type { OpenPayment, Quote } from '../checkout-snapshot.ts'
import { isForQuote } from '../checkout-snapshot.ts'
import type { Checkout } from '../use-checkout.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { RefundButton } from './RefundButton.tsx'
import { UpiPayment, type UpiPaymentProps } from './UpiPayment.tsx'

interface UpiSectionProps extends Omit<UpiPaymentProps, 'isForCart'> {
  payment: OpenPayment
  quote: Quote
  checkout: Checkout
  onRefund: () => void
  onClose: () => void
}

/** The open UPI payment: how to make it, and the question whether it was made. */
export default function UpiSection({ quote, checkout, onRefund, ...props }: UpiSectionProps) {
  const { reference, amount } = props.payment.request
  const [, setParams] = useSearchParams()
  const isForCart = isForQuote(props.payment, quote)
  const collect = () => {
    setParams({ receive: 'collect' }, { replace: true })
    checkout.clearErrors()
  }
  return (
    <>
      <UpiPayment key={reference} {...props} isForCart={isForCart} />
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
