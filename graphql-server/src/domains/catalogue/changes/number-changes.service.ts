import mongoose, { type AnyBulkWriteOperation, type ClientSession, type Types } from 'mongoose'
import { CatalogueChange, type CatalogueChangeRecord } from './change.model.ts'
import { EMPTY_DIGEST, toggleHash } from './digest.ts'
import { CatalogueLog, LOG_ID, type CatalogueLogRecord } from './change-log.model.ts'
import { ensureLog } from './change-log.service.ts'
import { StockMovement } from '../stock/stock-movement.model.ts'
import { hashEntities } from './entity-hashes.ts'

/** One transaction numbers at most this many changes and stock movements. */
const BATCH_SIZE = 100

/** Matches rows that wait for a number. The sparse index contains only these rows. */
const WAITING = { waitingSince: { $gt: new Date(0) } }

/**
 * Assigns numbers to all changes that were committed since the last call. An entity that changed again, or whose stock
 * moved, moves to the end of the log. Several processes may do this concurrently: each batch changes the log's head, so
 * one of two has to wait or retry, and no reader sees a number before all smaller ones. Without changes, it costs two
 * indexed reads.
 */
export async function numberChanges(): Promise<void> {
  const found = await Promise.all([CatalogueChange.exists(WAITING), StockMovement.exists(WAITING)])
  if (found.every((row) => row === null)) return
  await ensureLog()
  let isMore = true
  while (isMore) isMore = await mongoose.connection.transaction(numberPortion)
}

async function numberPortion(session: ClientSession): Promise<boolean> {
  const log = await CatalogueLog.findById(LOG_ID).session(session).orFail().lean()
  const oldest = { session, sort: { waitingSince: 1 as const }, limit: BATCH_SIZE }
  const changes = await CatalogueChange.find(WAITING, {}, oldest).lean()
  const movements = await StockMovement.find(WAITING, {}, oldest).lean()
  const moved = movements.map(({ productId }) => productId)
  const rows = [...changes, ...(await otherRows(moved, changes, session))]
  const { head, updates } = numbered(log, rows, await hashEntities(rows, session))
  if (updates.length > 0) await CatalogueChange.bulkWrite(updates, { ordered: false, session })
  await release(movements, session)
  await CatalogueLog.updateOne({ _id: LOG_ID }, { $set: head }, { session })
  return changes.length === BATCH_SIZE || movements.length === BATCH_SIZE
}

/** Finds the rows of products whose stock moved, except products in this batch and deleted products. */
function otherRows(
  productIds: Types.ObjectId[],
  changes: CatalogueChangeRecord[],
  session: ClientSession,
): Promise<CatalogueChangeRecord[]> {
  const known = new Set(changes.map(({ _id }) => _id.toHexString()))
  const others = productIds.filter((id) => !known.has(id.toHexString()))
  if (others.length === 0) return Promise.resolve([])
  return CatalogueChange.find({ _id: { $in: others }, deleted: false })
    .session(session)
    .lean()
}

async function release(movements: { _id: Types.ObjectId }[], session: ClientSession) {
  if (movements.length === 0) return
  const _id = { $in: movements.map((movement) => movement._id) }
  await StockMovement.updateMany({ _id }, { $unset: { waitingSince: 1 } }, { session })
}

/** Creates the log's new head and each row's update. An entity without a hash is deleted. */
function numbered(
  log: CatalogueLogRecord,
  rows: CatalogueChangeRecord[],
  hashes: Map<string, string>,
) {
  let { last, digest, count } = log
  const numberedAt = new Date()
  const updates = rows.map(
    ({ _id, hash: before }): AnyBulkWriteOperation<CatalogueChangeRecord> => {
      const hash = hashes.get(_id.toHexString())
      digest = toggleHash(toggleHash(digest, before ?? EMPTY_DIGEST), hash ?? EMPTY_DIGEST)
      count += (hash ? 1 : 0) - (before ? 1 : 0)
      last += 1
      const set = { seq: last, numberedAt, deleted: !hash, ...(hash && { hash }) }
      const unset = { waitingSince: 1, ...(!hash && { hash: 1 }) }
      return { updateOne: { filter: { _id }, update: { $set: set, $unset: unset } } }
    },
  )
  return { head: { last, digest, count }, updates }
}
