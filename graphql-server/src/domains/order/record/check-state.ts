import type { PrescriptionCheckState } from '../../../contract/types.generated.ts'
import { methodOf } from '../method/methods.ts'
import { isCancelled } from './order-statuses.ts'
import type { OrderRecord } from './order.model.ts'
import type { OrderUpdate } from './order-update.ts'

type CheckedOrder = Pick<OrderRecord, 'lines' | 'check' | 'status' | 'payment'>

/** Whether the order has lines whose prescription was not checked. */
export function isUnchecked({ lines, check }: Pick<OrderRecord, 'lines' | 'check'>): boolean {
  return !check && lines.some(({ schedule }) => schedule !== undefined)
}

/** The state of an order's prescription check, or null if no line requires a prescription. */
export function checkState(order: CheckedOrder): PrescriptionCheckState | null {
  if (order.check) return 'CHECKED'
  if (!isUnchecked(order)) return null
  if (isCancelled(order)) return 'CANCELLED'
  const isWaiting = methodOf(order.payment).page && order.payment.state === 'DUE'
  return isWaiting ? 'WAITING_FOR_PAYMENT' : 'PENDING'
}

/** Adds an order with its new status and payment to the queue of checks, or removes it. */
export function setCheckDue(order: CheckedOrder & Pick<OrderRecord, 'checkDue'>): OrderUpdate {
  const isDue = checkState(order) === 'PENDING'
  if (isDue === (order.checkDue ?? false)) return {}
  return isDue ? { $set: { checkDue: true } } : { $unset: { checkDue: 1 } }
}
