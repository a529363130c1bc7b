import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { type FieldError, useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import { usePictureUploads } from '../pictures/use-picture-uploads.ts'
import { validateProduct } from './validate-product.ts'
import type { ProductEntry, TextName } from './product-entry.ts'

/** The server's limit. */
const MAX_PICTURES = 10

export interface ProductFormOptions {
  start: ProductEntry
  /** Returns the server's errors, to show beside the fields. */
  onSubmit: (entry: ProductEntry) => Promise<readonly FieldError[]>
  /** Called with the initial entry and after each change. */
  onChange?: (entry: ProductEntry) => void
}

/** The product form's state and validation. */
export function useProductForm({ start, onSubmit, onChange }: ProductFormOptions) {
  const [fields, setFields] = useState(start)
  const uploads = usePictureUploads(start.images, MAX_PICTURES)
  const { formRef, showErrors, getError, clearError } = useFieldErrors()
  const entry: ProductEntry = { ...fields, images: uploads.images }
  const tell = useEffectEvent(() => onChange?.(entry))
  useEffect(() => tell(), [fields, uploads.pictures])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const errors = validateProduct(entry)
    if (uploads.problem !== null) errors.unshift({ field: 'images', message: uploads.problem })
    showErrors(errors.length > 0 ? errors : await onSubmit(entry))
  }
  /** Changes fields and clears their errors; `errorNames` are the server's names where they differ. */
  const set = (change: Partial<ProductEntry>, ...errorNames: string[]) => {
    setFields((before) => ({ ...before, ...change }))
    for (const name of [...Object.keys(change), ...errorNames]) clearError(name)
  }
  /** Returns the props for the input with that name. `errorName` is the server's name for the field. */
  const bind = (name: TextName, errorName: string = name) => ({
    name,
    value: fields[name],
    error: getError(errorName),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      set({ [name]: value }, errorName),
  })
  return { entry, uploads, bind, set, getError, clearError, submit, formRef }
}

export type ProductFormState = ReturnType<typeof useProductForm>
