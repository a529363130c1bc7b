import { useApolloClient } from '@apollo/client/react'
import { AllOrdersDocument, type AllOrdersQuery } from './AllOrders.generated.ts'
import { QueueRow_OrderFragmentDoc } from './QueueRow.generated.ts'
import { NewOrdersPill } from './NewOrdersPill.tsx'
import type { QueueFilterValue } from './QueueFilter.tsx'
import { useNewOrders } from './use-new-orders.ts'

interface NewOrdersProps {
  filter: QueueFilterValue
  /** The orders in the list. */
  shown: AllOrdersQuery['orders']['edges']
  onShown: () => void
}

/** Polls for orders that are newer than the list, and adds them on request. */
export function NewOrders({ filter, shown, onShown }: NewOrdersProps) {
  const { cache } = useApolloClient()
  const { newest, count, isMore } = useNewOrders(useLoadNewest(filter), shown)
  const show = () => {
    // Replaces the whole list with the first page, because orders between the two may be missing.
    if (newest) cache.writeQuery({ query: AllOrdersDocument, variables: filter, data: newest })
    onShown()
  }
  return <NewOrdersPill count={count} isMore={isMore} onShow={show} />
}

/** Loads the first page without the cache, so that the list does not move without a click. */
function useLoadNewest(filter: QueueFilterValue) {
  const client = useApolloClient()
  return async () => {
    const { data } = await client.query({
      query: AllOrdersDocument,
      variables: filter,
      fetchPolicy: 'no-cache',
    })
    // Updates the orders in the list.
    for (const { node } of data?.orders.edges ?? []) {
      client.cache.writeFragment({
        id: `Order:${node.id}`,
        fragment: QueueRow_OrderFragmentDoc,
        fragmentName: 'QueueRow_order',
        data: node,
      })
    }
    return data
  }
}
