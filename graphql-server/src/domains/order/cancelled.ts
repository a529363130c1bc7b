import type { OrderStatus } from '../../contract/types.generated.ts'
import type { OrderRecord } from './order.model.ts'

/** The statuses of orders that were called off: their pieces are back in stock. */
export const CANCELLED: OrderStatus[] = ['CANCELLED_BY_SELLER', 'CANCELLED_BY_SHOPPER']

export function isCancelled({ status }: Pick<OrderRecord, 'status'>): boolean {
  return CANCELLED.includes(status)
}
