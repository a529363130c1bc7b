import type { Entry } from './entry.ts'

/** Writes a value under a key in a table, or removes it (null). Keys have one character per byte. */
export interface Operation {
  table: number
  key: string
  value: Uint8Array | null
}

/** The table numbers. */
export const CATALOG = 0
export const SESSIONS = 1
/** Collection n has its documents in table FIRST_COLLECTION + n. */
export const FIRST_COLLECTION = 2

export interface Store {
  /** A table's contents when the files were opened. Can be read once. */
  take(table: number): Iterable<Entry>
  /** Throws (14031) when the disk may have no space for another write. */
  checkSpace(): void
  /** Resolves when the operations from this and all earlier calls are on disk. */
  write(operations: Operation[]): Promise<void>
  close(): Promise<void>
}

/** Stores nothing, for databases in memory. */
export const memoryStore: Store = {
  take: () => [],
  checkSpace: () => {},
  write: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
