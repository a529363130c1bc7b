import { Layers } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../../../ui/StateMessage.tsx'
import { space } from '../../../ui/theme.ts'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { lazyDialog, usePreload } from '../../../ui/manage/lazy-dialog.tsx'
import { PanelHead } from '../../../ui/manage/PanelHead.tsx'
import { SubCategoryTable } from './SubCategoryTable.tsx'
import type { CategoryOption, SubCategory } from './sub-category-entry.ts'
import { useDeleteSubCategory } from './use-sub-categories.ts'

const adding = lazyDialog(
  () => import('./SubCategoryDialogs.tsx'),
  (m) => m.AddSubCategoryDialog,
)
const editing = lazyDialog(
  () => import('./SubCategoryDialogs.tsx'),
  (m) => m.EditSubCategoryDialog,
)

interface SubCategoryPanelProps {
  /** By name; null while they are on their way. */
  subCategories: readonly SubCategory[] | null
  /** Every category. */
  categories: readonly CategoryOption[]
}

/** Every sub-category, with all that an admin can do to it. */
export function SubCategoryPanel({ subCategories, categories }: SubCategoryPanelProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<SubCategory | null>(null)
  const [toDelete, setToDelete] = useState<SubCategory | null>(null)
  const { ref, moveFocus } = useFocusAfterRemoval()
  const remove = useDeleteSubCategory()
  usePreload(adding, editing)
  return (
    <Root>
      <PanelHead
        ref={ref}
        title="Sub Category"
        addLabel="Add Sub Category"
        onAdd={() => setIsAdding(true)}
      />
      {subCategories?.length === 0 ? (
        <EmptyState icon={<Layers size={32} />} title="No Data">
          Add the first sub-category: products stand in it.
        </EmptyState>
      ) : (
        <SubCategoryTable subCategories={subCategories} onEdit={setEdited} onDelete={setToDelete} />
      )}
      {isAdding && <adding.Dialog options={categories} onClose={() => setIsAdding(false)} />}
      {edited && (
        <editing.Dialog subCategory={edited} options={categories} onClose={() => setEdited(null)} />
      )}
      <DeleteDialog
        what="Sub Category"
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
