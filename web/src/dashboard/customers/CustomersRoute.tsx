import { UserRound } from 'lucide-react'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { SearchField } from '../../ui/dashboard/fields/SearchField.tsx'
import { useUrlQuery } from '../../ui/dashboard/use-url-query.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { useManageCustomersQuery } from './Customers.generated.ts'
import { CustomerTable } from './CustomerTable.tsx'

/** The customers, newest first, with a search: `?q=asha`. For admins. */
export default function CustomersRoute() {
  const { params, change } = useUrlQuery()
  const search = params.get('q') ?? ''
  return (
    <Page title="Customers">
      <PageStack>
        <PageHeading>Customers</PageHeading>
        <SearchField
          label="Search for customers"
          placeholder="Name, email or phone number"
          value={search}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <List search={search} />
      </PageStack>
    </Page>
  )
}

function List({ search }: { search: string }) {
  const { data, error, refetch, fetchMore } = useManageCustomersQuery({
    variables: { search },
    ...useListFetchPolicy(),
  })
  const customers = data?.customers
  const more = useReloadedList(customers, (page) => fetchMore({ variables: page }), 50)
  if (error && !customers) {
    return (
      <ErrorState what="the customers" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  if (customers?.edges.length === 0) return <NoCustomers search={search} {...customers} />
  return (
    <div>
      {customers?.searchHint && <SmallText role="status">{customers.searchHint}</SmallText>}
      <CustomerTable customers={customers?.edges.map(({ node }) => node) ?? null} />
      <LoadMore {...more} />
    </div>
  )
}

function NoCustomers({ search, searchHint }: { search: string; searchHint: string | null }) {
  return (
    <div role="status">
      <EmptyState
        icon={<UserRound size={32} />}
        title={search === '' ? 'No customers yet' : 'No customers found'}
      >
        {search === ''
          ? 'People who create an account will be listed here.'
          : (searchHint ?? `Nobody matches “${search}”.`)}
      </EmptyState>
    </div>
  )
}
