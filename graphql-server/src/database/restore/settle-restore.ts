import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import { inChunks } from '../../lib/chunks.ts'
import { BESIDE, isShopData, RESTORES } from '../dump/names.ts'

/** A restore in progress. The old data is complete while it is FILLING, and the new data when it is SWAPPING. */
export interface RestoreRecord {
  _id: 'restore'
  state: 'FILLING' | 'SWAPPING'
  /** The new collections' names. */
  collections: string[]
  /** The process that restores, and until when others wait for it. */
  holder: string
  heldUntil: Date
}

/** How long others wait for a killed process. */
const LEASE_MS = 10_000
const MAX_WAIT_MS = 12_000
const WAIT_STEP_MS = 500
const BATCH_SIZE = 1000

export const leaseEnd = () => new Date(Date.now() + LEASE_MS)

export function restoreRecords(db: mongo.Db): mongo.Collection<RestoreRecord> {
  return db.collection<RestoreRecord>(RESTORES)
}

/**
 * Completes a restore whose process was killed: with the new data if it was complete, otherwise with the old data.
 * Throws while another process restores.
 */
export async function settleRestore(db: mongo.Db, maxWaitMs = MAX_WAIT_MS): Promise<void> {
  const latest = Date.now() + maxWaitMs
  for (;;) {
    const record = await restoreRecords(db).findOne({ _id: 'restore' })
    if (!record) return
    if (record.heldUntil > new Date()) {
      if (Date.now() > latest) {
        throw new Error('A dump is being restored into this database. Wait until it has ended.')
      }
      await pause(WAIT_STEP_MS)
    } else if (await takeOver(db, record)) {
      await (record.state === 'SWAPPING' ? swap(db, record.collections) : discard(db))
    }
  }
}

async function takeOver(db: mongo.Db, { _id, holder, heldUntil }: RestoreRecord): Promise<boolean> {
  const { matchedCount } = await restoreRecords(db).updateOne(
    { _id, holder, heldUntil },
    { $set: { holder: randomUUID(), heldUntil: leaseEnd() } },
  )
  return matchedCount === 1
}

async function listNames(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  return found.map(({ name }) => name)
}

/** The names of the shop's collections. */
export async function listShopData(db: mongo.Db): Promise<string[]> {
  return (await listNames(db)).filter(isShopData)
}

/** Replaces the shop's collections with the restored ones. Can be repeated after an interruption. */
export async function swap(db: mongo.Db, collections: string[]): Promise<void> {
  const names = await listNames(db)
  for (const name of collections) {
    const beside = `${BESIDE}${name}`
    if (names.includes(beside)) {
      await db.collection(beside).rename(name, { dropTarget: true })
    }
  }
  for (const name of names) {
    if (isShopData(name) && !collections.includes(name)) await db.dropCollection(name)
  }
  await db.dropCollection(RESTORES)
}

/** Removes the collections that were restored so far. */
export async function discard(db: mongo.Db): Promise<void> {
  const beside = (await listNames(db)).filter((name) => name.startsWith(BESIDE))
  if (beside.includes(`${BESIDE}prescriptions`)) await leaveToRemoval(db)
  for (const name of beside) await db.dropCollection(name)
  await db.dropCollection(RESTORES)
}

/**
 * Gives restored prescriptions that the shop lacks a record with the state DELETING, because a file without a record
 * would never be removed.
 */
async function leaveToRemoval(db: mongo.Db): Promise<void> {
  const own = db.collection('prescriptions')
  const restored = db.collection(`${BESIDE}prescriptions`).find({})
  for await (const records of inChunks(restored, BATCH_SIZE)) {
    const known = await own.find({ _id: { $in: records.map(({ _id }) => _id) } }).toArray()
    const ids = new Set(known.map(({ _id }) => _id.toHexString()))
    const unknown = records.filter(({ _id }) => !ids.has(_id.toHexString()))
    const deleting = unknown.map((record) => ({ ...record, state: 'DELETING' }))
    if (deleting.length > 0) await own.insertMany(deleting)
  }
}
