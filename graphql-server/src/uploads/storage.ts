import type { Readable } from 'node:stream'

/** Stores files of one kind, on disk or in an object store. A file never changes under its name. */
export interface FileStorage {
  /** Writes a file completely or not at all, even if writing fails. Replaces a file of the same name. */
  write(file: string, bytes: Buffer): Promise<void>
  has(file: string): Promise<boolean>
  /** Returns null if the file is missing. */
  read(file: string): Promise<Buffer | null>
  /** Opens a file to be sent, however slowly, without keeping it in memory. Returns null if it is missing. */
  open(file: string): Promise<{ body: Readable; size: number } | null>
  /** Deletes files. Missing files are not an error, so that deletion can be repeated. */
  remove(files: string[]): Promise<void>
  /** The names of all files of the kind, in any order. */
  list(): AsyncIterable<string>
  /** Throws STORAGE_FULL while too little room is left for uploads, so that orders still find some. */
  requireRoom(): Promise<void>
  /** Throws an `ObjectStoreError` if the object store cannot be used. A disk is always there. */
  check(): Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9.-]*$/

export function isFileName(file: string): boolean {
  return NAME.test(file)
}

/** Throws for a name that could lead out of the storage. */
export function requireFileName(file: string): void {
  if (!isFileName(file)) throw new Error(`Not a name of a file: ${file}`)
}
