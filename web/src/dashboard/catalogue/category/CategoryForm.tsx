import { type SubmitEvent, useEffect } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { LIMIT_RULE, parseLimit } from '../editing/product-numbers.ts'
import type { ItemFormProps } from '../editing/ItemDialog.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { usePictureUploads } from '../pictures/use-picture-uploads.ts'
import { type CategoryEntry, categoryKind } from './category-entry.ts'

export function CategoryForm(props: ItemFormProps<CategoryEntry>) {
  const { start, submitLabel, isBusy, onSubmit, onChange } = props
  const { values, bind, showErrors, getError, clearError, formRef } = useForm({
    name: start.name,
    maxPerOrder: start.maxPerOrder,
  })
  const uploads = usePictureUploads(start.image ? [start.image] : [], 1)
  const [image = null] = uploads.images
  const entry = { name: values.name, image, maxPerOrder: values.maxPerOrder }
  useEffect(() => onChange(entry))
  const hasName = values.name.trim() !== ''
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { problem } = uploads
    if (problem !== null) showErrors([{ field: 'image', message: problem }])
    else if (Number.isNaN(parseLimit(values.maxPerOrder)))
      showErrors([{ field: 'maxPerOrder', message: LIMIT_RULE }])
    else showErrors(await onSubmit(entry))
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
      <NumberField
        {...bind('maxPerOrder')}
        label={categoryKind.labels.maxPerOrder}
        hint="Optional. Counts all products of the category together."
        required={false}
      />
      <Button type="submit" variant={hasName && image ? 'primary' : 'muted'} isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </FormStack>
  )
}
