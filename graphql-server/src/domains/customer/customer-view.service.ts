import type { ClientSession, Types } from 'mongoose'
import { streamRows } from '../../lib/database/stream-rows.ts'
import { requestError } from '../../lib/errors.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import { writeFor } from '../account/people.service.ts'
import { CustomerView, type CustomerViewRecord } from './customer-view.model.ts'
import { customerMessages } from './messages.ts'

/** Readings within this time are one view. */
const SAME_VIEW_MS = 10 * 60_000
const KEPT_MS = 365 * DAY_MS
const MAX_LISTED = 20

/** Records that an admin reads a customer's data. Throws if it cannot be recorded, or if the account was deleted. */
export async function recordCustomerView(
  adminId: Types.ObjectId,
  customerId: Types.ObjectId,
  at = new Date(),
): Promise<void> {
  const since = new Date(at.getTime() - SAME_VIEW_MS)
  if (await CustomerView.exists({ customerId, at: { $gt: since }, adminId })) return
  await writeFor(
    customerId,
    (session) => CustomerView.create([{ at, adminId, customerId }], { session }),
    () => requestError(customerMessages.CUSTOMER_UNKNOWN()),
  )
}

/** Lists the latest views of a customer, newest first. */
export function listCustomerViews(customerId: Types.ObjectId): Promise<CustomerViewRecord[]> {
  return CustomerView.find({ customerId }).sort({ at: -1 }).limit(MAX_LISTED).lean().exec()
}

/** Streams all views of a customer, newest first. */
export function streamViews(customerId: Types.ObjectId): AsyncIterable<CustomerViewRecord> {
  return streamRows(CustomerView, { customerId }, { at: -1 })
}

/** Deletes views after a year. */
export async function deleteOldCustomerViews(now = new Date()): Promise<void> {
  await CustomerView.deleteMany({ at: { $lt: new Date(now.getTime() - KEPT_MS) } })
}

export async function deleteCustomerViews(
  customerId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await CustomerView.deleteMany({ customerId }, { session })
}
