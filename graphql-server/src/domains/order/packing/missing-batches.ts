import { indianDay } from '../../../lib/time/indian-time.ts'
import { userError } from '../../../lib/user-error.ts'
import { packingMessages } from '../packing-messages.ts'
import { isExpired } from '../record/batch-expiry.ts'
import { isUnchecked } from '../record/check-state.ts'
import { OPEN } from '../record/order-statuses.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderRecord } from '../record/order.model.ts'

/** Whether batches can be entered: until the delivery, and once the prescription was checked. */
export function acceptsBatches(order: Pick<OrderRecord, 'status' | 'lines' | 'check'>): boolean {
  return OPEN.includes(order.status) && !isUnchecked(order)
}

/** Whether batches can be entered, and have to be before the order is packed. */
export function missesBatches(order: Pick<OrderRecord, 'status' | 'lines' | 'check'>): boolean {
  return acceptsBatches(order) && order.lines.some(isWithoutBatches)
}

function isWithoutBatches({ medicine, batches = [] }: OrderLineRecord): boolean {
  return medicine !== undefined && batches.length === 0
}

/**
 * Throws BATCHES_MISSING if an order is to become packed or delivered and a medicine has no batch. While the order is
 * not packed, its batches must not have expired either.
 */
export function requireBatches({ lines, status }: Pick<OrderRecord, 'lines' | 'status'>): void {
  const missing = lines.filter(isWithoutBatches).map(({ name }) => name)
  if (missing.length > 0) {
    throw userError(packingMessages.BATCHES_MISSING({ medicines: missing }), 'status')
  }
  if (status === 'PACKED' || status === 'DELIVERED') return
  const today = indianDay(new Date())
  const expired = lines.filter(({ batches = [] }) =>
    batches.some(({ expiry }) => isExpired(expiry, today)),
  )
  if (expired.length === 0) return
  const medicines = expired.map(({ name }) => name)
  throw userError(packingMessages.BATCHES_EXPIRED({ medicines }), 'status')
}
