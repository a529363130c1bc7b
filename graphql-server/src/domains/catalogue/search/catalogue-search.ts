import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Types } from 'mongoose'
import { followChanges, type Following } from '../catalogue-changes.ts'
import type { CatalogueChangeRecord } from '../catalogue-change.model.ts'
import { Product } from '../product.model.ts'
import type { ProductSearch, SearchPage, SearchRequest } from './product-search.ts'
import { decodeCursor, encodeCursor } from './search-cursor.ts'
import { type SearchRow, type ShelfNames, shelfNames } from './search-documents.ts'
import type { SearchIndex } from './search-index.ts'

export interface CatalogueSearchOptions {
  /** An empty index. */
  index: SearchIndex
  /** The database could not be read: it is tried again. */
  onError: (error: unknown) => void
  /** Milliseconds between two looks for changes. */
  intervalMs?: number
}

const PORTION = 250
/** Milliseconds of work on the index after which others get their turn. */
const SLICE = 8
const RETRY_MS = 1_000
const FIELDS = { name: 1, unit: 1, description: 1, categoryIds: 1, subCategoryIds: 1 } as const

/**
 * Starts to fill the index from the database and then follows the catalogue's changes, those of other
 * processes included. Requests get their turn between slices of some milliseconds; a search waits
 * until the index is filled.
 */
export function startCatalogueSearch(options: CatalogueSearchOptions): ProductSearch {
  const { index, onError, intervalMs } = options
  const names = shelfNames()
  let stopped = false
  let fault: Error | null = null
  let following: Following | null = null

  async function fill(): Promise<void> {
    const since = new Date()
    await names.load()
    let last: Types.ObjectId | null = null
    do {
      const rows: SearchRow[] = await Product.find(last ? { _id: { $gt: last } } : {}, FIELDS)
        .sort({ _id: 1 })
        .limit(PORTION)
        .lean()
      await putAll(index, names, rows)
      last = rows.length === PORTION ? (rows.at(-1)?._id ?? null) : null
    } while (last && !stopped)
    following = followChanges({
      since,
      onError,
      onChange: (changes) => apply(index, names, changes),
      ...(intervalMs === undefined ? {} : { intervalMs }),
    })
  }

  async function fillUntilDone(): Promise<void> {
    while (!stopped) {
      try {
        await fill()
        return
      } catch (error) {
        fault = error instanceof Error ? error : new Error(String(error))
        onError(error)
        await pause(RETRY_MS, undefined, { ref: false })
      }
    }
  }

  const ready = fillUntilDone()
  return {
    ready,
    get size() {
      return index.size
    },
    async search(text, request) {
      // While the database can't be read, an error now is better than an answer some day.
      if (!following && fault) throw fault
      await ready
      return pageOf(index, text, request)
    },
    async caughtUp() {
      await ready
      await following?.caughtUp()
    },
    async stop() {
      stopped = true
      await following?.stop()
      await ready
    },
  }
}

function pageOf(index: SearchIndex, text: string, request: SearchRequest): SearchPage {
  const { first, after, skip = 0 } = request
  const result = index.find(text, { first, skip, after: after ? decodeCursor(after) : null })
  return {
    hits: result.hits.map((hit) => ({ id: hit.id, cursor: encodeCursor(hit) })),
    totalCount: result.totalCount,
    hasNextPage: result.hasNextPage,
    hasPreviousPage: Boolean(after) || skip > 0,
  }
}

async function putAll(index: SearchIndex, names: ShelfNames, rows: SearchRow[]): Promise<void> {
  await names.learn(rows)
  let began = performance.now()
  for (const row of rows) {
    index.put(names.documentOf(row))
    if (performance.now() - began < SLICE) continue
    await nextTurn()
    began = performance.now()
  }
}

/** Brings the index up to the database for the things that changed. */
async function apply(
  index: SearchIndex,
  names: ShelfNames,
  changes: CatalogueChangeRecord[],
): Promise<void> {
  const shelves = changes.filter(({ kind }) => kind !== 'product').map(({ _id }) => _id)
  const renamed = await names.refresh(shelves)
  if (renamed.length > 0) await reindexShelves(index, names, renamed)
  const ids = changes.filter(({ kind }) => kind === 'product').map(({ _id }) => _id)
  if (ids.length === 0) return
  const rows: SearchRow[] = await Product.find({ _id: { $in: ids } }, FIELDS).lean()
  await putAll(index, names, rows)
  const found = new Set(rows.map(({ _id }) => _id.toHexString()))
  for (const id of ids) if (!found.has(id.toHexString())) index.remove(id.toHexString())
}

async function reindexShelves(
  index: SearchIndex,
  names: ShelfNames,
  shelves: Types.ObjectId[],
): Promise<void> {
  for (const field of ['categoryIds', 'subCategoryIds'] as const) {
    const products = await Product.find({ [field]: { $in: shelves } }, { _id: 1 }).lean()
    for (let start = 0; start < products.length; start += PORTION) {
      const ids = products.slice(start, start + PORTION).map(({ _id }) => _id)
      const rows: SearchRow[] = await Product.find({ _id: { $in: ids } }, FIELDS).lean()
      await putAll(index, names, rows)
    }
  }
}
