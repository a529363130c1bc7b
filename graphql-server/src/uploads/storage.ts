/**
 * Where the widths of pictures are kept. Files are named by `pictureFile` and never change once they
 * are written, so they can be cached for ever. On disk by default; an object store can fill the same.
 */
export interface PictureStorage {
  /** Keeps a file: it is there as a whole or not at all. Writing the same name again replaces it. */
  write(file: string, bytes: Buffer): Promise<void>
  /** Whether a file of that name is kept. */
  has(file: string): Promise<boolean>
}
