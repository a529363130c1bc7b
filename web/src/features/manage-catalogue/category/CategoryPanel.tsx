import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../../../ui/StateMessage.tsx'
import { media, space } from '../../../ui/theme.ts'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { lazyDialog, usePreload } from '../../../ui/manage/lazy-dialog.tsx'
import { PanelHead } from '../../../ui/manage/PanelHead.tsx'
import { CategoryCard, CategoryCardSkeleton } from './CategoryCard.tsx'
import type { Category } from './category-entry.ts'
import { useDeleteCategory } from './use-categories.ts'

const adding = lazyDialog(
  () => import('./CategoryDialogs.tsx'),
  (m) => m.AddCategoryDialog,
)
const editing = lazyDialog(
  () => import('./CategoryDialogs.tsx'),
  (m) => m.EditCategoryDialog,
)

interface CategoryPanelProps {
  /** By name; null while they are on their way. */
  categories: readonly Category[] | null
}

/** Every category, with all that an admin can do to it. */
export function CategoryPanel({ categories }: CategoryPanelProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<Category | null>(null)
  const [toDelete, setToDelete] = useState<Category | null>(null)
  const { ref, moveFocus } = useFocusAfterRemoval()
  const remove = useDeleteCategory()
  usePreload(adding, editing)
  return (
    <Root>
      <PanelHead
        ref={ref}
        title="Category"
        addLabel="Add Category"
        onAdd={() => setIsAdding(true)}
      />
      {categories?.length === 0 && (
        <EmptyState icon={<LayoutGrid size={32} />} title="No Data">
          Add the first category: shoppers begin there.
        </EmptyState>
      )}
      <Grid aria-label="Categories" aria-busy={!categories}>
        {categories?.map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            onEdit={() => setEdited(category)}
            onDelete={() => setToDelete(category)}
          />
        )) ?? <CategoryCardSkeleton />}
      </Grid>
      {isAdding && <adding.Dialog onClose={() => setIsAdding(false)} />}
      {edited && <editing.Dialog category={edited} onClose={() => setEdited(null)} />}
      <DeleteDialog
        what="Category"
        id={toDelete && toDelete.id}
        remove={remove}
        onClose={() => setToDelete(null)}
        onDeleted={moveFocus}
      />
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
    gap: ${space[4]};
  }
`
