import { Types, type ClientSession } from 'mongoose'
import type { RateLimits } from '../../../auth/rate-limits.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { userError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import { methodOf, methodsPaidOnDelivery } from '../method/methods.ts'
import { OPEN } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'

/** Orders stay for years, also cancelled ones, so a program could fill the disk with them. */
const MAX_PER_DAY = 50
/** The maximum number of open cash orders for an account with an unverified email address. */
const MAX_OPEN = 3

/**
 * Throws within a transaction if the customer has placed 50 orders in the last 24 hours. Orders that the team has placed
 * for the customer do not count. The transaction must have written to the user, so that if two orders are placed at
 * once, one is retried and counts the other.
 */
export async function requireFewOrdersOfDay(
  userId: Types.ObjectId,
  { isOn }: Pick<RateLimits, 'isOn'>,
  session: ClientSession,
): Promise<void> {
  if (!isOn) return
  const now = Date.now()
  // The IDs of orders begin with their time.
  const since = Types.ObjectId.createFromTime(Math.ceil((now - DAY_MS) / 1000))
  const own = { userId, _id: { $gt: since }, placement: null, replaces: null }
  const found = await Order.find(own, { _id: 1 }, { session })
    .sort({ _id: -1 })
    .limit(MAX_PER_DAY)
    .lean()
  const first = found[MAX_PER_DAY - 1]
  if (!first) return
  const end = first._id.getTimestamp().getTime() + DAY_MS
  const wait = Math.max(1, Math.ceil((end - now) / 1000))
  throw userError(orderMessages.TOO_MANY_ORDERS({ max: MAX_PER_DAY, wait }), null, wait)
}

/**
 * Throws if a cash order would be one too many for an account with an unverified email address. Such accounts cost
 * nothing, and the shop packs and delivers their orders before anybody pays. The transaction must have written to the
 * user.
 */
export async function requireFewOpenOrders(
  { userId, payment }: OrderRecord,
  session: ClientSession,
): Promise<void> {
  if (!methodOf(payment).isPaidOnDelivery) return
  const methods = methodsPaidOnDelivery()
  const open = { userId, status: { $in: OPEN }, 'payment.method': { $in: methods } }
  const found = await Order.find(open, { _id: 1 }, { session }).limit(MAX_OPEN).lean()
  if (found.length < MAX_OPEN) return
  throw userError(orderMessages.TOO_MANY_UNVERIFIED_ORDERS({ max: MAX_OPEN }))
}
