import type { OrderStatus } from '../../contract/types.generated.ts'
import type { OrderRecord } from './order.model.ts'
import { isUnchecked } from './prescription-check/check-state.ts'

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PACKED',
  PACKED: 'DELIVERED',
}

/** The next status of an order, or null if it has none or its prescription must be checked first. */
export function nextStatus(order: Pick<OrderRecord, 'status' | 'lines' | 'check'>) {
  return isUnchecked(order) ? null : (NEXT[order.status] ?? null)
}
