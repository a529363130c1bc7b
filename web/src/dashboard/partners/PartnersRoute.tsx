import { useManagePartnersQuery } from './Partners.generated.ts'
import { PartnerPanel } from './PartnerPanel.tsx'
import { useUrlQuery } from '../../ui/dashboard/use-url-query.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useReloadOnReturn } from '../../shared/use-reload-on-return.ts'

/** The partner keys, for admins. */
export default function PartnersRoute() {
  const { data, error, refetch } = useManagePartnersQuery({ fetchPolicy: 'cache-and-network' })
  useReloadOnReturn(() => refetch())
  const { params, change } = useUrlQuery()
  return (
    <Page title="Partners">
      {error && !data ? (
        <div>
          <VisuallyHidden as="h1">Partners</VisuallyHidden>
          <ErrorState what="the keys" onRetry={() => void refetch()} />
        </div>
      ) : (
        <PartnerPanel
          partnerKeys={data?.partnerKeys ?? null}
          isFiltered={params.get('webhooks') === 'failing'}
          onFilter={(isFiltered) => change({ webhooks: isFiltered ? 'failing' : '' })}
        />
      )}
    </Page>
  )
}
