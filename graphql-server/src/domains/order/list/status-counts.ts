import { Order, type StatusCount } from '../record/order.model.ts'
import { STATUSES } from '../record/order-statuses.ts'
import { findCandidates, MAX_CANDIDATES } from './candidates.ts'
import { toQueries, type OrderFilter } from './order-filter.ts'

/** Counting more would take too long. */
const MAX_COUNT = 10_000

/** Counts the filtered orders by status. Ignores the filter's own status. */
export async function countStatuses(filter: OrderFilter): Promise<StatusCount[]> {
  return filter.isComplex ? countCandidates(filter) : countByIndex(filter)
}

function countByIndex(filter: OrderFilter): Promise<StatusCount[]> {
  return Promise.all(
    STATUSES.map(async (status) => {
      const counts = await Promise.all(
        toQueries(filter, { status }).map((query) =>
          Order.countDocuments(query, { limit: MAX_COUNT + 1 }),
        ),
      )
      const count = counts.reduce((sum, one) => sum + one, 0)
      return { status, count: Math.min(count, MAX_COUNT), isMore: count > MAX_COUNT }
    }),
  )
}

async function countCandidates(filter: OrderFilter): Promise<StatusCount[]> {
  const candidates = await findCandidates(filter, null)
  const isMore = candidates.length > MAX_CANDIDATES
  const counted = candidates.slice(0, MAX_CANDIDATES)
  return STATUSES.map((status) => ({
    status,
    count: counted.filter((order) => order.status === status).length,
    isMore,
  }))
}
