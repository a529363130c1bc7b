import mongoose, { type QueryFilter, type Types } from 'mongoose'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'
import { createLimiter } from '../../../auth/limiter.ts'
import { enqueueAll, type OutboxEntryFields } from '../../../mail/outbox.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { singleMail } from './order-letters.ts'

const BATCH_SIZE = 100
const WINDOW_SECONDS = 5 * 60

/** A customer's first order is confirmed at once. Orders within the next minutes are confirmed together. */
const limit = createLimiter('order-confirmations', { points: 1, duration: WINDOW_SECONDS })

const groupRefs = z.object({ orderId: z.string(), more: z.string().optional() })

/** The IDs of all orders in an entry. */
export function groupIds(refs: Record<string, string>): string[] {
  const { orderId, more } = groupRefs.parse(refs)
  return [orderId, ...(more?.split(',') ?? [])]
}

type Due = Pick<OrderRecord, '_id' | 'userId' | 'mailAfter'>

/**
 * Enqueues the confirmations that are due, and the emails to the shop about new orders if it wants them. Each order is
 * in one email of each kind; a customer's orders within a few minutes share an email. Due confirmations are marked on
 * the order itself, so that placing an order takes no second write, and only placed orders are confirmed. Returns when
 * the next confirmation is due.
 */
export async function enqueueConfirmations({ isShopNotified = false } = {}): Promise<Date | null> {
  const now = new Date()
  const [fresh, held] = await Promise.all([
    findMarked({ mailDue: true }),
    findMarked({ mailAfter: { $gt: new Date(0) } }),
  ])
  const later = held.find(({ mailAfter = now }) => mailAfter > now)
  const ready = held.filter(({ mailAfter = now }) => mailAfter <= now)
  const groups = new Map<string, Due[]>()
  for (const due of [...fresh, ...ready]) {
    const userId = due.userId.toHexString()
    groups.set(userId, [...(groups.get(userId) ?? []), due])
  }
  for (const [userId, due] of groups) {
    const wait = await consumeOrWait(userId)
    if (wait === null) await enqueueGroup(due, isShopNotified)
    else await postpone(due, new Date(Date.now() + wait))
  }
  return later?.mailAfter ?? null
}

function findMarked(filter: QueryFilter<OrderRecord>): Promise<Due[]> {
  return Order.find(filter, { _id: 1, userId: 1, mailAfter: 1 })
    .sort({ mailAfter: 1 })
    .limit(BATCH_SIZE)
    .lean()
    .exec()
}

/** The milliseconds until this customer may get the next email. Null if they may get it now. */
async function consumeOrWait(userId: string): Promise<number | null> {
  try {
    await limit.consume(userId)
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext
    throw reason
  }
}

/** Skips orders that another process has already enqueued. */
async function enqueueGroup(due: Due[], isShopNotified: boolean): Promise<void> {
  await mongoose.connection.transaction(async (session) => {
    const isWaiting = { $or: [{ mailDue: true as const }, { mailAfter: { $gt: new Date(0) } }] }
    const _id = { $in: due.map((order) => order._id) }
    const orders = await Order.find({ _id, ...isWaiting }, { _id: 1 }, { session }).lean()
    const ids = orders.map((order) => order._id)
    const [first, ...others] = ids
    if (!first) return
    const toShop = isShopNotified ? [groupMail('newOrder', first, others)] : []
    const confirmation = groupMail('orderConfirmation', first, others)
    const key = `order:${first.toHexString()}`
    await enqueueAll([{ ...confirmation, key }, ...toShop], session)
    const options = { session, timestamps: false }
    const done = { $unset: { mailDue: 1, mailAfter: 1 } } as const
    await Order.updateMany({ _id: { $in: ids } }, done, options)
  })
}

function groupMail(kind: string, first: Types.ObjectId, others: Types.ObjectId[]) {
  const entry: OutboxEntryFields = singleMail(kind, first)
  if (others.length === 0) return entry
  const more = others.map((id) => id.toHexString()).join()
  return { ...entry, refs: { ...entry.refs, more } }
}

async function postpone(due: Due[], mailAfter: Date): Promise<void> {
  const _id = { $in: due.map((order) => order._id) }
  const later = { $set: { mailAfter }, $unset: { mailDue: 1 } } as const
  await Order.updateMany({ _id, mailDue: true }, later, { timestamps: false })
  await Order.updateMany(
    { _id, mailAfter: { $lt: mailAfter } },
    { $set: { mailAfter } },
    { timestamps: false },
  )
}
