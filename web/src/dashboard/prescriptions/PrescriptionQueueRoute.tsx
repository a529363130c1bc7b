import { ClipboardCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { QueueEntry, QueueEntrySkeleton, QueueList } from './QueueEntry.tsx'
import { useIsAdmin, useIsPharmacist } from '../../shared/use-role.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { useMore } from '../../ui/hooks/use-more.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { usePolling } from '../../ui/dashboard/use-polling.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { space } from '../../ui/theme.ts'
import { Page } from '../../shared/page/Page.tsx'
import {
  type ManagePrescriptionsQuery,
  useManagePrescriptionsQuery,
} from './PrescriptionQueue.generated.ts'

const POLL_INTERVAL_MS = 30_000
const PAGE_SIZE = 20
/** The server's maximum. */
const MAX_PAGE_SIZE = 50

/** The orders whose prescriptions must be checked, oldest first, for the team. */
export default function PrescriptionQueueRoute() {
  const isAdmin = useIsAdmin()
  const isPharmacist = useIsPharmacist()
  return (
    <Page title="Prescriptions">
      <PageStack>
        <Head>
          <PageHeading>Prescriptions</PageHeading>
          <Links>
            {isPharmacist && (
              <ButtonLink variant="secondary" to={dashboardPaths.prescriptionRegister}>
                Schedule H1 register
              </ButtonLink>
            )}
            {isAdmin && (
              <>
                <ButtonLink variant="secondary" to={dashboardPaths.recall}>
                  Recall and bills
                </ButtonLink>
                <ButtonLink variant="secondary" to={dashboardPaths.prescriptionViews}>
                  Log of views
                </ButtonLink>
              </>
            )}
          </Links>
        </Head>
        <Queue />
      </PageStack>
    </Page>
  )
}

function Queue() {
  const { data, error, refetch, fetchMore } = useManagePrescriptionsQuery({
    variables: { first: PAGE_SIZE },
    ...useListFetchPolicy(),
  })
  const queue = data?.ordersToCheck
  const more = useMore(queue, (page) => fetchMore({ variables: page }), { maxPage: MAX_PAGE_SIZE })
  // Loads as many orders as are shown, so that the list keeps its length. Errors are ignored, because the next poll
  // retries.
  const refresh = () => {
    const first = Math.min(Math.max(queue?.edges.length ?? 0, PAGE_SIZE), MAX_PAGE_SIZE)
    void fetchMore({ variables: { first, after: null } }).catch(() => undefined)
  }
  usePolling(refresh, POLL_INTERVAL_MS)
  if (error && !queue) {
    return (
      <ErrorState what="the prescriptions" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  return (
    <div>
      {queue ? <Entries edges={queue.edges} hasMore={more.hasMore} /> : <Waiting />}
      <LoadMore {...more} />
    </div>
  )
}

interface EntriesProps {
  edges: ManagePrescriptionsQuery['ordersToCheck']['edges']
  hasMore: boolean
}

function Entries({ edges, hasMore }: EntriesProps) {
  // Hides orders that were checked since.
  const waiting = edges.filter(({ node }) => node.prescriptionCheck?.state === 'PENDING')
  if (waiting.length === 0 && !hasMore) {
    return (
      <EmptyState icon={<ClipboardCheck size={32} />} title="No prescriptions to check.">
        New orders with schedule H or H1 medicines will appear here.
      </EmptyState>
    )
  }
  return (
    <QueueList aria-label="Prescriptions to check">
      {waiting.map(({ node }) => (
        <QueueEntry key={node.id} order={node} />
      ))}
    </QueueList>
  )
}

function Waiting() {
  return (
    <QueueList aria-busy>
      {[1, 2, 3, 4].map((key) => (
        <QueueEntrySkeleton key={key} />
      ))}
    </QueueList>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
