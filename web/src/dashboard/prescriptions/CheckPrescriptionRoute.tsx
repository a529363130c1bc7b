import { useParams } from 'react-router-dom'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { BackLink } from '../../shared/page/BackLink.tsx'
import NotFoundRoute from '../../shared/page/NotFoundRoute.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { CheckContent } from './CheckContent.tsx'
import { CheckSkeleton } from './CheckSkeleton.tsx'
import { useManageOrderToCheckQuery } from './CheckPrescription.generated.ts'

/** The page where the team checks an order's prescription. */
export default function CheckPrescriptionRoute() {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useManageOrderToCheckQuery({
    variables: { orderId },
    // The cache may hold an order that somebody else has checked since.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data && !data.order) return <NotFoundRoute />
  const order = data?.order
  return (
    <Page title={order ? `Check prescription of ${order.number}` : 'Check prescription'}>
      <PageStack>
        <BackLink to={dashboardPaths.prescriptionQueue}>Prescriptions</BackLink>
        <PageHeading>Check prescription</PageHeading>
        {order ? (
          <CheckContent key={order.id} order={order} reload={refetch} />
        ) : error ? (
          <ErrorState what="this order" onRetry={() => void refetch()}>
            {toErrorMessage(error)}
          </ErrorState>
        ) : (
          <CheckSkeleton />
        )}
      </PageStack>
    </Page>
  )
}
