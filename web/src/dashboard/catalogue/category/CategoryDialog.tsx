import { ItemDialog } from '../editing/ItemDialog.tsx'
import { CategoryForm } from './CategoryForm.tsx'
import { type Category, categoryKind } from './category-entry.ts'
import { useCreateCategory, useUpdateCategory } from './use-categories.ts'

interface CategoryDialogProps {
  /** Null for a new category. */
  category: Category | null
  onClose: () => void
}

/** Adds or edits a category. */
export default function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  return (
    <ItemDialog
      kind={categoryKind}
      title={category ? 'Update Category' : 'Category'}
      item={category}
      create={useCreateCategory()}
      update={useUpdateCategory()}
      onClose={onClose}
    >
      {(form) => <CategoryForm {...form} />}
    </ItemDialog>
  )
}
