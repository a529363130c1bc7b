import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { type Complaint, useComplaints } from '../../../ui/use-complaints.ts'
import { type PictureUploads, usePictureUploads } from '../pictures/use-picture-uploads.ts'
import { productComplaints } from './product-complaints.ts'
import type { ProductEntry, TextName } from './product-entry.ts'

/** The server's limit. */
const MAX_PICTURES = 10

export interface ProductFormOptions {
  start: ProductEntry
  /** Gives what the server refuses, to be shown beside the fields. */
  onSubmit: (entry: ProductEntry) => Promise<readonly Complaint[]>
  /** Told of each change, and of the start. */
  onChange?: (entry: ProductEntry) => void
}

/** The state of a product's form, and what is wrong with it. */
export function useProductForm({ start, onSubmit, onChange }: ProductFormOptions) {
  const [fields, setFields] = useState(start)
  const uploads = usePictureUploads(start.images, MAX_PICTURES)
  const { formRef, refuse, complaintOf, forgive } = useComplaints()
  const entry: ProductEntry = { ...fields, images: uploads.images }
  const tell = useEffectEvent(() => onChange?.(entry))
  useEffect(() => tell(), [fields, uploads.pictures])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const complaints = [...pictureComplaints(uploads), ...productComplaints(entry)]
    refuse(complaints.length > 0 ? complaints : await onSubmit(entry))
  }
  /** Changes a field; `complaint` is the server's name of it where that is another one. */
  const set = (change: Partial<ProductEntry>, ...complaints: string[]) => {
    setFields((before) => ({ ...before, ...change }))
    for (const name of [...Object.keys(change), ...complaints]) forgive(name)
  }
  /** The properties of the input of that name. */
  const bind = (name: TextName) => ({
    name,
    value: fields[name],
    error: complaintOf(name),
    onChange: ({ target: { value } }: { target: { value: string } }) => set({ [name]: value }),
  })
  return { entry, uploads, bind, set, complaintOf, forgive, submit, formRef }
}

export type ProductFormState = ReturnType<typeof useProductForm>

function pictureComplaints({ pictures }: PictureUploads): Complaint[] {
  const coming = pictures.filter((picture) => picture.image === null)
  if (coming.length === 0) return []
  const hasFailed = coming.some(({ problem }) => problem !== null)
  const message = hasFailed
    ? 'A picture did not get through. Try it again, or remove it.'
    : 'Please wait until the pictures are there.'
  return [{ field: 'images', message }]
}
