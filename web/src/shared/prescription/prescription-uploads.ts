import type { UploadKind } from '../private-file/use-uploads.ts'

export const prescriptionUploads: UploadKind = {
  noun: 'prescription',
  button: 'Upload prescription',
  filesLabel: 'Prescription files',
  hint: 'JPEG, PNG, WebP or PDF, at most 10 MB each. We delete a file after 7 days unless you order with it.',
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  typeError: 'Please choose a JPEG, PNG, WebP or PDF file.',
  maxMb: 10,
}
