import type { OrderRow_OrderFragment } from '../../apollo/generated.ts'
import { paths } from '../../lib/paths.ts'
import { OrderSummary } from '../../ui/order/OrderSummary.tsx'

/** An order as a row of the shopper's list. */
export function OrderRow({ order }: { order: OrderRow_OrderFragment }) {
  return <OrderSummary order={order} to={paths.order(order.id)} />
}
