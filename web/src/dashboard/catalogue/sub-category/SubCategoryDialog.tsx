import { ItemDialog } from '../editing/ItemDialog.tsx'
import { SubCategoryForm } from './SubCategoryForm.tsx'
import { type CategoryOption, type SubCategory, subCategoryKind } from './sub-category-entry.ts'
import { useCreateSubCategory, useUpdateSubCategory } from './use-sub-categories.ts'

interface SubCategoryDialogProps {
  /** Null for a new sub-category. */
  subCategory: SubCategory | null
  /** All categories. */
  options: readonly CategoryOption[]
  onClose: () => void
}

/** Adds or edits a sub-category. */
export default function SubCategoryDialog(props: SubCategoryDialogProps) {
  const { subCategory, options, onClose } = props
  return (
    <ItemDialog
      kind={subCategoryKind}
      title={subCategory ? 'Edit Sub Category' : 'Add Sub Category'}
      item={subCategory}
      create={useCreateSubCategory()}
      update={useUpdateSubCategory()}
      onClose={onClose}
    >
      {(form) => <SubCategoryForm {...form} options={options} />}
    </ItemDialog>
  )
}
