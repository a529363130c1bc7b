import type { ClientSession } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { isVerified, lockUser } from '../../account/people.service.ts'
import { orderMessages } from '../messages.ts'
import { methodOf, methodsPaidOnDelivery } from '../method/methods.ts'
import { OPEN } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'

/** The maximum number of open cash orders for an account with an unverified email address. */
const MAX_OPEN = 3

/**
 * Throws if a cash order would be one too many for an account with an unverified email address. Such accounts cost
 * nothing, and the shop packs and delivers their orders before anybody pays. Writes to the user, so that if two orders
 * are placed at once, one is retried and counts the other.
 */
export async function requireFewUnverifiedOrders(
  { userId, payment }: OrderRecord,
  session: ClientSession,
): Promise<void> {
  if (!methodOf(payment).isPaidOnDelivery || (await isVerified(userId, session))) return
  await lockUser(userId, session)
  const methods = methodsPaidOnDelivery()
  const open = { userId, status: { $in: OPEN }, 'payment.method': { $in: methods } }
  const found = await Order.find(open, { _id: 1 }, { session }).limit(MAX_OPEN).lean()
  if (found.length < MAX_OPEN) return
  throw userError(orderMessages.TOO_MANY_UNVERIFIED_ORDERS({ max: MAX_OPEN }))
}
