import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { AllOrdersDocument, type AllOrdersQuery } from './AllOrders.generated.ts'
import { QueueRow_OrderFragmentDoc } from '../../features/manage-orders/QueueRow.generated.ts'
import { NewOrdersPill } from '../../features/manage-orders/NewOrdersPill.tsx'
import type { QueueFilterValue } from '../../features/manage-orders/QueueFilter.tsx'
import { usePolling } from '../../ui/manage/use-polling.ts'

const POLL_INTERVAL_MS = 10_000

type Edges = AllOrdersQuery['orders']['edges']

interface NewOrdersProps {
  filter: QueueFilterValue
  /** The orders in the list. */
  shown: Edges
  onShown: () => void
}

/** Polls for orders that are newer than the list, and adds them on request. */
export function NewOrders({ filter, shown, onShown }: NewOrdersProps) {
  const { cache } = useApolloClient()
  const newest = useNewestOrders(filter)
  const count = newest ? countNew(newest.orders.edges, shown) : 0
  const show = () => {
    // Replaces the whole list with the first page, because orders between both may be missing.
    if (newest) cache.writeQuery({ query: AllOrdersDocument, variables: filter, data: newest })
    onShown()
  }
  const isMore = count > 0 && count === newest?.orders.edges.length && shown.length > 0
  return <NewOrdersPill count={count} isMore={isMore} onShow={show} />
}

/** Polls the first page without the cache, so that the list does not move by itself. */
function useNewestOrders(filter: QueueFilterValue): AllOrdersQuery | null {
  const client = useApolloClient()
  const [newest, setNewest] = useState<AllOrdersQuery | null>(null)
  const refresh = async () => {
    const { data } = await client.query({
      query: AllOrdersDocument,
      variables: filter,
      fetchPolicy: 'no-cache',
    })
    if (!data) return
    setNewest(data)
    // Updates the orders in the list.
    for (const { node } of data.orders.edges) {
      client.cache.writeFragment({
        id: `Order:${node.id}`,
        fragment: QueueRow_OrderFragmentDoc,
        fragmentName: 'QueueRow_order',
        data: node,
      })
    }
  }
  // Errors are ignored: the next poll tries again.
  usePolling(() => void refresh().catch(() => undefined), POLL_INTERVAL_MS)
  return newest
}

/** Counts the orders that are newer than the list. */
function countNew(newest: Edges, shown: Edges): number {
  const known = new Set(shown.map(({ node }) => node.id))
  const latest = shown[0]?.node.createdAt ?? ''
  return newest.filter(({ node }) => !known.has(node.id) && node.createdAt >= latest).length
}
