import { describeExpected } from '../../delivery/describe.ts'
import { expectDelivery } from '../../delivery/expected.ts'
import type { OpeningSettings } from '../../delivery/opening.ts'
import { isCancelled } from './order-statuses.ts'
import type { OrderRecord } from './order.model.ts'

/** When an order comes, in words. Null if it was delivered or cancelled, or if nothing was promised. */
export function describeDelivery(order: OrderRecord, settings: OpeningSettings, now: Date) {
  if (!order.promise || isCancelled(order) || order.status === 'DELIVERED') return null
  const expected = expectDelivery(order.promise, settings, now)
  const { by = null, from = null, isLate } = expected
  return { by, from, isLate, ...describeExpected(expected, now) }
}
