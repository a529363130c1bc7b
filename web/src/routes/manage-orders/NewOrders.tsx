import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import {
  AllOrdersDocument,
  type AllOrdersQuery,
  QueueRow_OrderFragmentDoc,
} from '../../apollo/manage-orders.generated.ts'
import { NewOrdersPill } from '../../features/manage-orders/NewOrdersPill.tsx'
import type { QueueFilterValue } from '../../features/manage-orders/QueueFilter.tsx'
import { usePolling } from '../../ui/manage/use-polling.ts'

const pollEvery = 10_000

type Edges = AllOrdersQuery['orders']['edges']

interface NewOrdersProps {
  filter: QueueFilterValue
  /** What the list shows. */
  shown: Edges
  onShown: () => void
}

/** Looks for orders that came since the list was loaded, and puts them in front when the admin asks for them. */
export function NewOrders({ filter, shown, onShown }: NewOrdersProps) {
  const { cache } = useApolloClient()
  const newest = useNewestOrders(filter)
  const count = newest ? countNew(newest.orders.edges, shown) : 0
  const show = () => {
    // The first page takes the place of the whole list: between it and what was loaded there may be others.
    if (newest) cache.writeQuery({ query: AllOrdersDocument, variables: filter, data: newest })
    onShown()
  }
  const isMore = count > 0 && count === newest?.orders.edges.length && shown.length > 0
  return <NewOrdersPill count={count} isMore={isMore} onShow={show} />
}

/** The first page of the list, time and again, past the cache's list: that one moves when it is asked to. */
function useNewestOrders(filter: QueueFilterValue): AllOrdersQuery | null {
  const client = useApolloClient()
  const [newest, setNewest] = useState<AllOrdersQuery | null>(null)
  const look = async () => {
    const { data } = await client.query({
      query: AllOrdersDocument,
      variables: filter,
      fetchPolicy: 'no-cache',
    })
    if (!data) return
    setNewest(data)
    // What others have done to the orders is shown in the rows at once.
    for (const { node } of data.orders.edges) {
      client.cache.writeFragment({
        id: `Order:${node.id}`,
        fragment: QueueRow_OrderFragmentDoc,
        fragmentName: 'QueueRow_order',
        data: node,
      })
    }
  }
  // Nobody waits for it: what did not come this time comes the next.
  usePolling(() => void look().catch(() => undefined), pollEvery)
  return newest
}

/** How many were placed after all that are shown. */
function countNew(newest: Edges, shown: Edges): number {
  const known = new Set(shown.map(({ node }) => node.id))
  const latest = shown[0]?.node.createdAt ?? ''
  return newest.filter(({ node }) => !known.has(node.id) && node.createdAt >= latest).length
}
