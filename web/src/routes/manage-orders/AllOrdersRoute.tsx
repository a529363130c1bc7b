import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { type AllOrdersQuery, useAllOrdersQuery } from '../../apollo/manage-orders.generated.ts'
import { QueueFilter, type QueueFilterValue } from '../../features/manage-orders/QueueFilter.tsx'
import { QueueRow } from '../../features/manage-orders/QueueRow.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { EmptyState, ErrorState } from '../../ui/StateMessage.tsx'
import { OrderRowSkeleton } from '../../ui/order/OrderRowSkeleton.tsx'
import { font, media, space } from '../../ui/theme.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { useMore } from '../../ui/use-more.ts'
import { Page } from '../Page.tsx'
import { NewOrders } from './NewOrders.tsx'
import { useQueueFilter } from './use-queue-filter.ts'

/** Everybody's orders, newest first, without an end. */
export function AllOrdersRoute() {
  const { filter, setFilter } = useQueueFilter()
  const { ref, moveFocus } = useFocusAfterRemoval()
  const showTop = () => {
    window.scrollTo(0, 0)
    moveFocus()
  }
  return (
    <Page title="All Orders">
      <Stack>
        <Heading ref={ref} tabIndex={-1}>
          All Orders
        </Heading>
        <QueueFilter value={filter} onChange={setFilter} />
        <Queue filter={filter} onNewShown={showTop} />
      </Stack>
    </Page>
  )
}

interface QueueProps {
  filter: QueueFilterValue
  onNewShown: () => void
}

function Queue({ filter, onNewShown }: QueueProps) {
  // Who comes back from an order finds the list as it was left; whoever else comes gets today's.
  const [isBack] = useState(useNavigationType() === NavigationType.Pop)
  const { data, previousData, error, refetch, fetchMore } = useAllOrdersQuery({
    variables: filter,
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const more = useMore(data?.orders.pageInfo, (after) => fetchMore({ variables: { after } }))
  if (error && !data) {
    return (
      <ErrorState what="the orders" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  // The rows of the filter before stay, dimmed, until the new ones are there.
  const orders = (data ?? previousData)?.orders
  return (
    <div>
      {data && (
        <NewOrders
          key={`${filter.status} ${filter.payment} ${filter.search}`}
          filter={filter}
          shown={data.orders.edges}
          onShown={onNewShown}
        />
      )}
      {orders ? (
        <Rows edges={orders.edges} filter={data && filter} />
      ) : (
        <List aria-busy>
          {[1, 2, 3, 4].map((key) => (
            <OrderRowSkeleton key={key} />
          ))}
        </List>
      )}
      {data?.orders.pageInfo.hasNextPage && (
        <LoadMore isLoading={more.isLoading} hasFailed={more.hasFailed} onMore={more.load} />
      )}
    </div>
  )
}

interface RowsProps {
  edges: AllOrdersQuery['orders']['edges']
  /** What they were asked for with; undefined while they are those of the filter before. */
  filter: QueueFilterValue | undefined
}

function Rows({ edges, filter }: RowsProps) {
  // An order that was moved on since has left this list.
  const rows = edges.filter(
    ({ node: { status, payment } }) =>
      (!filter?.status || status === filter.status) &&
      (!filter?.payment || payment.state === filter.payment),
  )
  if (rows.length === 0) {
    return (
      <EmptyState icon={<ClipboardList size={32} />} title="No Data">
        {filter?.status || filter?.payment || filter?.search
          ? 'No order fits.'
          : 'New orders will be listed here.'}
      </EmptyState>
    )
  }
  return (
    <List $isDimmed={!filter} aria-busy={!filter}>
      {rows.map(({ node }) => (
        <QueueRow key={node.id} order={node} />
      ))}
    </List>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`

const Heading = styled.h1`
  font-size: ${font.heading};
  outline: none;
`

const List = styled.ul<{ $isDimmed?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  opacity: ${({ $isDimmed = false }) => ($isDimmed ? 0.5 : 1)};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
