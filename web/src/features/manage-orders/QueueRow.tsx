import type { QueueRow_OrderFragment } from '../../apollo/manage-orders.generated.ts'
import { paths } from '../../lib/paths.ts'
import { OrderSummary } from '../../ui/order/OrderSummary.tsx'
import { paymentStateText } from '../../ui/order/payment-texts.ts'

/** An order of anybody as a row of the queue. */
export function QueueRow({ order }: { order: QueueRow_OrderFragment }) {
  return (
    <OrderSummary order={order} to={paths.orderDetails(order.id)}>
      {order.customer ? `${order.customer.name} · ${order.customer.email}` : 'Account is gone'}
      {order.payment.state === 'REFUND_DUE' && (
        <>
          {' · '}
          <strong>{paymentStateText(order)}</strong>
        </>
      )}
    </OrderSummary>
  )
}
