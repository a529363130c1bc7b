import DataLoader from 'dataloader'
import type { Types } from 'mongoose'
import { parseId } from '../ids.ts'
import { recordBatch } from '../operation-metrics.ts'

/** A loader whose batches are noted under its name. */
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
 * A loader of documents by id: all ids that one turn asks for become one call of `find`.
 * Gives null for an id without a document, and for a text that is no id.
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

/** The rows of each key; a row may belong to several. */
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

/** The documents that a loader finds for these ids, without those that are gone. */
export async function loadAll<Row>(
  loader: DataLoader<string, Row | null>,
  ids: Types.ObjectId[],
): Promise<Row[]> {
  const rows = await Promise.all(ids.map((id) => loader.load(id.toHexString())))
  return rows.filter((row) => row !== null)
}
