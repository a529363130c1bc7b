import mongoose, { type ClientSession, type mongo, Types } from 'mongoose'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { inChunks } from '../../../lib/chunks.ts'
import { CatalogueChange, type CatalogueChangeRecord } from './change.model.ts'
import { EMPTY_DIGEST, toggleHash } from './digest.ts'
import { CatalogueLog, LOG_ID, type CatalogueLogRecord } from './change-log.model.ts'
import { Category } from '../category/category.model.ts'
import { Product } from '../product/product.model.ts'
import { SubCategory } from '../category/sub-category.model.ts'

/** Rows that are marked with one command: a database that is busy for seconds is taken for one that is out. */
const BATCH_SIZE = 500
const BATCHES = { batchSize: BATCH_SIZE }

/**
 * The head of the numbered log. Where there is none (in a new store, in one that is older than the log, after a
 * restore) it is made: everything that is in the catalogue, and every tombstone, then waits for a number. The log is
 * whole when its head is there; until then it may be begun again, also by several processes at once.
 */
export async function ensureLog(): Promise<CatalogueLogRecord> {
  const head = await CatalogueLog.findById(LOG_ID).lean()
  if (head) return head
  // A millisecond apart, as what waits longest is numbered first: products come after what they refer to.
  const start = Date.now()
  const after = (milliseconds: number) => new Date(start + milliseconds)
  await markRows(after(0))
  await mark('category', Category.find({}, { _id: 1 }).lean().cursor(BATCHES), after(1))
  await mark('subCategory', SubCategory.find({}, { _id: 1 }).lean().cursor(BATCHES), after(2))
  await mark('product', Product.find({}, { _id: 1 }).lean().cursor(BATCHES), after(3))
  try {
    await mongoose.connection.transaction(makeHead)
  } catch (error) {
    // Another process has made it meanwhile.
    if (!isDuplicate(error)) throw error
  }
  return CatalogueLog.findById(LOG_ID).orFail().lean()
}

/**
 * Ends the log, so that the next one who asks for it makes a new one, which knows no cursor of the old one. For a
 * database that was restored: its collections may be of several moments, or of an older one than mirrors know.
 */
export async function resetLog(db: mongo.Db): Promise<void> {
  await db.collection(CatalogueLog.collection.name).deleteMany({})
}

/** Has every row wait for a number, those of deleted things too. */
async function markRows(waitingSince: Date): Promise<void> {
  const rows = CatalogueChange.find({}, { _id: 1 }).lean().cursor(BATCHES)
  for await (const portion of inChunks(rows, BATCH_SIZE)) {
    const _id = { $in: portion.map((row) => row._id) }
    await CatalogueChange.updateMany({ _id }, { $set: { waitingSince } })
  }
}

/** Has things wait for a number. A row that is there stays as it is: it may be a tombstone by now. */
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

/** The head of a log over the rows as they are. Its digest holds what they hold, so that numbering can go on from it. */
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
