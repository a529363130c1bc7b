import type { OrderStatus } from '../../../contract/types.generated.ts'
import { Order } from '../record/order.model.ts'
import { toQueries, type OrderFilter } from './order-filter.ts'
import type { SortedOrder } from './order-sort.ts'

/** Reading more orders would take too long. */
export const MAX_CANDIDATES = 1_000

/** Finds up to 1,001 matching orders, which are then sorted or counted. */
export async function findCandidates(
  filter: OrderFilter,
  status: OrderStatus | null,
): Promise<SortedOrder[]> {
  const found = await Promise.all(
    toQueries(filter, status ? { status } : {}).map((query) =>
      Order.find(query, { status: 1, total: 1 })
        .limit(MAX_CANDIDATES + 1)
        // This reads one batch.
        .batchSize(MAX_CANDIDATES + 2)
        .lean<SortedOrder[]>(),
    ),
  )
  return [...new Map(found.flat().map((order) => [order._id.toHexString(), order])).values()]
}
