import type DataLoader from 'dataloader'
import type { Types } from 'mongoose'
import { batchLoader, groupBy } from '../../../lib/database/loaders.ts'
import { parseId } from '../../../lib/ids.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { REFUND_DUE_FILTERS } from '../record/refund.model.ts'
import { sumOpenMoney, type OpenMoney } from './open-money.ts'

/** How often and when a customer has ordered. */
interface OrderCount {
  count: number
  lastAt: Date | null
}

export interface CustomerOrderLoaders {
  /** By the customer's ID. */
  orderCount: DataLoader<string, OrderCount>
  openMoney: DataLoader<string, OpenMoney>
}

/** More than all orders of a page of customers, so that one command reads them. */
const ONE_BATCH = 100_000

const MAYBE_OPEN = [
  { 'payment.state': { $in: ['DUE', 'CLAIMED'] } },
  ...REFUND_DUE_FILTERS,
] as const

/** Batches the loading of facts about customers' orders within one request. */
export function createCustomerOrderLoaders(): CustomerOrderLoaders {
  return {
    orderCount: batchLoader('orderCount', async (userIds) => {
      // The index has both fields, so that no order is read. An ID begins with the time of the order.
      const orders = await Order.find(ofUsers(userIds), { userId: 1 }).batchSize(ONE_BATCH).lean()
      return byUser(userIds, orders).map((own) => ({ count: own.length, lastAt: findLast(own) }))
    }),
    openMoney: batchLoader('openMoney', async (userIds) => {
      const open = { ...ofUsers(userIds), $or: [...MAYBE_OPEN] }
      const orders = await Order.find(open).batchSize(ONE_BATCH).lean()
      return byUser(userIds, orders).map(sumOpenMoney)
    }),
  }
}

function ofUsers(userIds: readonly string[]) {
  return { userId: { $in: userIds.flatMap((id) => parseId(id) ?? []) } }
}

/** Each user's orders, in the given sequence of users. */
function byUser<Row extends Pick<OrderRecord, 'userId'>>(
  userIds: readonly string[],
  orders: Row[],
) {
  const found = groupBy(orders, ({ userId }) => [userId.toHexString()])
  return userIds.map((id) => found.get(id) ?? [])
}

function findLast(orders: readonly { _id: Types.ObjectId }[]): Date | null {
  const times = orders.map(({ _id }) => _id.getTimestamp().getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : null
}
