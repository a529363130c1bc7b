import { isSuccessful, useSubmit } from '../../../common/use-submit.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { EditConflict } from '../editing/EditConflict.tsx'
import { isSame } from '../editing/entry.ts'
import { FormDialog } from '../editing/FormDialog.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { SubCategoryForm } from './SubCategoryForm.tsx'
import {
  type CategoryOption,
  type SubCategory,
  type SubCategoryEntry,
  blankSubCategory,
  toSubCategoryEntry,
  subCategoryLabels,
} from './sub-category-entry.ts'
import { useCreateSubCategory, useUpdateSubCategory } from './use-sub-categories.ts'

interface AddSubCategoryDialogProps {
  /** All categories. */
  options: readonly CategoryOption[]
  onClose: () => void
}

export function AddSubCategoryDialog({ options, onClose }: AddSubCategoryDialogProps) {
  const create = useCreateSubCategory()
  const { submit, isBusy } = useSubmit()
  const add = async (entry: SubCategoryEntry) => {
    const payload = await submit(() => create(entry), 'Sub Category added')
    if (isSuccessful(payload)) onClose()
    return payload?.userErrors ?? []
  }
  return (
    <FormDialog title="Add Sub Category" onClose={onClose}>
      {(onDirty) => (
        <SubCategoryForm
          start={blankSubCategory}
          options={options}
          submitLabel="Add Sub Category"
          isBusy={isBusy}
          onChange={(entry) => onDirty(!isSame(entry, blankSubCategory))}
          onSubmit={add}
        />
      )}
    </FormDialog>
  )
}

interface EditSubCategoryDialogProps {
  subCategory: SubCategory
  /** All categories. */
  options: readonly CategoryOption[]
  onClose: () => void
}

export function EditSubCategoryDialog(props: EditSubCategoryDialogProps) {
  return (
    <FormDialog title="Edit Sub Category" onClose={props.onClose}>
      {(onDirty) => <EditSubCategory {...props} onDirty={onDirty} />}
    </FormDialog>
  )
}

interface Dirtiable {
  onDirty: (isDirty: boolean) => void
}

function EditSubCategory(props: EditSubCategoryDialogProps & Dirtiable) {
  const { subCategory, options, onClose, onDirty } = props
  const send = useUpdateSubCategory()
  const onSaved = () => {
    toast.success('Sub Category updated')
    onClose()
  }
  const edit = useEditing({ item: subCategory, toEntry: toSubCategoryEntry, send, onSaved })
  if (edit.conflict) {
    return <EditConflict what="sub-category" labels={subCategoryLabels} {...edit.conflict} />
  }
  return (
    <SubCategoryForm
      key={edit.round.number}
      start={edit.round.start}
      options={options}
      submitLabel="Update Sub Category"
      isBusy={edit.isBusy}
      onChange={(entry) => onDirty(!isSame(entry, toSubCategoryEntry(edit.round.base)))}
      onSubmit={edit.save}
    />
  )
}
