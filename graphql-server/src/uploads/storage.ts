import type { Readable } from 'node:stream'

/** Stores files of one kind on disk or in an object store. A file with a given name never changes. */
export interface FileStorage {
  /** Writes a file completely or not at all, even if writing fails. Replaces a file with the same name. */
  write(file: string, bytes: Buffer): Promise<void>
  has(file: string): Promise<boolean>
  /** Returns null if the file is missing. */
  read(file: string): Promise<Buffer | null>
  /** Opens a file to stream it, however slowly, without keeping it in memory. Returns null if it is missing. */
  open(file: string): Promise<{ body: Readable; size: number } | null>
  /** Deletes files. Ignores missing files, so that deletion can be repeated. */
  remove(files: string[]): Promise<void>
  /** Lists the names of all files, in any order. */
  list(): AsyncIterable<string>
  /** Throws STORAGE_FULL while too little space is left for uploads, so that orders still have some. */
  requireRoom(): Promise<void>
  /** Throws an `ObjectStoreError` if the object store cannot be used. A disk always passes. */
  check(): Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9.-]*$/

export function isFileName(file: string): boolean {
  return NAME.test(file)
}

/** Throws for a name that could lead outside the storage. */
export function requireFileName(file: string): void {
  if (!isFileName(file)) throw new Error(`Not a file name: ${file}`)
}
