import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { OrderListSkeleton } from '../../shared/order/OrderList.tsx'
import { QueueFilter } from './QueueFilter.tsx'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { ViewSwitch } from '../../ui/dashboard/table/ViewSwitch.tsx'
import { useView } from '../../ui/dashboard/table/use-view.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { space } from '../../ui/theme.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useQueueFilter } from './use-queue-filter.ts'

const OrderPause = lazy(() => loadOrReload(() => import('./pause/OrderPause.tsx')))
const OrderQueue = lazy(() => loadOrReload(() => import('./queue/OrderQueue.tsx')))
const OrderTable = lazy(() => loadOrReload(() => import('./table/OrderTable.tsx')))

/** All orders for the team, as a table, or as a list of cards with the newest first. */
export default function AllOrdersRoute() {
  const { filter, setFilter, sort, setSort } = useQueueFilter()
  const { view, setView } = useView('orders', 'table')
  const { ref, moveFocus } = useFocusAfterRemoval()
  const showTop = () => {
    window.scrollTo(0, 0)
    moveFocus()
  }
  return (
    <Page title="All Orders">
      <PageStack>
        <Head>
          <PageHeading ref={ref} tabIndex={-1}>
            All Orders
          </PageHeading>
          <Tools>
            <ButtonLink variant="secondary" to={dashboardPaths.newOrder}>
              New order
            </ButtonLink>
            <ButtonLink variant="secondary" to={dashboardPaths.packOrders}>
              Pack orders
            </ButtonLink>
            {setView && <ViewSwitch view={view} onChoose={setView} />}
          </Tools>
        </Head>
        <Suspense fallback={<Skeleton $height="48px" $width="160px" $round="medium" />}>
          <OrderPause />
        </Suspense>
        {/* Without keys, the table would stay until the queue has loaded, and report to nobody. */}
        {view === 'list' ? (
          <Suspense
            key="list"
            fallback={
              <>
                <QueueFilter value={filter} onChange={setFilter} isTasks />
                <OrderListSkeleton count={4} />
              </>
            }
          >
            <OrderQueue {...{ filter, setFilter }} onNewShown={showTop} onAllGone={moveFocus} />
          </Suspense>
        ) : (
          <Suspense
            key="table"
            fallback={
              <>
                <QueueFilter value={filter} onChange={setFilter} hasDays />
                <Skeleton $height="720px" $round="large" />
              </>
            }
          >
            <OrderTable
              {...{ filter, setFilter, sort, setSort }}
              onNewShown={showTop}
              onAllGone={moveFocus}
            />
          </Suspense>
        )}
      </PageStack>
    </Page>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`
