import { useManageImportsQuery } from './Imports.generated.ts'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { ImportPanel } from './ImportPanel.tsx'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { BackLink } from '../../../shared/page/BackLink.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { useReloadOnReturn } from '../../../shared/use-reload-on-return.ts'

/** The imports that skipped rows, until an admin marks them as done. */
export default function ImportsRoute() {
  const { data, error, refetch } = useManageImportsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  useReloadOnReturn(() => refetch())
  const reload = () => void refetch().catch(() => undefined)
  const imports = data?.productImports
  return (
    <Page title="Imports">
      <PageStack>
        <BackLink to={dashboardPaths.products}>Product</BackLink>
        {error && !data ? (
          <>
            <PageHeading>Imports</PageHeading>
            <ErrorState what="the imports" onRetry={reload}>
              {toErrorMessage(error)}
            </ErrorState>
          </>
        ) : (
          <ImportPanel
            imports={imports?.edges.map(({ node }) => node) ?? null}
            hasMore={imports?.pageInfo.hasNextPage ?? false}
            onFinished={reload}
          />
        )}
      </PageStack>
    </Page>
  )
}
