import { isPictureFile } from '../lib/pictures.ts'

/** The files in a storage. */
export interface FileKind {
  /** Whether such a file can have this name. Files with other names are not listed. */
  isOwn: (file: string) => boolean
  typeOf: (file: string) => string
}

/** Public images, in every width. */
export const PICTURES: FileKind = { isOwn: isPictureFile, typeOf: () => 'image/webp' }

/** Private prescription files. Their names are 32 random hexadecimal digits and the extension. */
export const PRESCRIPTIONS: FileKind = {
  isOwn: (file) => /^[0-9a-f]{32}\.(webp|pdf)$/.test(file),
  typeOf: (file) => (file.endsWith('.pdf') ? 'application/pdf' : 'image/webp'),
}
