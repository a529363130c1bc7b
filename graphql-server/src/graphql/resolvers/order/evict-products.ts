import type { OrderRecord } from '../../../domains/order/record/order.model.ts'
import type { Context } from '../../context/context.ts'

/** Refreshes the cached products in an order, so that the customer sees the new stock immediately. */
export function evictProducts(order: OrderRecord, { catalogue }: Context): OrderRecord {
  catalogue.evict(order.lines.map(({ productId }) => productId))
  return order
}
