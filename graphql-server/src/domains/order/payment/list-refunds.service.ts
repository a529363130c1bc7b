import { refundsOf } from '../record/past-refunds.ts'
import { storeRefunds } from '../record/payment-changes.ts'
import { updateOrders } from './update-orders.ts'

/** Orders with a refund in the fields of releases before the refund list. */
const REFUNDED = [
  { 'payment.state': { $in: ['REFUND_DUE', 'REFUNDED'] } },
  { 'check.refund': { $ne: null } },
] as const

/**
 * Creates the refund list of existing orders from the fields of earlier releases. Skips orders that change at the same
 * time: this release has written their list, or `refundsOf` reads the fields. Sends no emails. Idempotent.
 */
export function listRefunds(onProgress?: (done: number, total: number) => void): Promise<void> {
  return updateOrders(REFUNDED, (order) => storeRefunds(refundsOf(order)), onProgress)
}
