import { useParams } from 'react-router-dom'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { useManageWebhooksQuery } from './Webhooks.generated.ts'
import { WebhookPanel } from './webhooks/WebhookPanel.tsx'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { PageStack } from '../../ui/layout/Stack.ts'
import NotFoundRoute from '../../shared/page/NotFoundRoute.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useReloadOnReturn } from '../../shared/use-reload-on-return.ts'

/** A key's webhooks, for admins. */
export default function WebhooksRoute() {
  const { keyId = '' } = useParams()
  const { data, error, refetch } = useManageWebhooksQuery({
    variables: { keyId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  useReloadOnReturn(() => refetch())
  if (data && !data.partnerKey) return <NotFoundRoute />
  const key = data?.partnerKey
  return (
    <Page title="Webhooks">
      <PageStack>
        <BackLink to={dashboardPaths.partners}>Partners</BackLink>
        {error && !data ? (
          <>
            <VisuallyHidden as="h1">Webhooks</VisuallyHidden>
            <ErrorState what="the webhooks" onRetry={() => void refetch()}>
              {toErrorMessage(error)}
            </ErrorState>
          </>
        ) : (
          <WebhookPanel
            keyId={keyId}
            owner={key ? `${key.name}, ${key.prefix}…` : null}
            webhooks={data?.webhooks ?? null}
          />
        )}
      </PageStack>
    </Page>
  )
}
