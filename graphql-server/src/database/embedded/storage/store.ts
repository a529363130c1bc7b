import type { Entry } from '../data/entry.ts'

/** Puts a value under a key of a table, or removes it (null). Keys hold one character for each byte. */
export interface Operation {
  table: number
  key: string
  value: Uint8Array | null
}

/** What the tables hold. */
export const CATALOG = 0
export const SESSIONS = 1
/** The documents of collection n are in table FIRST_COLLECTION + n. */
export const FIRST_COLLECTION = 2

/** Where the data outlives the process. */
export interface Store {
  /** What a table held when the store was opened. Can be read once. */
  take(table: number): Iterable<Entry>
  /** Throws (14031) when the disk may not hold another write. */
  checkRoom(): void
  /** Resolves when the operations of this call and of all calls before it are on the disk. */
  write(operations: Operation[]): Promise<void>
  close(): Promise<void>
}

/** Keeps nothing: for databases that live in memory only. */
export const memoryStore: Store = {
  take: () => [],
  checkRoom: () => {},
  write: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
