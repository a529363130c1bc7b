import mongoose, { type ClientSession, Types } from 'mongoose'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { inChunks } from '../../../lib/chunks.ts'
import { CatalogueChange, type CatalogueChangeRecord } from './change.model.ts'
import { EMPTY_DIGEST, toggleHash } from './digest.ts'
import { CatalogueLog, LOG_ID, type CatalogueLogRecord } from './change-log.model.ts'
import { Category } from '../record/category.model.ts'
import { Product } from '../record/product.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'

/** One command marks this many rows. A command that keeps the database busy for seconds looks like an outage. */
const BATCH_SIZE = 500
const BATCHES = { batchSize: BATCH_SIZE }

/**
 * Returns the head of the change log. Creates it if it is missing: in a new shop, in a shop older than the log, or
 * after a restore. All entities and tombstones then wait for a number. The head is created last, so an interrupted or
 * concurrent attempt can simply be repeated.
 */
export async function ensureLog(): Promise<CatalogueLogRecord> {
  const head = await CatalogueLog.findById(LOG_ID).lean()
  if (head) return head
  // Numbers are assigned in this order, one millisecond apart: products come after their categories.
  const start = Date.now()
  const after = (milliseconds: number) => new Date(start + milliseconds)
  await markRows(after(0))
  await mark('category', Category.find({}, { _id: 1 }).lean().cursor(BATCHES), after(1))
  await mark('subCategory', SubCategory.find({}, { _id: 1 }).lean().cursor(BATCHES), after(2))
  await mark('product', Product.find({}, { _id: 1 }).lean().cursor(BATCHES), after(3))
  try {
    await mongoose.connection.transaction(makeHead)
  } catch (error) {
    // Another process has created it since.
    if (!isDuplicate(error)) throw error
  }
  return CatalogueLog.findById(LOG_ID).orFail().lean()
}

/** Makes every row wait for a number, including tombstones. */
async function markRows(waitingSince: Date): Promise<void> {
  const rows = CatalogueChange.find({}, { _id: 1 }).lean().cursor(BATCHES)
  for await (const portion of inChunks(rows, BATCH_SIZE)) {
    const _id = { $in: portion.map((row) => row._id) }
    await CatalogueChange.updateMany({ _id }, { $set: { waitingSince } })
  }
}

/** Makes entities wait for a number. Existing rows do not change, because they may have become tombstones. */
async function mark(
  kind: CatalogueChangeRecord['kind'],
  things: AsyncIterable<{ _id: Types.ObjectId }>,
  waitingSince: Date,
): Promise<void> {
  const update = { $set: { waitingSince }, $setOnInsert: { kind, deleted: false } }
  for await (const portion of inChunks(things, BATCH_SIZE)) {
    await CatalogueChange.bulkWrite(
      portion.map(({ _id }) => ({ updateOne: { filter: { _id }, update, upsert: true } })),
      { ordered: false },
    )
  }
}

/** Creates the head from the existing rows and their hashes, so that numbering can continue. */
async function makeHead(session: ClientSession): Promise<void> {
  const rows = await CatalogueChange.find({}, { seq: 1, hash: 1 }).session(session).lean()
  const hashes = rows.flatMap(({ hash }) => hash ?? [])
  const head = {
    _id: LOG_ID,
    identity: new Types.ObjectId(),
    last: rows.reduce((last, { seq = 0 }) => Math.max(last, seq), 0),
    digest: hashes.reduce(toggleHash, EMPTY_DIGEST),
    count: hashes.length,
  }
  await CatalogueLog.insertMany([head], { session, lean: true })
}
