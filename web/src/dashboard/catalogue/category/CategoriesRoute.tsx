import { useManageCategoriesQuery } from './Categories.generated.ts'
import { CategoryPanel } from './CategoryPanel.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { useReloadOnReturn } from '../../../shared/use-reload-on-return.ts'

/** The category page, for admins. */
export default function CategoriesRoute() {
  const { data, error, refetch } = useManageCategoriesQuery({ fetchPolicy: 'cache-and-network' })
  useReloadOnReturn(() => refetch())
  return (
    <Page title="Category">
      {error && !data ? (
        <div>
          <VisuallyHidden as="h1">Category</VisuallyHidden>
          <ErrorState what="the categories" onRetry={() => void refetch()} />
        </div>
      ) : (
        <CategoryPanel categories={data?.categories ?? null} />
      )}
    </Page>
  )
}
