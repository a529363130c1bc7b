import mongoose, { type AnyBulkWriteOperation, type ClientSession, type Types } from 'mongoose'
import { CatalogueChange, type CatalogueChangeRecord } from './change.model.ts'
import { EMPTY_DIGEST, toggleHash } from './digest.ts'
import { CatalogueLog, LOG_ID, type CatalogueLogRecord } from './change-log.model.ts'
import { ensureLog } from './change-log.service.ts'
import { StockMovement } from '../stock/stock-movement.model.ts'
import { hashEntities } from './entity-hashes.ts'

/** Changes, and movements of stock, that are numbered in one transaction. */
const BATCH_SIZE = 100

/** What waits for its number, whenever it began to: the sparse index holds nothing else. */
const WAITING = { waitingSince: { $gt: new Date(0) } }

/**
 * Gives the changes that were committed since the last time their numbers, until none is left. A thing that
 * changed again, or whose stock moved, goes to the end of the log. Any number of processes may do this at the
 * same time: each portion changes the log's head, so that of two one waits or starts again, and nobody ever
 * sees a number before all smaller ones. When nothing waits it costs one indexed poll for changes and one for
 * movements.
 */
export async function numberChanges(): Promise<void> {
  const found = await Promise.all([CatalogueChange.exists(WAITING), StockMovement.exists(WAITING)])
  if (found.every((row) => row === null)) return
  await ensureLog()
  let isMore = true
  while (isMore) isMore = await mongoose.connection.transaction(numberPortion)
}

/** True when more may wait. */
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

/** The rows of products whose stock moved, but for those that are numbered anyway and those of deleted ones. */
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

/** The log's head behind these rows, and what is to be written to each. A thing without a hash is gone. */
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
