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

interface AddCategoryDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function AddCategoryDialog({ isOpen, onClose }: AddCategoryDialogProps) {
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
    <Modal title="Category" isOpen={isOpen} onClose={onClose}>
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
  /** The category to edit; null while the dialog is closed. */
  category: Category | null
  onClose: () => void
}

export function EditCategoryDialog({ category, onClose }: EditCategoryDialogProps) {
  return (
    <Modal title="Update Category" isOpen={category !== null} onClose={onClose}>
      {category && <EditCategory category={category} onClose={onClose} />}
    </Modal>
  )
}

function EditCategory({ category, onClose }: { category: Category; onClose: () => void }) {
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
