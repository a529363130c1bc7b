import { randomUUID } from 'node:crypto'
import type { mongo } from 'mongoose'
import { runEvery } from '../../lib/time/interval.ts'
import { PROCESSES } from '../dump/names.ts'

/** A server process that uses this MongoDB database. */
interface ProcessRecord {
  _id: string
  /** The process counts as killed after this time, unless it has renewed it. */
  aliveUntil: Date
}

const LIFETIME_MS = 15_000
const RENEWAL_INTERVAL_MS = 5_000

function processRecords(db: mongo.Db): mongo.Collection<ProcessRecord> {
  return db.collection<ProcessRecord>(PROCESSES)
}

/** Records that this process uses the database, until the returned function is called. */
export async function announceProcess(db: mongo.Db): Promise<() => Promise<void>> {
  const _id = randomUUID()
  const renew = async () => {
    const aliveUntil = new Date(Date.now() + LIFETIME_MS)
    await processRecords(db).updateOne({ _id }, { $set: { aliveUntil } }, { upsert: true })
  }
  await renew()
  const renewal = runEvery(RENEWAL_INTERVAL_MS, renew, () => undefined)
  return async () => {
    await renewal.stop()
    // If this fails, the record expires.
    await processRecords(db)
      .deleteOne({ _id })
      .catch(() => null)
  }
}

/** Throws if a server process uses the database, or was killed within the last seconds. */
export async function requireNoProcess(db: mongo.Db): Promise<void> {
  await processRecords(db).deleteMany({ aliveUntil: { $lte: new Date() } })
  const [process] = await processRecords(db).find({}).toArray()
  if (!process) return
  const seconds = Math.ceil((process.aliveUntil.getTime() - Date.now()) / 1000)
  throw new Error(
    'A server uses this database. Stop all its processes, and restore again. ' +
      `If they were killed, wait ${Math.max(1, seconds)} seconds. Nothing was changed.`,
  )
}
