import { useState } from 'react'
import { useReloadedList } from '../../../shared/use-reloaded-list.ts'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import type { OrderSort } from '../../../apollo/schema-types.generated.ts'
import { useListFetchPolicy } from '../../../shared/use-list-fetch-policy.ts'
import { QueueFilter, type QueueFilterValue } from '../QueueFilter.tsx'
import { isShown, NoOrders, SearchHint } from '../shown-orders.tsx'
import { OrderBulkBar } from './OrderBulkBar.tsx'
import { OrderTableRow, OrderTableRowSkeleton } from './OrderTableRow.tsx'
import { type Column, DataTable, type Sort } from '../../../ui/dashboard/table/DataTable.tsx'
import { useSelection } from '../../../ui/dashboard/table/use-selection.ts'
import { LoadMore } from '../../../ui/states/LoadMore.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { useManageOrderTableQuery } from './OrderTable.generated.ts'
import { TableNews } from './TableNews.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import { useStatusCounts } from './use-status-counts.ts'
import { useNow } from '../use-now.ts'

const SKELETON_ROWS = 10

type SortKey = 'PLACED' | 'TOTAL' | 'STATUS'

const columns: readonly Column<SortKey>[] = [
  { text: 'Order', sortKey: 'PLACED', startsDescending: true },
  { text: 'Customer' },
  { text: 'Total', sortKey: 'TOTAL', startsDescending: true, isNumber: true },
  { text: 'Status', sortKey: 'STATUS' },
  { text: 'Next step' },
]

interface OrderTableProps {
  filter: QueueFilterValue
  setFilter: (changes: Partial<QueueFilterValue>) => void
  sort: OrderSort
  setSort: (sort: OrderSort) => void
  /** Called when new orders are shown. */
  onNewShown: () => void
  /** Called when the last row disappears while it has the focus. */
  onAllGone: () => void
}

/** All orders as a table, with actions for one order or many. */
export default function OrderTable(props: OrderTableProps) {
  const { filter, setFilter } = props
  const { counts, refresh } = useStatusCounts(filter)
  return (
    <>
      <QueueFilter value={filter} onChange={setFilter} counts={counts} hasDays />
      <Orders {...props} onMoved={refresh} />
    </>
  )
}

const skeletons = Array.from({ length: SKELETON_ROWS }, (_, index) => (
  <OrderTableRowSkeleton key={index} />
))

type OrdersProps = OrderTableProps & { onMoved: () => void }

function Orders({ filter, sort, setSort, onNewShown, onAllGone, onMoved }: OrdersProps) {
  const variables = { ...filter, sort }
  const { data, previousData, error, refetch, fetchMore } = useManageOrderTableQuery({
    variables,
    ...useListFetchPolicy(),
  })
  const [loads, setLoads] = useState(0)
  const more = useReloadedList(data?.orders, (page) => fetchMore({ variables: page }), 50)
  // The previous filter's rows stay, dimmed, until the new rows are loaded.
  const page = (data ?? previousData)?.orders
  const edges = page?.edges
  const orders = (edges ?? []).map(({ node }) => node)
  const rows = data ? orders.filter((order) => isShown(order, filter)) : orders
  const selection = useSelection(rows.map(({ id }) => id))
  const now = useNow()
  const { ref, remember, returnToTable } = useKeepFocus(onAllGone)
  const showNew = async () => {
    await refetch().catch(() => undefined)
    setLoads((before) => before + 1)
    onNewShown()
  }
  if (error && !data) {
    return (
      <ErrorState what="the orders" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  return (
    <div ref={ref}>
      {data && (
        <TableNews
          key={`${JSON.stringify(variables)} ${loads}`}
          {...{ filter, sort }}
          shown={data.orders.edges}
          onShow={() => void showNew()}
        />
      )}
      <SearchHint page={page} />
      {edges && rows.length === 0 ? (
        <NoOrders filter={filter} page={page} />
      ) : (
        <DataTable
          label="Orders"
          columns={columns}
          sort={parseSort(sort)}
          onSort={({ by, isDescending }) => setSort(`${by}_${isDescending ? 'DESC' : 'ASC'}`)}
          selection={selection}
          isBusy={!data}
          isDimmed={Boolean(edges) && !data}
        >
          {rows.map((order, index) => (
            <OrderTableRow
              key={order.id}
              {...{ order, now, onMoved }}
              isSelected={selection.has(order.id)}
              onToggle={() => selection.toggle(order.id)}
              onMove={() => remember(index)}
            />
          ))}
          {!edges && skeletons}
        </DataTable>
      )}
      <OrderBulkBar
        orders={rows.filter(({ id }) => selection.ids.includes(id))}
        onMoved={onMoved}
        onNoReply={() => void refetch().catch(() => undefined)}
        onClosed={() => {
          selection.clear()
          returnToTable()
        }}
      />
      <LoadMore {...more} />
    </div>
  )
}

function parseSort(sort: OrderSort): Sort<SortKey> {
  const by = (['TOTAL', 'STATUS'] as const).find((key) => sort.startsWith(key)) ?? 'PLACED'
  return { by, isDescending: sort.endsWith('_DESC') }
}
