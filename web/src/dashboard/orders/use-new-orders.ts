import { useEffect, useEffectEvent, useState } from 'react'
import { usePolling } from '../../ui/dashboard/use-polling.ts'

const POLL_INTERVAL_MS = 10_000

interface Edge {
  node: { id: string; createdAt: string }
}

interface OrdersData {
  orders: { edges: readonly Edge[] }
}

/**
 * Polls for orders that are newer than the shown orders. `load` loads the newest orders without the cache. With null,
 * for lists that are not sorted by time, orders count as new if they arrive after the first poll, which starts at once.
 */
export function useNewOrders<Data extends OrdersData>(
  load: () => Promise<Data | undefined>,
  shown: readonly Edge[] | null,
) {
  const [newest, setNewest] = useState<Data | null>(null)
  const [first, setFirst] = useState<Data | null>(null)
  const hold = (data: Data | undefined) => {
    if (!data) return
    setNewest(data)
    setFirst((before) => before ?? data)
  }
  // Errors are ignored, because the next poll retries.
  const poll = () => void load().then(hold, () => undefined)
  const begin = useEffectEvent(() => {
    if (shown === null) poll()
  })
  useEffect(() => begin(), [])
  usePolling(poll, POLL_INTERVAL_MS)
  const listed = shown ?? first?.orders.edges ?? []
  const count = newest ? countNew(newest.orders.edges, listed) : 0
  const isMore = count > 0 && count === newest?.orders.edges.length && listed.length > 0
  return { newest, count, isMore }
}

/** Counts the orders that are newer than the list. */
function countNew(newest: readonly Edge[], shown: readonly Edge[]): number {
  const shownIds = new Set(shown.map(({ node }) => node.id))
  const latest = shown[0]?.node.createdAt ?? ''
  return newest.filter(({ node }) => !shownIds.has(node.id) && node.createdAt >= latest).length
}
