import { Eye } from 'lucide-react'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { useManagePrescriptionViewsQuery } from './PrescriptionViews.generated.ts'
import { ViewTable } from './ViewTable.tsx'

/** Who in the team has opened which prescription, newest first. For admins. */
export default function PrescriptionViewsRoute() {
  return (
    <Page title="Log of views">
      <PageStack>
        <BackLink to={dashboardPaths.prescriptionQueue}>Prescriptions</BackLink>
        <header>
          <PageHeading>Log of views</PageHeading>
          <SmallText>
            Each time a team member opens a customer’s prescription. Entries are kept for a year.
          </SmallText>
        </header>
        <Views />
      </PageStack>
    </Page>
  )
}

function Views() {
  const { data, error, refetch, fetchMore } = useManagePrescriptionViewsQuery({
    ...useListFetchPolicy(),
  })
  const views = data?.prescriptionViews
  const more = useReloadedList(views, (page) => fetchMore({ variables: page }), 100)
  if (error && !views) {
    return (
      <ErrorState what="the log" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  if (views?.edges.length === 0) {
    return (
      <EmptyState icon={<Eye size={32} />} title="No views yet.">
        Views appear here when a team member opens a prescription.
      </EmptyState>
    )
  }
  return (
    <div>
      <ViewTable views={views?.edges.map(({ node }) => node) ?? null} />
      <LoadMore {...more} />
    </div>
  )
}
