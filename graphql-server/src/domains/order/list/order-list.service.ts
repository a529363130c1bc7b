import type { OrderSort } from '../../../contract/types.generated.ts'
import { parseId, uniqueIds } from '../../../lib/ids.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import {
  pageRequest,
  toPage,
  type PageArgs,
  type PageRequest,
} from '../../../lib/database/pagination.ts'
import { requestError } from '../../../lib/errors.ts'
import { orderMessages } from '../messages.ts'
import {
  parseOrderFilter,
  toQueries,
  type OrderFilter,
  type OrderFilterArgs,
} from './order-filter.ts'
import { toValueSort } from './order-sort.ts'
import { findSortedPage } from './sorted-page.ts'
import { countStatuses } from './status-counts.ts'
import { Order, type OrderPage, type OrderRecord } from '../record/order.model.ts'
import { MAX_PAGE } from '../record/order.service.ts'

/** The maximum number of orders that are moved or printed at once. */
export const MAX_AT_ONCE = 500

export interface OrderListArgs extends OrderFilterArgs, PageArgs {
  sort: OrderSort
}

/** Lists all orders. */
export async function listAllOrders({
  sort,
  first,
  after,
  ...args
}: OrderListArgs): Promise<OrderPage> {
  const filter = await parseOrderFilter(args)
  const list = listOf('orders', { sort, ...args })
  const valueSort = toValueSort(sort)
  const page = valueSort
    ? await findSortedPage(filter, valueSort, { list, first, after })
    : await findPageByTime(
        filter,
        sort === 'PLACED_ASC',
        pageRequest(list, { first, after }, MAX_PAGE),
      )
  return { ...page, countStatuses: () => countStatuses(filter), searchHint: filter.searchHint }
}

async function findPageByTime(
  filter: OrderFilter,
  isOldestFirst: boolean,
  page: PageRequest,
): Promise<OrderPage> {
  const limit = page.after ? (isOldestFirst ? { $gt: page.after } : { $lt: page.after }) : undefined
  const status = filter.status ? { status: filter.status } : {}
  const found = await Promise.all(
    toQueries(filter, status, limit).map((query) =>
      Order.find(query)
        .sort({ _id: isOldestFirst ? 1 : -1 })
        .limit(page.first + 1)
        .lean(),
    ),
  )
  const byId = new Map(found.flat().map((order) => [order._id.toHexString(), order]))
  const ids = [...byId.keys()].toSorted()
  if (!isOldestFirst) ids.reverse()
  const rows = ids.flatMap((id) => byId.get(id) ?? []).slice(0, page.first + 1)
  return toPage(rows, page)
}

export async function findAnyOrder(id: string): Promise<OrderRecord | null> {
  const _id = parseId(id)
  return _id && Order.findById(_id).lean()
}

/** Finds the orders with these IDs, in the same sequence. Throws for more than 500. */
export async function findOrdersById(texts: string[]): Promise<OrderRecord[]> {
  if (texts.length > MAX_AT_ONCE) {
    throw requestError(orderMessages.TOO_MANY_ORDERS_REQUESTED({ max: MAX_AT_ONCE }))
  }
  const ids = uniqueIds(texts.flatMap((text) => parseId(text) ?? []))
  const orders = await Order.find({ _id: { $in: ids } })
    // This reads one batch.
    .batchSize(MAX_AT_ONCE + 1)
    .lean()
  const byId = new Map(orders.map((order) => [order._id.toHexString(), order]))
  return ids.flatMap((id) => byId.get(id.toHexString()) ?? [])
}
