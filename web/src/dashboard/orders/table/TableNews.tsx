import { useApolloClient } from '@apollo/client/react'
import type { OrderSort } from '../../../apollo/schema-types.generated.ts'
import { NewOrdersPill } from '../NewOrdersPill.tsx'
import type { QueueFilterValue } from '../QueueFilter.tsx'
import { OrderTableRow_OrderFragmentDoc } from './OrderTableRow.generated.ts'
import { useNewOrders } from '../use-new-orders.ts'
import { ManageOrderTableDocument, type ManageOrderTableQuery } from './OrderTable.generated.ts'

interface TableNewsProps {
  filter: QueueFilterValue
  sort: OrderSort
  /** The orders in the table. */
  shown: ManageOrderTableQuery['orders']['edges']
  onShow: () => void
}

/** Polls for new orders, however the table is sorted, and offers to reload the table. */
export function TableNews({ filter, sort, shown, onShow }: TableNewsProps) {
  const client = useApolloClient()
  const load = async () => {
    const { data } = await client.query({
      query: ManageOrderTableDocument,
      variables: filter,
      fetchPolicy: 'no-cache',
    })
    // Updates the orders in the table.
    for (const { node } of data?.orders.edges ?? []) {
      client.cache.writeFragment({
        id: `Order:${node.id}`,
        fragment: OrderTableRow_OrderFragmentDoc,
        fragmentName: 'OrderTableRow_order',
        data: node,
      })
    }
    return data
  }
  const { count, isMore } = useNewOrders(load, sort === 'PLACED_DESC' ? shown : null)
  return <NewOrdersPill count={count} isMore={isMore} onShow={onShow} />
}
