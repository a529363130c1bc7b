import { useManageSubCategoriesQuery } from '../category/Categories.generated.ts'
import { SubCategoryPanel } from './SubCategoryPanel.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { useReloadOnReturn } from '../../../shared/use-reload-on-return.ts'

/** The sub-category page, for admins. */
export default function SubCategoriesRoute() {
  const { data, error, refetch } = useManageSubCategoriesQuery({
    fetchPolicy: 'cache-and-network',
  })
  useReloadOnReturn(() => refetch())
  return (
    <Page title="Sub Category">
      {error && !data ? (
        <div>
          <VisuallyHidden as="h1">Sub Category</VisuallyHidden>
          <ErrorState what="the sub-categories" onRetry={() => void refetch()} />
        </div>
      ) : (
        <SubCategoryPanel
          subCategories={data?.subCategories ?? null}
          categories={data?.categories ?? []}
        />
      )}
    </Page>
  )
}
