/**
 * Where the widths of pictures are kept. Files are named by `pictureFile` and never change once they
 * are written, so they can be cached for ever. On disk by default; an object store such as S3 can fill the
 * same with PutObject, HeadObject and DeleteObject, served under /media.
 */
export interface PictureStorage {
  /**
   * Keeps a file: it is there as a whole or not at all, also when the writing fails. Writing the same name
   * again replaces it.
   */
  write(file: string, bytes: Buffer): Promise<void>
  /** Whether a file of that name is kept. */
  has(file: string): Promise<boolean>
  /** Removes a file for good. One that is not there is no error, so that it can be repeated. */
  remove(file: string): Promise<void>
}
