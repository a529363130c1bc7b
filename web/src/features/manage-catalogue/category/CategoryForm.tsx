import { type SubmitEvent, useEffect } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { usePictureUploads } from '../pictures/use-picture-uploads.ts'
import type { CategoryEntry } from './category-entry.ts'

interface CategoryFormProps {
  start: CategoryEntry
  submitLabel: string
  isBusy: boolean
  /** Returns the server's errors, to show beside the fields. */
  onSubmit: (entry: CategoryEntry) => Promise<readonly FieldError[]>
  /** Called with the initial entry and after each change. */
  onChange: (entry: CategoryEntry) => void
}

export function CategoryForm(props: CategoryFormProps) {
  const { start, submitLabel, isBusy, onSubmit, onChange } = props
  const { values, bind, showErrors, getError, clearError, formRef } = useForm({ name: start.name })
  const uploads = usePictureUploads(start.image ? [start.image] : [], 1)
  const [image = null] = uploads.images
  const entry = { name: values.name, image }
  useEffect(() => onChange(entry))
  const hasName = values.name.trim() !== ''
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    showErrors(await onSubmit(entry))
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field {...bind('name')} label="Name" required maxLength={100} data-autofocus="" />
      <PictureField
        uploads={uploads}
        onChoose={() => clearError('image')}
        isDisabled={!hasName}
        error={getError('image')}
      />
      <Button type="submit" variant={hasName && image ? 'primary' : 'muted'} isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </FormStack>
  )
}
