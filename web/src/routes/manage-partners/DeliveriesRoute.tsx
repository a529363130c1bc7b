import { useParams } from 'react-router-dom'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { DeliveryLog } from '../../features/manage-webhooks/DeliveryLog.tsx'
import { managePaths } from '../../lib/manage-paths.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { BackLink } from '../BackLink.tsx'
import { PageStack } from '../../ui/layout/Stack.ts'
import NotFoundRoute from '../NotFoundRoute.tsx'
import { Page } from '../Page.tsx'
import { useDeliveryLog } from './use-delivery-log.ts'

/** The deliveries of one webhook, for admins. */
export default function DeliveriesRoute() {
  const { keyId = '', webhookId = '' } = useParams()
  const { error, isGone, retry, log } = useDeliveryLog(webhookId)
  if (isGone) return <NotFoundRoute />
  return (
    <Page title="Deliveries">
      <PageStack>
        <BackLink to={managePaths.webhooks(keyId)}>Webhooks</BackLink>
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
