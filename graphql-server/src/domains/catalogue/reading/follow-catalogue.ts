import type { Types } from 'mongoose'
import type { Freshness } from '../../../lib/cache-validity.ts'
import type { CatalogueKind } from '../changes/record-changes.ts'
import { findChangesBehind, type NumberedChange } from '../changes/changes-page.service.ts'
import { numberChanges } from '../changes/number-changes.service.ts'
import { openLog } from '../changes/change-log.service.ts'
import type { CatalogueLogRecord } from '../changes/change-log.model.ts'
import { Product, type ProductRecord } from '../product/product.model.ts'
import type { CatalogueCopy } from './catalogue-copy.ts'
import { databaseReader } from './database-reader.ts'
import type { CatalogueFile } from './saved-catalogue.ts'

/** How many rows are read and taken in before other requests get their turn. */
const PORTION = 100
const FILL_PORTION = 500

export interface FollowOptions {
  copies: CatalogueCopy[]
  freshness: Freshness
  /** Where what the copies hold is kept between two starts. */
  file?: CatalogueFile
  onProgress?: OnProgress
}

/** Called while the copies are filled. */
export type OnProgress = (products: number, total: number) => void

export interface Following {
  /**
   * Looks for changes, for each process to do twice a second. What is read from the copies is trusted
   * for a second from the beginning of a look.
   */
  look: () => Promise<void>
  /** Whether the copies hold the catalogue, as of the last look. */
  isFilled: () => boolean
  /** Resolves when the copies hold everything that was in the database when it was first called. */
  filled: () => Promise<void>
  /** Writes the file, when there is one, after the last look. */
  save: () => Promise<void>
}

/**
 * Keeps copies of the catalogue up to date, whichever process changes it: a look numbers what was
 * committed, and takes in what has a number that it does not know. The first look reads the file, or
 * else the whole catalogue, and so does one that finds another log, as after a restore. Never looks
 * twice at once.
 */
export function followCatalogue(options: FollowOptions): Following {
  const { copies, freshness, file, onProgress = () => undefined } = options
  let known: string | null = null
  let seen = 0
  let running: Promise<number> | null = null

  /** Fills the copies as the file has them, or else from the database, which takes longer. */
  async function begin({ identity, last }: CatalogueLogRecord): Promise<void> {
    known = null
    const saved = await file?.read()
    const isUsable =
      saved?.identity === identity.toHexString() && (await restore(copies, saved.copies))
    if (!isUsable) await fill(copies, onProgress)
    seen = isUsable ? saved.seen : last
    known = identity.toHexString()
    if (!isUsable) await save()
  }

  async function save(): Promise<void> {
    if (known === null) return
    await file?.write({ identity: known, seen, copies: copies.map((copy) => copy.save()) })
  }

  /** Returns the moment as of which nothing is missing. */
  async function follow(): Promise<number> {
    let began = freshness.now()
    await numberChanges()
    const log = await openLog()
    if (known !== log.identity.toHexString()) {
      freshness.distrust()
      began = freshness.now()
      await begin(log)
    }
    while (seen < log.last) {
      const changes = await findChangesBehind(seen, PORTION)
      freshness.changed()
      await takeIn(copies, changes)
      freshness.changed()
      seen = changes.at(-1)?.seq ?? log.last
    }
    return began
  }

  const followOnce = () => (running ??= follow().finally(() => (running = null)))
  return {
    look: async () => freshness.confirm(await followOnce()),
    isFilled: () => known !== null,
    async filled() {
      if (known === null) await followOnce()
    },
    async save() {
      await running?.catch(() => undefined)
      await save()
    },
  }
}

async function putShelves(copies: CatalogueCopy[]): Promise<void> {
  for (const copy of copies) copy.clear()
  for (const category of await databaseReader.allCategories())
    for (const copy of copies) copy.putCategory(category)
  for (const subCategory of await databaseReader.allSubCategories())
    for (const copy of copies) copy.putSubCategory(subCategory)
}

async function restore(copies: CatalogueCopy[], saved: unknown[]): Promise<boolean> {
  await putShelves(copies)
  return saved.length === copies.length && copies.every((copy, n) => copy.restore(saved[n]))
}

async function fill(copies: CatalogueCopy[], onProgress: OnProgress): Promise<void> {
  await putShelves(copies)
  const total = await Product.estimatedDocumentCount()
  await putProducts(copies, {}, (products) => onProgress(products, Math.max(products, total)))
}

/** Takes in what changed, as it is now. What is not there any more is removed. */
async function takeIn(copies: CatalogueCopy[], changes: NumberedChange[]): Promise<void> {
  const idsOf = (kind: CatalogueKind) =>
    changes.filter((change) => change.kind === kind).map(({ _id }) => _id)
  const [categories, subCategories, products] = await Promise.all([
    readAny(idsOf('category'), databaseReader.categories),
    readAny(idsOf('subCategory'), databaseReader.subCategories),
    readAny(idsOf('product'), databaseReader.products),
  ])
  const found = hexOf([...categories, ...subCategories, ...products])
  const gone = changes.filter(({ _id }) => !found.has(_id.toHexString()))
  for (const copy of copies) {
    for (const { kind, _id } of gone) copy.remove(kind, _id)
    for (const category of categories) copy.putCategory(category)
    for (const subCategory of subCategories) copy.putSubCategory(subCategory)
    for (const product of products) copy.putProduct(product)
  }
  await putProductsOn(copies, 'categoryIds', categories)
  await putProductsOn(copies, 'subCategoryIds', subCategories)
}

/** A product is found by the names of its shelves too: when one of them changes, the product is put anew. */
async function putProductsOn(
  copies: CatalogueCopy[],
  field: 'categoryIds' | 'subCategoryIds',
  shelves: { _id: Types.ObjectId }[],
): Promise<void> {
  if (shelves.length > 0)
    await putProducts(copies, { [field]: { $in: shelves.map(({ _id }) => _id) } })
}

/** The oldest first: of those for which the memory has no room the newest are held. */
async function putProducts(
  copies: CatalogueCopy[],
  filter: object,
  onProgress: (products: number) => void = () => undefined,
): Promise<void> {
  const cursor = Product.collection
    .find<ProductRecord>(filter)
    .sort({ _id: 1 })
    .batchSize(FILL_PORTION)
  let products = 0
  while (await cursor.hasNext()) {
    const portion = cursor.readBufferedDocuments()
    for (const product of portion) for (const copy of copies) copy.putProduct(product)
    onProgress((products += portion.length))
  }
}

async function readAny<Thing>(
  ids: Types.ObjectId[],
  read: (ids: Types.ObjectId[]) => Promise<Thing[]>,
): Promise<Thing[]> {
  return ids.length > 0 ? read(ids) : []
}

function hexOf(things: { _id: Types.ObjectId }[]): Set<string> {
  return new Set(things.map(({ _id }) => _id.toHexString()))
}
