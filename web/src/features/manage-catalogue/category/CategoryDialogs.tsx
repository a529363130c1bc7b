import { isSuccessful, useSubmit } from '../../../common/use-submit.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { EditConflict } from '../editing/EditConflict.tsx'
import { isSame } from '../editing/entry.ts'
import { FormDialog } from '../editing/FormDialog.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { CategoryForm } from './CategoryForm.tsx'
import {
  type Category,
  type CategoryEntry,
  blankCategory,
  toCategoryEntry,
  categoryLabels,
} from './category-entry.ts'
import { useCreateCategory, useUpdateCategory } from './use-categories.ts'

export function AddCategoryDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateCategory()
  const { submit, isBusy } = useSubmit()
  const add = async (entry: CategoryEntry) => {
    const payload = await submit(() => create(entry), 'Category added')
    if (isSuccessful(payload)) onClose()
    return payload?.userErrors ?? []
  }
  return (
    <FormDialog title="Category" onClose={onClose}>
      {(onDirty) => (
        <CategoryForm
          start={blankCategory}
          submitLabel="Add Category"
          isBusy={isBusy}
          onChange={(entry) => onDirty(!isSame(entry, blankCategory))}
          onSubmit={add}
        />
      )}
    </FormDialog>
  )
}

interface EditCategoryDialogProps {
  category: Category
  onClose: () => void
}

export function EditCategoryDialog(props: EditCategoryDialogProps) {
  return (
    <FormDialog title="Update Category" onClose={props.onClose}>
      {(onDirty) => <EditCategory {...props} onDirty={onDirty} />}
    </FormDialog>
  )
}

interface Dirtiable {
  onDirty: (isDirty: boolean) => void
}

function EditCategory({ category, onClose, onDirty }: EditCategoryDialogProps & Dirtiable) {
  const send = useUpdateCategory()
  const onSaved = () => {
    toast.success('Category updated')
    onClose()
  }
  const edit = useEditing({ item: category, toEntry: toCategoryEntry, send, onSaved })
  if (edit.conflict) {
    return <EditConflict what="category" labels={categoryLabels} {...edit.conflict} />
  }
  return (
    <CategoryForm
      key={edit.round.number}
      start={edit.round.start}
      submitLabel="Update Category"
      isBusy={edit.isBusy}
      onChange={(entry) => onDirty(!isSame(entry, toCategoryEntry(edit.round.base)))}
      onSubmit={edit.save}
    />
  )
}
