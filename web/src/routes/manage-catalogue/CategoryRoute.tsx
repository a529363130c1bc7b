import { useManageCategoriesQuery } from './Categories.generated.ts'
import { CategoryPanel } from '../../features/manage-catalogue/category/CategoryPanel.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Page } from '../Page.tsx'
import { useReloadOnReturn } from '../../common/use-reload-on-return.ts'

/** The categories, for admins. */
export default function CategoryRoute() {
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
