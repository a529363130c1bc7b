import { Modal } from '../../../ui/Modal.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { ChangedMeanwhile } from '../editing/ChangedMeanwhile.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { useAsk } from '../use-ask.ts'
import { CategoryForm } from './CategoryForm.tsx'
import {
  type Category,
  type CategoryEntry,
  blankCategory,
  categoryEntryOf,
  categoryLabels,
} from './category-entry.ts'
import { useCreateCategory, useUpdateCategory } from './use-categories.ts'

export function AddCategoryDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateCategory()
  const { ask, isBusy } = useAsk()
  const add = async (entry: CategoryEntry) => {
    const outcome = await ask(() => create(entry))
    if (outcome?.userErrors.length === 0) {
      toast.success('Category added')
      onClose()
    }
    return outcome?.userErrors ?? []
  }
  return (
    <Modal title="Category" isOpen onClose={onClose}>
      <CategoryForm
        start={blankCategory}
        submitLabel="Add Category"
        isBusy={isBusy}
        onSubmit={add}
      />
    </Modal>
  )
}

interface EditCategoryDialogProps {
  category: Category
  onClose: () => void
}

export function EditCategoryDialog(props: EditCategoryDialogProps) {
  return (
    <Modal title="Update Category" isOpen onClose={props.onClose}>
      <EditCategory {...props} />
    </Modal>
  )
}

function EditCategory({ category, onClose }: EditCategoryDialogProps) {
  const send = useUpdateCategory()
  const onSaved = () => {
    toast.success('Category updated')
    onClose()
  }
  const edit = useEditing({ thing: category, entryOf: categoryEntryOf, send, onSaved })
  if (edit.meanwhile) {
    return <ChangedMeanwhile what="category" labels={categoryLabels} {...edit.meanwhile} />
  }
  return (
    <CategoryForm
      key={edit.round.number}
      start={edit.round.start}
      submitLabel="Update Category"
      isBusy={edit.isBusy}
      onSubmit={edit.save}
    />
  )
}
