import { userError } from '../../lib/user-error.ts'
import { detectPictureType } from '../../uploads/picture-type.ts'
import { renderWidth } from '../../uploads/render-picture.ts'
import type { JudgedFile } from '../private-file/private-files.service.ts'
import { prescriptionMessages } from './messages.ts'

const MAX_MB = 10
export const MAX_PRESCRIPTION_BYTES = MAX_MB * 1024 * 1024
/** Enough to read the handwriting on a page. */
const MAX_WIDTH = 2400
/** PDF 1.0 to 1.7 and 2.0. */
const PDF_STARTS = ['%PDF-1.', '%PDF-2.']
const PDF_END = '%%EOF'
/** How far before the end of the file `%%EOF` may be. */
const PDF_END_BYTES = 1024

/**
 * Judges an uploaded prescription only by its content. Images are reduced to their pixels and stored as WebP. PDFs are
 * kept unchanged and never parsed. Throws unless it is a JPEG, PNG, WebP or PDF file with at most 10 MB.
 */
export async function judgeFile(bytes: Buffer): Promise<JudgedFile> {
  if (bytes.length > MAX_PRESCRIPTION_BYTES) {
    throw userError(prescriptionMessages.PRESCRIPTION_TOO_LARGE({ max: MAX_MB }), 'file')
  }
  if (isPdf(bytes)) return { type: 'PDF', bytes }
  if (!isPicture(bytes)) {
    throw userError(prescriptionMessages.PRESCRIPTION_TYPE_UNSUPPORTED(), 'file')
  }
  return { type: 'PICTURE', bytes: await renderWidth(bytes, MAX_WIDTH) }
}

function isPdf(bytes: Buffer): boolean {
  return (
    PDF_STARTS.includes(bytes.toString('latin1', 0, PDF_STARTS[0]?.length)) &&
    bytes.subarray(-PDF_END_BYTES).includes(PDF_END)
  )
}

/** AVIF takes long to decode, and no scanner writes it. */
function isPicture(bytes: Buffer): boolean {
  const type = detectPictureType(bytes)
  return type !== null && type !== 'avif'
}
