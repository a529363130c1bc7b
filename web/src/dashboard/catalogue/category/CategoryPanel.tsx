import { LayoutGrid } from 'lucide-react'
import { styled } from 'styled-components'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { media, space } from '../../../ui/theme.ts'
import { useItemDialogs } from '../../../shared/use-item-dialogs.ts'
import { RemovalDialog } from '../../../shared/RemovalDialog.tsx'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { PanelHead } from '../../../ui/dashboard/PanelHead.tsx'
import { UseCount } from '../editing/UseCount.tsx'
import { useManageCategoryUseQuery } from './CategoryUse.generated.ts'
import { CategoryCard, CategoryCardSkeleton } from './CategoryCard.tsx'
import type { CategoryCard_CategoryFragment } from './Category.generated.ts'
import type { Category } from './category-entry.ts'
import { useDeleteCategory } from './use-categories.ts'

const dialog = lazyDialog(() => import('./CategoryDialog.tsx'))

interface CategoryPanelProps {
  /** Sorted by name; null while they are loading. */
  categories: readonly CategoryCard_CategoryFragment[] | null
}

/** All categories, with the dialogs to add, edit and delete them. */
export function CategoryPanel({ categories }: CategoryPanelProps) {
  const dialogs = useItemDialogs<Category>()
  const { isAdding, toEdit, toDelete, openAdd, openEdit, openDelete, close, headingRef } = dialogs
  const remove = useDeleteCategory()
  usePreload(dialog)
  return (
    <PageStack $gap={5}>
      <PanelHead ref={headingRef} title="Category" addLabel="Add Category" onAdd={openAdd} />
      {categories?.length === 0 && (
        <EmptyState icon={<LayoutGrid size={32} />} title="No Data">
          Add your first category. Customers browse by category.
        </EmptyState>
      )}
      <Grid aria-label="Categories" aria-busy={!categories}>
        {categories?.map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            onEdit={() => openEdit(category)}
            onDelete={() => openDelete(category)}
          />
        )) ?? <CategoryCardSkeleton />}
      </Grid>
      {(isAdding || toEdit) && <dialog.Dialog category={toEdit} onClose={close} />}
      <RemovalDialog
        item={toDelete}
        getName={({ name }) => name}
        getEffect={({ id }) => <CategoryUse categoryId={id} />}
        successMessage="Category deleted"
        remove={remove}
        onClose={close}
        onRemoved={dialogs.onDeleted}
      />
    </PageStack>
  )
}

/** Shows how many sub-categories and products use a category. */
function CategoryUse({ categoryId }: { categoryId: string }) {
  const { data, error } = useManageCategoryUseQuery({
    variables: { categoryId },
    fetchPolicy: 'no-cache',
  })
  const count = data && {
    subCategories: data.category?.subCategories.length ?? 0,
    products: data.products.totalCount,
  }
  return <UseCount count={count} hasFailed={error !== undefined} />
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
    gap: ${space[4]};
  }
`
