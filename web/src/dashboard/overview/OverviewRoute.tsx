import { toErrorMessage } from '../../apollo/error-message.ts'
import { CashPanel } from './cash/CashPanel.tsx'
import { SetupGuide } from './SetupGuide.tsx'
import { SalesPanel } from './SalesPanel.tsx'
import { ToDoTiles } from './ToDoTiles.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { usePolling } from '../../ui/dashboard/use-polling.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useManageOverviewQuery } from './Overview.generated.ts'

const POLL_INTERVAL_MS = 15_000

const NO_STEPS = { version: 0, setup: [] }

/** The tasks and the shop's sales, for admins. */
export default function OverviewRoute() {
  const { data, error, refetch } = useManageOverviewQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  // Errors are ignored, because the next poll retries.
  usePolling(() => void refetch().catch(() => undefined), POLL_INTERVAL_MS)
  return (
    <Page title="Overview">
      <PageStack $gap={6}>
        <PageHeading>Overview</PageHeading>
        {error && !data ? (
          <ErrorState what="the overview" onRetry={() => void refetch()}>
            {toErrorMessage(error)}
          </ErrorState>
        ) : (
          <>
            <SetupGuide settings={data?.shopSettings ?? NO_STEPS} />
            <ToDoTiles toDo={data?.overview.toDo ?? null} />
            <CashPanel toDo={data?.overview.toDo ?? null} />
            <SalesPanel sales={data?.overview ?? null} />
          </>
        )}
      </PageStack>
    </Page>
  )
}
