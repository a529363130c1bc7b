import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { useDirty } from '../../../ui/forms/use-dirty.ts'
import { useForm } from '../../../ui/forms/use-form.ts'

interface AddFieldDialogProps {
  /** The existing field names. */
  names: readonly string[]
  onClose: () => void
  onAdd: (name: string) => void
}

/** Asks for the name of a new field. */
export default function AddFieldDialog({ names, onClose, onAdd }: AddFieldDialogProps) {
  const add = (name: string) => {
    onAdd(name)
    onClose()
  }
  return (
    <FormDialog title="Add Field" onClose={onClose}>
      {(onDirty) => <AddFieldForm names={names} onDirty={onDirty} onAdd={add} />}
    </FormDialog>
  )
}

interface AddFieldFormProps extends Pick<AddFieldDialogProps, 'names' | 'onAdd'> {
  /** Called with whether the form has unsaved changes. */
  onDirty: (isDirty: boolean) => void
}

function AddFieldForm({ names, onDirty, onAdd }: AddFieldFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ name: '' })
  useDirty(values.name !== '', onDirty)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const name = values.name.trim()
    const problem = validateName(name, names)
    if (problem) showErrors([{ field: 'name', message: problem }])
    else onAdd(name)
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field
        {...bind('name')}
        label="Field name"
        placeholder="Enter field name"
        maxLength={100}
        required
        data-autofocus=""
      />
      <Button type="submit" isWide>
        Add Field
      </Button>
    </FormStack>
  )
}

function validateName(name: string, names: readonly string[]): string | null {
  if (name === '') return 'Field name is required.'
  return names.includes(name) ? 'A field with this name already exists.' : null
}
