import { toErrorMessage } from '../../../apollo/error-message.ts'
import { OrderList, OrderListSkeleton } from '../../../shared/order/OrderList.tsx'
import { useListFetchPolicy } from '../../../shared/use-list-fetch-policy.ts'
import { useReloadedList } from '../../../shared/use-reloaded-list.ts'
import { LoadMore } from '../../../ui/states/LoadMore.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { type AllOrdersQuery, useAllOrdersQuery } from '../AllOrders.generated.ts'
import { NewOrders } from '../NewOrders.tsx'
import { QueueFilter, type QueueFilterValue } from '../QueueFilter.tsx'
import { isShown, NoOrders, SearchHint } from '../shown-orders.tsx'
import { useKeepFocus } from '../table/use-keep-focus.ts'
import { useStatusCounts } from '../table/use-status-counts.ts'
import { useNow } from '../use-now.ts'
import { QueueCard } from './QueueCard.tsx'

interface OrderQueueProps {
  filter: QueueFilterValue
  setFilter: (changes: Partial<QueueFilterValue>) => void
  /** Called when new orders are shown. */
  onNewShown: () => void
  /** Called when the last card disappears while it has the focus. */
  onAllGone: () => void
}

/** All orders as cards, each with its next step. */
export default function OrderQueue({ filter, setFilter, ...listeners }: OrderQueueProps) {
  const { counts, refresh } = useStatusCounts(filter)
  return (
    <>
      <QueueFilter value={filter} onChange={setFilter} counts={counts} isTasks />
      <Orders {...listeners} filter={filter} onMoved={refresh} />
    </>
  )
}

type OrdersProps = Omit<OrderQueueProps, 'setFilter'> & { onMoved: () => void }

function Orders({ filter, onNewShown, onAllGone, onMoved }: OrdersProps) {
  const { data, previousData, error, refetch, fetchMore } = useAllOrdersQuery({
    variables: filter,
    ...useListFetchPolicy(),
  })
  const more = useReloadedList(data?.orders, (page) => fetchMore({ variables: page }), 50)
  const { ref, remember } = useKeepFocus(onAllGone, 'ul > li')
  if (error && !data) {
    return (
      <ErrorState what="the orders" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  // The previous filter's rows stay, dimmed, until the new rows are loaded.
  const orders = (data ?? previousData)?.orders
  return (
    <div ref={ref}>
      {data && (
        <NewOrders
          key={JSON.stringify(filter)}
          filter={filter}
          shown={data.orders.edges}
          onShown={onNewShown}
        />
      )}
      {orders ? (
        <Cards orders={orders} filter={data && filter} onMove={remember} onMoved={onMoved} />
      ) : (
        <OrderListSkeleton count={4} />
      )}
      <LoadMore {...more} />
    </div>
  )
}

interface CardsProps {
  orders: AllOrdersQuery['orders']
  /** The cards' filter; undefined while the previous filter's cards are shown. */
  filter: QueueFilterValue | undefined
  /** Called with the card's position. */
  onMove: (index: number) => void
  onMoved: () => void
}

function Cards({ orders, filter, onMove, onMoved }: CardsProps) {
  const now = useNow()
  // Hides orders that have changed since.
  const cards = orders.edges.filter(({ node }) => !filter || isShown(node, filter))
  if (cards.length === 0) return <NoOrders filter={filter} page={orders} />
  return (
    <>
      <SearchHint page={orders} />
      <OrderList $isDimmed={!filter} aria-busy={!filter}>
        {cards.map(({ node }, index) => (
          <QueueCard
            key={node.id}
            order={node}
            now={now}
            onMove={() => onMove(index)}
            onMoved={onMoved}
          />
        ))}
      </OrderList>
    </>
  )
}
