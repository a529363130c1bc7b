import DataLoader from 'dataloader'
import type { Types } from 'mongoose'
import { parseId } from '../ids.ts'
import { recordBatch } from '../operation-metrics.ts'

/** Creates a DataLoader that records its batch sizes under its name. */
export function batchLoader<Key, Row, CacheKey = Key>(
  name: string,
  load: DataLoader.BatchLoadFn<Key, Row>,
  options?: DataLoader.Options<Key, Row, CacheKey>,
): DataLoader<Key, Row, CacheKey> {
  return new DataLoader((keys) => {
    recordBatch(name, keys.length)
    return load(keys)
  }, options)
}

/**
 * Creates a loader for documents by id, which calls `find` once for all ids in a tick. Returns null for missing
 * documents and malformed ids.
 */
export function loaderById<Row extends { _id: Types.ObjectId }>(
  name: string,
  find: (ids: Types.ObjectId[]) => Promise<Row[]>,
): DataLoader<string, Row | null> {
  return batchLoader(name, async (texts) => {
    const ids = texts.flatMap((text) => parseId(text) ?? [])
    const rows = ids.length > 0 ? await find(ids) : []
    const byId = new Map(rows.map((row) => [row._id.toHexString(), row]))
    return texts.map((text) => byId.get(text.toLowerCase()) ?? null)
  })
}

/** Groups rows by key. A row may have several keys. */
export function groupBy<Row>(rows: Row[], keysOf: (row: Row) => string[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const group = groups.get(key)
      if (group) group.push(row)
      else groups.set(key, [row])
    }
  }
  return groups
}

/** Loads the documents with these ids, and omits missing ones. */
export async function loadAll<Row>(
  loader: DataLoader<string, Row | null>,
  ids: readonly (Types.ObjectId | string)[],
): Promise<Row[]> {
  const rows = await Promise.all(ids.map((id) => loader.load(id.toString())))
  return rows.filter((row) => row !== null)
}
