import { lazy } from 'react'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { useSessionActions, useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { useIsClient } from '../../ui/hooks/use-browser.ts'
import { Page } from '../../shared/page/Page.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { CheckoutContent } from './CheckoutContent.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

/* A separate chunk, because it is only for guests. */
const PleaseLogin = lazy(() => loadOrReload(() => import('../../shared/page/PleaseLogin.tsx')))

/** Open to everyone; guests are asked to log in. */
export default function CheckoutRoute() {
  return (
    <Page title="Checkout">
      <PageColumn>
        <Stack>
          <PageHeading>Checkout</PageHeading>
          <Content />
        </Stack>
      </PageColumn>
    </Page>
  )
}

function Content() {
  const { viewer, isLoading, hasFailed } = useViewer()
  const { reload } = useSessionActions()
  const isClient = useIsClient()
  if (viewer) return <CheckoutContent cart={viewer.cart} />
  if (hasFailed) return <ErrorState what="your cart" onRetry={() => void reload()} />
  if (isLoading || !isClient) return <CheckoutSkeleton />
  return <PleaseLogin from={paths.checkout}>Log in so we know where to deliver.</PleaseLogin>
}
