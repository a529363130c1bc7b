import type { Readable } from 'node:stream'
import type { FileStorage } from './storage.ts'

export interface FileFacts {
  /** In bytes. */
  size: number
  /** The entity tag with its quotes. */
  etag: string
  lastModified: Date
}

/** A file that is being read. A reader that stops early must destroy the body. */
export interface OpenedFile extends FileFacts {
  body: Readable
}

/** The first and the last byte, inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** A storage whose files the server streams to clients. All failures are `ObjectStoreError`s. */
export interface ObjectStorage extends FileStorage {
  /** Returns null if the file is missing. */
  stat(file: string): Promise<FileFacts | null>
  /** Opens a file or a part of it; `size` is the part's size. Returns null if the file is missing. */
  open(file: string, range?: ByteRange): Promise<OpenedFile | null>
}
