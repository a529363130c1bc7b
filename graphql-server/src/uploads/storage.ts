/**
 * Stores the widths of pictures. Files are named by `pictureFile` and never change, so they can be cached forever.
 * Uses the disk by default; an object store such as S3 can implement the same with PutObject, HeadObject and
 * DeleteObject, served under /media.
 */
export interface PictureStorage {
  /** Writes a file completely or not at all, even if writing fails. Replaces a file of the same name. */
  write(file: string, bytes: Buffer): Promise<void>
  has(file: string): Promise<boolean>
  /** Deletes a file. A missing file is not an error, so that deletion can be repeated. */
  remove(file: string): Promise<void>
}
