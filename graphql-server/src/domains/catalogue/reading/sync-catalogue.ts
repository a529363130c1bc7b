import type { Types } from 'mongoose'
import type { CacheValidity } from '../../../lib/cache/cache-validity.ts'
import type { CatalogueKind } from '../changes/record-changes.ts'
import { findChangesAfter, type NumberedChange } from '../changes/changes-page.service.ts'
import { numberChanges } from '../changes/number-changes.service.ts'
import { ensureLog } from '../changes/change-log.service.ts'
import type { CatalogueLogRecord } from '../changes/change-log.model.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import type { CatalogueProjection } from './catalogue-projection.ts'
import { databaseReader } from './database-reader.ts'
import type { CatalogueFile } from './saved-catalogue.ts'

/** The number of rows to apply before other requests can run. */
const BATCH_SIZE = 100
const LOAD_BATCH_SIZE = 500

export interface SyncOptions {
  projection: CatalogueProjection
  validity: CacheValidity
  file?: CatalogueFile
  onProgress?: OnProgress
}

/** Called while the projection is loaded. */
export type OnProgress = (products: number, total: number) => void

export interface CatalogueSync {
  /** Polls for changes. Call it after each write to the synced collections. */
  poll: () => Promise<void>
  /** Records that nothing was written between the last poll and this moment. */
  extend: (until: number) => void
  /** Whether a poll is needed before the projection is valid. */
  isStale: () => boolean
  /** Whether the projection is loaded, as of the last poll. */
  isLoaded: () => boolean
  /** The time in milliseconds since the projection was last known to be complete. Null before the first poll. */
  lag: () => number | null
  /** Resolves when the projection includes everything that was in the database at the first call. */
  whenLoaded: () => Promise<void>
  /**
   * Resolves when the projection includes all changes that this process has committed, and changes by others until
   * three seconds ago. Polls if the projection is not valid.
   */
  whenCurrent: () => Promise<void>
  /** Writes the file, if there is one. Call it after the last poll. */
  save: () => Promise<void>
}

/**
 * Keeps the in-memory catalogue up to date with all processes: a poll numbers committed changes and applies the new
 * numbers. The first poll loads the file or else the whole catalogue. So does a poll that finds another log, as after a
 * restore. Polls never overlap.
 */
export function syncCatalogue(options: SyncOptions): CatalogueSync {
  const { projection, validity, file, onProgress = () => undefined } = options
  let logIdentity: string | null = null
  let seen = 0
  let running: Promise<number> | null = null
  let includedUntil: number | null = null

  /** Loads the projection from the file, or else from the database, which takes longer. */
  async function load({ identity, last }: CatalogueLogRecord): Promise<void> {
    logIdentity = null
    const saved = await file?.read()
    const isUsable =
      saved?.identity === identity.toHexString() && (await restore(projection, saved.catalogue))
    if (!isUsable) await loadFromDatabase(projection, onProgress)
    seen = isUsable ? saved.seen : last
    logIdentity = identity.toHexString()
    if (!isUsable) await save()
  }

  async function save(): Promise<void> {
    if (logIdentity === null) return
    await file?.write({
      identity: logIdentity,
      seen,
      catalogue: projection.save(),
    })
  }

  /** Returns the time up to which all changes are included. */
  async function pollChanges(): Promise<number> {
    let startedAt = validity.now()
    await numberChanges()
    const log = await ensureLog()
    if (logIdentity !== log.identity.toHexString()) {
      validity.invalidate()
      startedAt = validity.now()
      await load(log)
    }
    while (seen < log.last) {
      const changes = await findChangesAfter(seen, BATCH_SIZE)
      validity.advance()
      await applyChanges(projection, changes)
      validity.advance()
      seen = changes.at(-1)?.seq ?? log.last
    }
    includedUntil = startedAt
    return startedAt
  }

  const pollOnce = () => (running ??= pollChanges().finally(() => (running = null)))
  return {
    poll: async () => validity.validate(await pollOnce()),
    extend(until) {
      validity.extend(until)
      includedUntil = Math.max(includedUntil ?? until, until)
    },
    isStale: () => !validity.isValid(),
    isLoaded: () => logIdentity !== null,
    lag: () => includedUntil && validity.now() - includedUntil,
    async whenLoaded() {
      if (logIdentity === null) await pollOnce()
    },
    async whenCurrent() {
      if (validity.isValid()) return
      // A running poll may have begun before the last change.
      await running?.catch(() => undefined)
      await pollOnce()
    },
    async save() {
      await running?.catch(() => undefined)
      await save()
    },
  }
}

async function putCategories(projection: CatalogueProjection): Promise<void> {
  projection.clear()
  for (const category of await databaseReader.allCategories()) projection.putCategory(category)
  for (const subCategory of await databaseReader.allSubCategories())
    projection.putSubCategory(subCategory)
}

async function restore(projection: CatalogueProjection, saved: unknown): Promise<boolean> {
  await putCategories(projection)
  return projection.restore(saved)
}

async function loadFromDatabase(
  projection: CatalogueProjection,
  onProgress: OnProgress,
): Promise<void> {
  await putCategories(projection)
  const total = await Product.estimatedDocumentCount()
  await putProducts(projection, {}, (products) => onProgress(products, Math.max(products, total)))
}

/** Applies the current state of changed entities, and removes deleted ones. */
async function applyChanges(
  projection: CatalogueProjection,
  changes: NumberedChange[],
): Promise<void> {
  const toIds = (kind: CatalogueKind) =>
    changes.filter((change) => change.kind === kind).map(({ _id }) => _id)
  const [categories, subCategories, products] = await Promise.all([
    readAny(toIds('category'), databaseReader.categories),
    readAny(toIds('subCategory'), databaseReader.subCategories),
    readAny(toIds('product'), databaseReader.products),
  ])
  const found = toHexIds([...categories, ...subCategories, ...products])
  const gone = changes.filter(({ _id }) => !found.has(_id.toHexString()))
  for (const { kind, _id } of gone) projection.remove(kind, _id)
  for (const category of categories) projection.putCategory(category)
  for (const subCategory of subCategories) projection.putSubCategory(subCategory)
  for (const product of products) projection.putProduct(product)
  await putProductsIn(projection, 'categoryIds', categories)
  await putProductsIn(projection, 'subCategoryIds', subCategories)
}

/** The index contains category names, so products are re-indexed when a category is renamed. */
async function putProductsIn(
  projection: CatalogueProjection,
  field: 'categoryIds' | 'subCategoryIds',
  categories: { _id: Types.ObjectId }[],
): Promise<void> {
  if (categories.length > 0)
    await putProducts(projection, { [field]: { $in: categories.map(({ _id }) => _id) } })
}

/** Puts the oldest products first. If memory is limited, the newest stay. */
async function putProducts(
  projection: CatalogueProjection,
  filter: object,
  onProgress: (products: number) => void = () => undefined,
): Promise<void> {
  const cursor = Product.collection
    .find<ProductRecord>(filter)
    .sort({ _id: 1 })
    .batchSize(LOAD_BATCH_SIZE)
  let products = 0
  while (await cursor.hasNext()) {
    const portion = cursor.readBufferedDocuments()
    for (const product of portion) projection.putProduct(product)
    onProgress((products += portion.length))
  }
}

async function readAny<Thing>(
  ids: Types.ObjectId[],
  read: (ids: Types.ObjectId[]) => Promise<Thing[]>,
): Promise<Thing[]> {
  return ids.length > 0 ? read(ids) : []
}

function toHexIds(things: { _id: Types.ObjectId }[]): Set<string> {
  return new Set(things.map(({ _id }) => _id.toHexString()))
}
