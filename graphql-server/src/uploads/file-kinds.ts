import { isPictureFile } from '../lib/pictures.ts'

/** What a storage holds. */
export interface FileKind {
  /** Whether the name is that of such a file. Files with other names are not listed. */
  isOwn: (file: string) => boolean
  /** Its content type. */
  typeOf: (file: string) => string
}

/** Public pictures, in every width. */
export const PICTURES: FileKind = { isOwn: isPictureFile, typeOf: () => 'image/webp' }

/** Files of prescriptions, which are private: 32 random hexadecimal digits and the extension. */
export const PRESCRIPTIONS: FileKind = {
  isOwn: (file) => /^[0-9a-f]{32}\.(webp|pdf)$/.test(file),
  typeOf: (file) => (file.endsWith('.pdf') ? 'application/pdf' : 'image/webp'),
}
