import type { Types } from 'mongoose'
import type { Freshness } from '../../../lib/freshness.ts'
import type { CatalogueKind } from '../catalogue-changes.ts'
import { findChangesBehind, type NumberedChange } from '../changes-page.service.ts'
import { numberChanges } from '../number-changes.service.ts'
import { openLog } from '../open-log.service.ts'
import { Product } from '../product.model.ts'
import type { CatalogueCopy } from './catalogue-copy.ts'
import { databaseReader } from './database-reader.ts'

/** Rows that are read, and taken in, before others get their turn. */
const PORTION = 100

export interface FollowOptions {
  copies: CatalogueCopy[]
  freshness: Freshness
}

export interface Following {
  /**
   * Looks for changes, for each process to do twice a second. What is asked of the copies is trusted for a second
   * from the beginning of a look.
   */
  look: () => Promise<void>
  /** Resolves when the copies hold all that stood in the database when it was asked for the first time. */
  filled: () => Promise<void>
}

/**
 * Keeps copies of the catalogue up to date, whichever process changes it: a look numbers what was committed, and takes
 * in what has a number that it does not know. The first one reads the whole catalogue, and so does one that finds
 * another log, as after a restore. Never looks twice at once.
 */
export function followCatalogue({ copies, freshness }: FollowOptions): Following {
  let known: Types.ObjectId | null = null
  let seen = 0
  let running: Promise<number> | null = null

  /** Gives the moment as of which nothing is missing. */
  async function follow(): Promise<number> {
    let began = freshness.now()
    await numberChanges()
    const { identity, last } = await openLog()
    if (!known?.equals(identity)) {
      known = null
      freshness.distrust()
      began = freshness.now()
      await fill(copies)
      known = identity
      seen = last
    }
    while (seen < last) {
      const changes = await findChangesBehind(seen, PORTION)
      freshness.changed()
      await takeIn(copies, changes)
      freshness.changed()
      seen = changes.at(-1)?.seq ?? last
    }
    return began
  }

  const followOnce = () => (running ??= follow().finally(() => (running = null)))
  return {
    look: async () => freshness.confirm(await followOnce()),
    async filled() {
      if (known === null) await followOnce()
    },
  }
}

async function fill(copies: CatalogueCopy[]): Promise<void> {
  for (const copy of copies) copy.clear()
  for (const category of await databaseReader.allCategories())
    for (const copy of copies) copy.putCategory(category)
  for (const subCategory of await databaseReader.allSubCategories())
    for (const copy of copies) copy.putSubCategory(subCategory)
  await putProducts(copies, {})
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
async function putProducts(copies: CatalogueCopy[], filter: object): Promise<void> {
  const products = Product.find(filter).sort({ _id: 1 }).lean().cursor({ batchSize: PORTION })
  for await (const product of products) for (const copy of copies) copy.putProduct(product)
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
