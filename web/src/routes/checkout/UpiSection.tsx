import type { CheckoutSnapshot } from '../../features/order/checkout-snapshot.ts'
import { UpiPayment, type UpiPaymentProps } from '../../features/order/UpiPayment.tsx'
import type { CheckoutError } from './use-checkout.ts'
import { useUpiPayment } from './use-upi-payment.ts'

interface UpiSectionProps extends Omit<UpiPaymentProps, 'payment'> {
  /** What is paid, or null while it is loading. */
  order: CheckoutSnapshot | null
  /** Called when the payment can't begin. */
  onRejected: (errors: readonly CheckoutError[]) => void
  onClose: () => void
}

/** Begins a UPI payment and shows how to pay. */
export default function UpiSection({ order, onRejected, ...props }: UpiSectionProps) {
  return <UpiPayment {...props} payment={useUpiPayment(order, onRejected)} />
}
