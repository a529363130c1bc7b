import { Layers } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { useItemDialogs } from '../../../shared/use-item-dialogs.ts'
import { RemovalDialog } from '../../../shared/RemovalDialog.tsx'
import { media } from '../../../ui/theme.ts'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { PanelHead } from '../../../ui/dashboard/PanelHead.tsx'
import { UseCount } from '../editing/UseCount.tsx'
import { useManageSubCategoryUseQuery } from './SubCategoryUse.generated.ts'
import { SubCategoryTable } from './SubCategoryTable.tsx'
import type { CategoryOption, SubCategory } from './sub-category-entry.ts'
import { useDeleteSubCategory } from './use-sub-categories.ts'
import { useShownSubCategories } from './use-shown.ts'

/** Loaded as a separate chunk, because the table is shown without it. */
const SubCategoryFilter = lazy(() => loadOrReload(() => import('./SubCategoryFilter.tsx')))
const dialog = lazyDialog(() => import('./SubCategoryDialog.tsx'))

interface SubCategoryPanelProps {
  /** Sorted by name; null while they are loading. */
  subCategories: readonly SubCategory[] | null
  /** All categories. */
  categories: readonly CategoryOption[]
}

/** All sub-categories, with the dialogs to add, edit and delete them. */
export function SubCategoryPanel({ subCategories, categories }: SubCategoryPanelProps) {
  const dialogs = useItemDialogs<SubCategory>()
  const { isAdding, toEdit, toDelete, openAdd, openEdit, openDelete, close, headingRef } = dialogs
  const remove = useDeleteSubCategory()
  const { filter, setFilter, shown } = useShownSubCategories(subCategories)
  usePreload(dialog)
  return (
    <PageStack $gap={5}>
      <PanelHead
        ref={headingRef}
        title="Sub Category"
        addLabel="Add Sub Category"
        onAdd={openAdd}
      />
      {subCategories?.length === 0 ? (
        <EmptyState icon={<Layers size={32} />} title="No Data">
          Add your first sub-category. Products are listed in sub-categories.
        </EmptyState>
      ) : (
        <>
          <FilterPlace>
            <Suspense>
              <SubCategoryFilter value={filter} categories={categories} onChange={setFilter} />
            </Suspense>
          </FilterPlace>
          {shown?.length === 0 ? (
            <EmptyState icon={<Layers size={32} />} title="No Data">
              No sub-categories found.
            </EmptyState>
          ) : (
            <SubCategoryTable subCategories={shown} onEdit={openEdit} onDelete={openDelete} />
          )}
        </>
      )}
      {(isAdding || toEdit) && (
        <dialog.Dialog subCategory={toEdit} options={categories} onClose={close} />
      )}
      <RemovalDialog
        item={toDelete}
        getName={({ name }) => name}
        getEffect={({ id }) => <SubCategoryUse subCategoryId={id} />}
        successMessage="Sub Category deleted"
        remove={remove}
        onClose={close}
        onRemoved={dialogs.onDeleted}
      />
    </PageStack>
  )
}

/** Shows how many products use a sub-category. */
function SubCategoryUse({ subCategoryId }: { subCategoryId: string }) {
  const { data, error } = useManageSubCategoryUseQuery({
    variables: { subCategoryId },
    fetchPolicy: 'no-cache',
  })
  const count = data && { products: data.products.totalCount, subCategories: 0 }
  return <UseCount count={count} hasFailed={error !== undefined} />
}

/* Has the filter's height, so that nothing moves when it has loaded. */
const FilterPlace = styled.div`
  min-height: 132px;

  ${media.tablet} {
    min-height: 72px;
  }
`
