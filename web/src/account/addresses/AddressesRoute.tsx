import { accountPages } from '../pages.ts'
import { useAddressesQuery } from './Addresses.generated.ts'
import { AddressPanel } from './AddressPanel.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Page } from '../../shared/page/Page.tsx'

export default function AddressesRoute() {
  const { data, error, refetch } = useAddressesQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Page title={accountPages.addresses.title}>
      {error && !data ? (
        <div>
          <VisuallyHidden as="h1">Address</VisuallyHidden>
          <ErrorState what="your addresses" onRetry={() => void refetch()} />
        </div>
      ) : (
        <AddressPanel addresses={data?.viewer?.addresses ?? null} />
      )}
    </Page>
  )
}
