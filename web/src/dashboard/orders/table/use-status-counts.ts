import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import type { QueueFilterValue } from '../QueueFilter.tsx'
import { usePolling } from '../../../ui/dashboard/use-polling.ts'
import { useManageOrderCountsQuery } from './OrderTable.generated.ts'

const POLL_INTERVAL_MS = 10_000

/** The number of orders by status as text, such as '12' or '10,000+', for the rest of the filter. */
export function useStatusCounts({ payment, search, placedFrom, placedTo }: QueueFilterValue) {
  const { data, previousData, refetch } = useManageOrderCountsQuery({
    variables: { payment, search, placedFrom, placedTo },
    fetchPolicy: 'cache-and-network',
  })
  // Errors are ignored, because the next poll retries.
  const refresh = () => void refetch().catch(() => undefined)
  usePolling(refresh, POLL_INTERVAL_MS)
  const counts: Partial<Record<OrderStatus, string>> = {}
  for (const { status, count, isMore } of (data ?? previousData)?.orders.statusCounts ?? []) {
    counts[status] = `${count.toLocaleString('en-IN')}${isMore ? '+' : ''}`
  }
  return { counts, refresh }
}
