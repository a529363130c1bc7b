import { lazy, Suspense, useEffect, useState } from 'react'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { useViewer } from '../../../apollo/session.tsx'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { BackLink } from '../../../shared/page/BackLink.tsx'
import { lazyChunk } from '../../../shared/lazy-chunk.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import type { OrderLink } from './links/order-link.ts'
import { useNewOrderQuery } from './NewOrder.generated.ts'
import { type Placed, PlacedOrder } from './PlacedOrder.tsx'

const form = lazyChunk(() => import('./NewOrderForm.tsx'))
const OrderLinks = lazy(() => loadOrReload(() => import('./links/OrderLinks.tsx')))
const linkDialog = lazyDialog(() => import('./links/LinkDialog.tsx'))

const loading = <Skeleton $height="640px" $round="large" />

/** Where the team enters orders of customers who call. */
export default function NewOrderRoute() {
  const { viewer } = useViewer()
  const { data, error, refetch } = useNewOrderQuery()
  const [placed, setPlaced] = useState<Placed | null>(null)
  const [link, setLink] = useState<OrderLink | null>(null)
  useEffect(() => void form.preload(), [])
  return (
    <Page title="New order">
      <PageStack>
        <BackLink to={dashboardPaths.allOrders}>All Orders</BackLink>
        <PageHeading tabIndex={-1}>New order</PageHeading>
        {!data && error && (
          <ErrorState onRetry={() => void refetch()}>{toErrorMessage(error)}</ErrorState>
        )}
        {!data && !error && loading}
        {placed && <PlacedOrder order={placed} onNext={() => setPlaced(null)} />}
        {data && viewer && !placed && (
          <Suspense fallback={loading}>
            <form.Content
              viewerId={viewer.id}
              offersPickUp={data.store.pickUpForAll}
              onPlaced={setPlaced}
              onLink={setLink}
            />
          </Suspense>
        )}
        <Suspense>
          <OrderLinks />
        </Suspense>
        {link && <linkDialog.Dialog link={link} onClose={() => setLink(null)} />}
      </PageStack>
    </Page>
  )
}
