import { useParams } from 'react-router-dom'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { DeliveryLog } from './webhooks/DeliveryLog.tsx'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { PageStack } from '../../ui/layout/Stack.ts'
import NotFoundRoute from '../../shared/page/NotFoundRoute.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useDeliveryLog } from './use-delivery-log.ts'

/** A webhook's deliveries, for admins. */
export default function DeliveriesRoute() {
  const { keyId = '', webhookId = '' } = useParams()
  const { error, isGone, retry, log } = useDeliveryLog(webhookId)
  if (isGone) return <NotFoundRoute />
  return (
    <Page title="Deliveries">
      <PageStack>
        <BackLink to={dashboardPaths.webhooks(keyId)}>Webhooks</BackLink>
        <PageHeading>Deliveries</PageHeading>
        {error ? (
          <ErrorState what="the deliveries" onRetry={retry}>
            {toErrorMessage(error)}
          </ErrorState>
        ) : (
          <DeliveryLog {...log} />
        )}
      </PageStack>
    </Page>
  )
}
