import { toErrorMessage } from '../../apollo/error-message.ts'
import { TeamPanel } from './TeamPanel.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useManageTeamQuery } from './Team.generated.ts'
import { useReloadOnReturn } from '../../shared/use-reload-on-return.ts'

/** The people who run the shop, for admins. */
export default function TeamRoute() {
  const { data, error, refetch } = useManageTeamQuery({ fetchPolicy: 'cache-and-network' })
  useReloadOnReturn(() => refetch())
  return (
    <Page title="Team">
      {error && !data ? (
        <div>
          <VisuallyHidden as="h1">Team</VisuallyHidden>
          <ErrorState what="the team" onRetry={() => void refetch()}>
            {toErrorMessage(error)}
          </ErrorState>
        </div>
      ) : (
        <TeamPanel team={data?.team ?? null} />
      )}
    </Page>
  )
}
