import mongoose, { type ClientSession, type Types } from 'mongoose'
import type { MissingItemChoice, TeamRole } from '../../../contract/types.generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import {
  findNewestPage,
  pageRequest,
  type PageArgs,
  type PageEdges,
} from '../../../lib/database/pagination.ts'
import { streamRows } from '../../../lib/database/stream-rows.ts'
import type { PictureUrl } from '../../../lib/pictures.ts'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { requireOtherPerson } from '../../account/team/own-case.ts'
import type { CartLoaders } from '../../cart/cart-contents.ts'
import type { LineRequest } from '../../cart/line-problems.ts'
import { refillCart, type Refill } from '../../cart/refill.ts'
import { orderMessages } from '../messages.ts'
import { OPEN } from './order-statuses.ts'
import { Order, type OrderRecord } from './order.model.ts'
import type { OrderLineRecord } from './order-line.model.ts'
import { REFUND_DUE_FILTERS } from './refund.model.ts'

export const MAX_PAGE = 50
/** The latest order may have no choice, such as a replacement or an order by telephone. */
const CHOICES_FROM = 10

export async function hasOrders(): Promise<boolean> {
  return (await Order.exists({})) !== null
}

export async function listOrders(
  userId: Types.ObjectId,
  args: PageArgs,
): Promise<PageEdges<OrderRecord>> {
  const page = pageRequest(listOf('own orders', { userId }), args, MAX_PAGE)
  return findNewestPage(Order, { userId }, page)
}

/**
 * Runs `work` in a transaction with an order, which must belong to the user if one is given. Throws if the order does
 * not exist. A concurrent change to the order conflicts with the writes to it.
 */
export async function withOrder<Result>(
  { orderId, userId }: { orderId: string; userId?: Types.ObjectId },
  work: (order: OrderRecord, session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const _id = parseId(orderId)
  if (!_id) throw orderNotFound()
  return mongoose.connection.transaction(async (session) => {
    const order = await Order.findOne({ _id, ...(userId && { userId }) })
      .session(session)
      .lean()
    if (!order) throw orderNotFound()
    return work(order, session)
  })
}

/**
 * Runs `work` like `withOrder` for a team member. Throws if the order is their own and a colleague, or a reason, is needed.
 * `right` is the lowest role that can decide.
 */
export function decideOrder<Result>(
  memberId: Types.ObjectId,
  { orderId }: { orderId: string },
  work: (order: OrderRecord, session: ClientSession) => Promise<Result>,
  right?: TeamRole,
): Promise<Result> {
  return withOrder({ orderId }, async (order, session) => {
    await requireOtherPerson(memberId, order, right)
    return work(order, session)
  })
}

export async function findOrder(userId: Types.ObjectId, id: string): Promise<OrderRecord | null> {
  const _id = parseId(id)
  return _id && Order.findOne({ _id, userId }).lean()
}

/** What a user chose in their latest orders. */
export interface LastChoices {
  /** Null before the first order. */
  addressId: string | null
  ifItemMissing: MissingItemChoice
}

/** Finds a user's choices in their latest orders. */
export async function findLastChoices(userId: Types.ObjectId): Promise<LastChoices> {
  const latest = await Order.find({ userId }, { deliveryAddress: 1, ifItemMissing: 1 })
    .sort({ _id: -1 })
    .limit(CHOICES_FROM)
    .lean()
  return {
    addressId: latest[0]?.deliveryAddress.addressId.toHexString() ?? null,
    ifItemMissing: latest.find((order) => order.ifItemMissing)?.ifItemMissing ?? 'LEAVE_OUT',
  }
}

/** Finds one of the user's orders that is unfinished: it has to be delivered, or its payment refunded. */
export async function findUnfinishedOrder(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<OrderRecord | null> {
  return Order.findOne({
    userId,
    $or: [{ status: { $in: OPEN } }, ...REFUND_DUE_FILTERS],
  })
    .session(session)
    .lean()
}

/** Deletes the delivery notes of a user's orders. Invoices do not need them. */
export async function deleteDeliveryNotes(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await Order.updateMany({ userId }, { $unset: { deliveryNote: 1 } }, { session })
}

/** Streams all orders of a user, newest first. */
export function streamOrders(userId: Types.ObjectId): AsyncIterable<OrderRecord> {
  return streamRows(Order, { userId })
}

/** Adds the products from one of the user's orders to their cart, as far as they are available. */
export async function orderAgain(
  userId: Types.ObjectId,
  { orderId }: { orderId: string },
  loaders: CartLoaders,
): Promise<Refill> {
  const order = await findOrder(userId, orderId)
  if (!order) throw orderNotFound()
  return refillCart(userId, order.lines.map(reorderLine), loaders)
}

function reorderLine({ productId, name, quantity }: OrderLineRecord): LineRequest {
  return { productId: productId.toHexString(), name, quantity, seenPrice: null }
}

/** Marks an order as changed, so that open pages load it again. */
export async function touchOrder(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  await Order.updateOne({ _id }, { $set: { updatedAt: new Date() } }, { session })
}

export function orderNotFound(): UserFacingError {
  return userError(orderMessages.ORDER_UNKNOWN(), 'orderId')
}

async function isShown(url: PictureUrl): Promise<boolean> {
  // These run one after the other, because each has its own index.
  for (const path of ['lines.image', 'check.rejected.image', 'proposals.substitute.image']) {
    if (await Order.exists({ [path]: url })) return true
  }
  return false
}

/** Returns the URLs that an order line uses. Looks up each URL once, because a product may be in very many orders. */
export async function findUsedOrderPictures(urls: PictureUrl[]): Promise<PictureUrl[]> {
  const isUsed = await Promise.all(urls.map(isShown))
  return urls.filter((_url, index) => isUsed[index])
}
