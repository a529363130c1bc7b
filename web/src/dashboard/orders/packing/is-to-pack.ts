import type { OrderToPack_OrderFragment } from './PackOrders.generated.ts'

/** Whether an order still has to be packed. */
export function isToPack({ status }: Pick<OrderToPack_OrderFragment, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}
