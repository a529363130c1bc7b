import type { QueueRow_OrderFragment } from '../../apollo/manage-orders.generated.ts'
import { paths } from '../../lib/paths.ts'
import { OrderSummary } from '../../common/order/OrderSummary.tsx'
import { formatPaymentState } from '../../common/order/payment-texts.ts'

/** An order of anybody as a row of the queue. */
export function QueueRow({ order }: { order: QueueRow_OrderFragment }) {
  return (
    <OrderSummary order={order} to={paths.orderDetails(order.id)}>
      {order.customer ? `${order.customer.name} · ${order.customer.email}` : 'Account is gone'}
      {order.payment.state === 'REFUND_DUE' && (
        <>
          {' · '}
          <strong>{formatPaymentState(order)}</strong>
        </>
      )}
    </OrderSummary>
  )
}
