import type { OrderStatus } from '../../../contract/types.generated.ts'
import type { OrderRecord } from './order.model.ts'

/** All statuses in workflow order, as in the schema. */
export const STATUSES = [
  'PENDING',
  'CONFIRMED',
  'PACKED',
  'DELIVERED',
  'CANCELLED_BY_SELLER',
  'CANCELLED_BY_SHOPPER',
] as const satisfies OrderStatus[]

/** The statuses of cancelled orders, whose stock has been returned. */
export const CANCELLED: OrderStatus[] = ['CANCELLED_BY_SELLER', 'CANCELLED_BY_SHOPPER']

/** The statuses of orders that are on their way to the customer. */
export const OPEN: OrderStatus[] = ['PENDING', 'CONFIRMED', 'PACKED']

/** Whether the customer can cancel the order. */
export function isCancellable({ status }: Pick<OrderRecord, 'status'>): boolean {
  return status === 'PENDING'
}

export function isCancelled({ status }: Pick<OrderRecord, 'status'>): boolean {
  return CANCELLED.includes(status)
}

/** Orders with these statuses have an invoice, unless it waits. */
export const BILLED: OrderStatus[] = ['PACKED', 'DELIVERED']
