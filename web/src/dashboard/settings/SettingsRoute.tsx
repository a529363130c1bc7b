import { toErrorMessage } from '../../apollo/error-message.ts'
import { Page } from '../../shared/page/Page.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { useManageSettingsQuery } from './Settings.generated.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'

/** The shop's settings, for admins. */
export default function SettingsRoute() {
  const { data, error, refetch } = useManageSettingsQuery({ fetchPolicy: 'network-only' })
  return (
    <Page title="Settings">
      <PageStack $gap={6}>
        <PageHeading>Settings</PageHeading>
        {error && !data ? (
          <ErrorState what="the settings" onRetry={() => void refetch()}>
            {toErrorMessage(error)}
          </ErrorState>
        ) : data ? (
          <>
            <SettingsForm settings={data.shopSettings} />
            <SettingsHistory />
          </>
        ) : (
          <Skeleton $height="640px" $round="large" />
        )}
      </PageStack>
    </Page>
  )
}
