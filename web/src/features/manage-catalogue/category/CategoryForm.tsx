import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormStack } from '../../../ui/FormStack.ts'
import type { Complaint } from '../../../ui/use-complaints.ts'
import { useForm } from '../../../ui/use-form.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { usePictureUploads } from '../pictures/use-picture-uploads.ts'
import type { CategoryEntry } from './category-entry.ts'

interface CategoryFormProps {
  start: CategoryEntry
  submitLabel: string
  isBusy: boolean
  /** Gives what the server refuses, to be shown beside the fields. */
  onSubmit: (entry: CategoryEntry) => Promise<readonly Complaint[]>
}

export function CategoryForm({ start, submitLabel, isBusy, onSubmit }: CategoryFormProps) {
  const { values, bind, refuse, complaintOf, formRef } = useForm({ name: start.name })
  const uploads = usePictureUploads(start.image ? [start.image] : [], 1)
  const [image = null] = uploads.images
  const hasName = values.name.trim() !== ''
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    refuse(await onSubmit({ name: values.name, image }))
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field {...bind('name')} label="Name" required maxLength={100} data-autofocus="" />
      <PictureField uploads={uploads} isDisabled={!hasName} error={complaintOf('image')} />
      <Button type="submit" variant={hasName && image ? 'primary' : 'muted'} isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </FormStack>
  )
}
