import { useParams } from 'react-router-dom'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import NotFoundRoute from '../../shared/page/NotFoundRoute.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { useManageCustomerQuery } from './Customer.generated.ts'
import { CustomerDetails } from './CustomerDetails.tsx'

/** A customer with orders, addresses and open amounts, for admins. Opening it is recorded. */
export default function CustomerRoute() {
  const { customerId = '' } = useParams()
  const { data, error, refetch, fetchMore } = useManageCustomerQuery({
    variables: { customerId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const customer = data?.customer
  const moreOrders = useReloadedList(customer?.orders, (page) => fetchMore({ variables: page }), 50)
  if (data && !customer) return <NotFoundRoute />
  return (
    <Page title={customer ? `Customer ${customer.name}` : 'Customer'}>
      <PageStack>
        <BackLink to={dashboardPaths.customers}>Customers</BackLink>
        {customer ? (
          <CustomerDetails key={customer.id} customer={customer} moreOrders={moreOrders} />
        ) : (
          <>
            <VisuallyHidden as="h1">Customer</VisuallyHidden>
            {error ? (
              <ErrorState what="this customer" onRetry={() => void refetch()}>
                {toErrorMessage(error)}
              </ErrorState>
            ) : (
              <>
                <Skeleton $width="200px" $height="76px" />
                <Skeleton $height="720px" $round="large" />
              </>
            )}
          </>
        )}
      </PageStack>
    </Page>
  )
}
