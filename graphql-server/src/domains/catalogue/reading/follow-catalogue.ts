import type { Types } from 'mongoose'
import type { Freshness } from '../../../lib/freshness.ts'
import type { CatalogueKind } from '../catalogue-changes.ts'
import { findChangesBehind, type NumberedChange } from '../changes-page.service.ts'
import { numberChanges } from '../number-changes.service.ts'
import { openLog } from '../open-log.service.ts'
import { Product } from '../product.model.ts'
import type { ProductSearch } from '../search/product-search.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { databaseReader } from './database-reader.ts'

/** Rows that are read at once. */
const PORTION = 250

export interface FollowOptions {
  memory: CatalogueMemory
  freshness: Freshness
  search: Pick<ProductSearch, 'caughtUp'>
}

/**
 * Gives the look for changes of the catalogue, for each process to make twice a second: it numbers what was
 * committed, and takes in what has a number that it does not know. The first one reads the whole catalogue, and so
 * does one that finds another log, as after a restore. What is asked of the memory, or kept of the search, is
 * trusted for a second from the beginning of a look.
 */
export function followCatalogue({ memory, freshness, search }: FollowOptions) {
  let known: Types.ObjectId | null = null
  let seen = 0
  return async function look(): Promise<void> {
    let began = freshness.now()
    await numberChanges()
    const { identity, last } = await openLog()
    if (!known?.equals(identity)) {
      freshness.distrust()
      began = freshness.now()
      await fill(memory)
      known = identity
      seen = last
    }
    while (seen < last) {
      const changes = await findChangesBehind(seen, PORTION)
      freshness.changed()
      await takeIn(memory, changes)
      await search.caughtUp()
      freshness.changed()
      seen = changes.at(-1)?.seq ?? last
    }
    freshness.confirm(began)
  }
}

/** Reads the whole catalogue, the oldest products first: those of which the memory has no room are the oldest. */
async function fill(memory: CatalogueMemory): Promise<void> {
  memory.clear()
  for (const category of await databaseReader.allCategories()) memory.putCategory(category)
  for (const shelf of await databaseReader.allSubCategories()) memory.putSubCategory(shelf)
  const products = Product.find().sort({ _id: 1 }).lean().cursor({ batchSize: PORTION })
  for await (const product of products) memory.putProduct(product)
}

/** Reads what changed as it is now. What is not there any more is forgotten. */
async function takeIn(memory: CatalogueMemory, changes: NumberedChange[]): Promise<void> {
  const idsOf = (kind: CatalogueKind) =>
    changes.filter((change) => change.kind === kind).map(({ _id }) => _id)
  const [categories, subCategories, products] = await Promise.all([
    readAny(idsOf('category'), databaseReader.categories),
    readAny(idsOf('subCategory'), databaseReader.subCategories),
    readAny(idsOf('product'), databaseReader.products),
  ])
  const found = new Set(
    [...categories, ...subCategories, ...products].map(({ _id }) => _id.toHexString()),
  )
  for (const { kind, _id } of changes) if (!found.has(_id.toHexString())) memory.remove(kind, _id)
  for (const category of categories) memory.putCategory(category)
  for (const subCategory of subCategories) memory.putSubCategory(subCategory)
  for (const product of products) memory.putProduct(product)
}

async function readAny<Thing>(
  ids: Types.ObjectId[],
  read: (ids: Types.ObjectId[]) => Promise<Thing[]>,
): Promise<Thing[]> {
  return ids.length > 0 ? read(ids) : []
}
