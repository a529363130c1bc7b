import { Modal } from '../../../ui/Modal.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { ChangedMeanwhile } from '../editing/ChangedMeanwhile.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { useAsk } from '../use-ask.ts'
import { SubCategoryForm } from './SubCategoryForm.tsx'
import {
  type CategoryOption,
  type SubCategory,
  type SubCategoryEntry,
  blankSubCategory,
  subCategoryEntryOf,
  subCategoryLabels,
} from './sub-category-entry.ts'
import { useCreateSubCategory, useUpdateSubCategory } from './use-sub-categories.ts'

interface AddSubCategoryDialogProps {
  /** Every category. */
  options: readonly CategoryOption[]
  onClose: () => void
}

export function AddSubCategoryDialog({ options, onClose }: AddSubCategoryDialogProps) {
  const create = useCreateSubCategory()
  const { ask, isBusy } = useAsk()
  const add = async (entry: SubCategoryEntry) => {
    const outcome = await ask(() => create(entry))
    if (outcome?.userErrors.length === 0) {
      toast.success('Sub Category added')
      onClose()
    }
    return outcome?.userErrors ?? []
  }
  return (
    <Modal title="Add Sub Category" isOpen onClose={onClose}>
      <SubCategoryForm
        start={blankSubCategory}
        options={options}
        submitLabel="Add Sub Category"
        isBusy={isBusy}
        onSubmit={add}
      />
    </Modal>
  )
}

interface EditSubCategoryDialogProps {
  subCategory: SubCategory
  /** Every category. */
  options: readonly CategoryOption[]
  onClose: () => void
}

export function EditSubCategoryDialog(props: EditSubCategoryDialogProps) {
  return (
    <Modal title="Edit Sub Category" isOpen onClose={props.onClose}>
      <EditSubCategory {...props} />
    </Modal>
  )
}

function EditSubCategory({ subCategory, options, onClose }: EditSubCategoryDialogProps) {
  const send = useUpdateSubCategory()
  const onSaved = () => {
    toast.success('Sub Category updated')
    onClose()
  }
  const edit = useEditing({ thing: subCategory, entryOf: subCategoryEntryOf, send, onSaved })
  if (edit.meanwhile) {
    return <ChangedMeanwhile what="sub-category" labels={subCategoryLabels} {...edit.meanwhile} />
  }
  return (
    <SubCategoryForm
      key={edit.round.number}
      start={edit.round.start}
      options={options}
      submitLabel="Update Sub Category"
      isBusy={edit.isBusy}
      onSubmit={edit.save}
    />
  )
}
