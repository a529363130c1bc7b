import mongoose, { type ClientSession, type Types } from 'mongoose'
import { streamRows } from '../../lib/database/stream-rows.ts'
import { requestError } from '../../lib/errors.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import { lockUsers } from '../account/people.service.ts'
import { CustomerView, type CustomerViewRecord } from './customer-view.model.ts'
import { customerMessages } from './messages.ts'

/** Readings within this time are one view. */
const SAME_VIEW_MS = 10 * 60_000
const KEPT_MS = 365 * DAY_MS
const MAX_LISTED = 20

/**
 * Records that a team member reads the data of these different customers. Throws if it cannot be recorded, or if an
 * account was deleted. Takes one database command if they have read all of them in the last ten minutes.
 */
export async function recordCustomerViews(
  memberId: Types.ObjectId,
  customerIds: readonly Types.ObjectId[],
  at = new Date(),
): Promise<void> {
  if (customerIds.length === 0) return
  const since = new Date(at.getTime() - SAME_VIEW_MS)
  const recent = { customerId: { $in: customerIds }, at: { $gt: since }, adminId: memberId }
  const known = new Set((await CustomerView.distinct('customerId', recent)).map(String))
  const ids = customerIds.filter((id) => !known.has(id.toHexString()))
  if (ids.length === 0) return
  await mongoose.connection.transaction(async (session) => {
    await lockUsers(ids, session, () => requestError(customerMessages.CUSTOMER_UNKNOWN()))
    const views = ids.map((customerId) => ({ at, adminId: memberId, customerId }))
    await CustomerView.insertMany(views, { session })
  })
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
