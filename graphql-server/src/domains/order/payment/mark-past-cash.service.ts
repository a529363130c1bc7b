import { methodsPaidOnDelivery } from '../method/methods.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { setState, storeCash, withCash } from '../record/payment-changes.ts'
import { updateOrders } from './update-orders.ts'

/**
 * Adds receipts to orders that were delivered before cash was recorded, dated at their delivery. Such orders counted as
 * paid. Idempotent.
 */
export function markPastCash(onProgress?: (done: number, total: number) => void): Promise<void> {
  const methods = methodsPaidOnDelivery()
  const unmarked = { status: 'DELIVERED', 'payment.state': 'DUE' } as const
  return updateOrders([{ ...unmarked, 'payment.method': { $in: methods } }], receive, onProgress)
}

function receive(order: OrderRecord): OrderUpdate {
  const { updatedAt, history } = order
  const at = history.findLast(({ status }) => status === 'DELIVERED')?.at ?? updatedAt
  const receipt = { adminId: null, at, withDelivery: true as const }
  return mergeUpdates(setState('RECEIVED', null, at), storeCash(withCash(order, receipt)))
}
