import type { OrderRefund_OrderFragment } from '../../../shared/order/Order.generated.ts'
import { RefundForm } from './RefundForm.tsx'
import { useRefundPaymentMutation } from './RefundPayment.generated.ts'
import {
  type RejectedLinesRefund_OrderFragment,
  useRefundRejectedLinesMutation,
} from './RejectedLines.generated.ts'

export type RefundableOrder = OrderRefund_OrderFragment & RejectedLinesRefund_OrderFragment

/** The refunds of an order that are due: that of its payment, and that of rejected lines. */
export default function RefundForms({ order }: { order: RefundableOrder }) {
  const refundPayment = useRefundPaymentMutation()
  const refundLines = useRefundRejectedLinesMutation()
  const { payment, prescriptionCheck } = order
  const seen = { orderId: order.id, seenUpdatedAt: order.updatedAt }
  const rejection = prescriptionCheck?.refund
  return (
    <>
      {payment.state === 'REFUND_DUE' && payment.refund && (
        <RefundForm
          payment={payment}
          refund={payment.refund}
          onRefund={(refund) => refundPayment({ ...seen, ...refund })}
        />
      )}
      {rejection?.reference === null && (
        <RefundForm
          payment={payment}
          refund={rejection}
          purpose="for rejected lines"
          onRefund={(refund) => refundLines({ ...seen, ...refund })}
        />
      )}
    </>
  )
}
