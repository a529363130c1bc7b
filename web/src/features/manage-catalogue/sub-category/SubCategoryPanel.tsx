import { Layers } from 'lucide-react'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { useItemDialogs } from '../../../common/use-item-dialogs.ts'
import { RemovalDialog } from '../../../common/RemovalDialog.tsx'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { PanelHead } from '../../../ui/manage/PanelHead.tsx'
import { SubCategoryUse } from './SubCategoryUse.tsx'
import { SubCategoryTable } from './SubCategoryTable.tsx'
import type { CategoryOption, SubCategory } from './sub-category-entry.ts'
import { useDeleteSubCategory } from './use-sub-categories.ts'

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
          Add the first sub-category: products are listed in it.
        </EmptyState>
      ) : (
        <SubCategoryTable subCategories={subCategories} onEdit={openEdit} onDelete={openDelete} />
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
