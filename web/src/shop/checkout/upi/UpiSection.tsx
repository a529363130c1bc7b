import type { OpenPayment, Quote } from '../checkout-snapshot.ts'
import { isForQuote } from '../checkout-snapshot.ts'
import { UpiPayment, type UpiPaymentProps } from './UpiPayment.tsx'

interface UpiSectionProps extends Omit<UpiPaymentProps, 'isForCart'> {
  payment: OpenPayment
  quote: Quote
  onClose: () => void
}

/** The open UPI payment: how to make it, and the question whether it was made. */
export default function UpiSection({ quote, ...props }: UpiSectionProps) {
  const { reference } = props.payment.request
  return <UpiPayment key={reference} {...props} isForCart={isForQuote(props.payment, quote)} />
}
