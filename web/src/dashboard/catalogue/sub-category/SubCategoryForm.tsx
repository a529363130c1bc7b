import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { MultiSelect } from '../../../ui/dashboard/fields/MultiSelect.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import type { ItemFormProps } from '../editing/ItemDialog.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { usePictureUploads } from '../pictures/use-picture-uploads.ts'
import type { CategoryOption, SubCategoryEntry } from './sub-category-entry.ts'

interface SubCategoryFormProps extends ItemFormProps<SubCategoryEntry> {
  /** All categories. */
  options: readonly CategoryOption[]
}

export function SubCategoryForm(props: SubCategoryFormProps) {
  const { start, options, submitLabel, isBusy, onSubmit, onChange } = props
  const { values, bind, showErrors, getError, clearError, formRef } = useForm({ name: start.name })
  const uploads = usePictureUploads(start.image ? [start.image] : [], 1)
  const [categories, setCategories] = useState(start.categories)
  const [image = null] = uploads.images
  const entry = { name: values.name, image, categories }
  useEffect(() => onChange(entry))
  const isComplete = values.name.trim() !== '' && image !== null && categories.length > 0
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { problem } = uploads
    showErrors(problem === null ? await onSubmit(entry) : [{ field: 'image', message: problem }])
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field {...bind('name')} label="Name" required maxLength={100} data-autofocus="" />
      <PictureField
        uploads={uploads}
        onChoose={() => clearError('image')}
        error={getError('image')}
      />
      <MultiSelect
        label="Category"
        prompt="Select Category"
        options={options}
        chosen={categories}
        onChange={(chosen) => {
          setCategories(chosen)
          clearError('categoryIds')
        }}
        error={getError('categoryIds')}
      />
      <Button type="submit" variant={isComplete ? 'primary' : 'muted'} isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </FormStack>
  )
}
