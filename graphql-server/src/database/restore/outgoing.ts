import { ObjectId } from 'bson'
import type { mongo } from 'mongoose'
import { EMPTY_DIGEST, toggleHash } from '../../domains/catalogue/changes/digest.ts'
import { BESIDE } from '../dump/names.ts'

interface LogHead {
  _id: string
  identity: ObjectId
  last: number
  digest: string
  count: number
}

const LOG = 'catalogueLog'

/**
 * Drops waiting emails and deliveries, and the team's notified devices, from the restored data, so that a copied shop
 * does not send to them.
 */
export async function silence(db: mongo.Db): Promise<void> {
  const restored = (name: string) => db.collection(`${BESIDE}${name}`)
  await restored('outbox').deleteMany({})
  await restored('webhookDeliveries').deleteMany({ state: 'WAITING' })
  await restored('pushSubscriptions').deleteMany({})
  await restored('orders').updateMany({ mailDue: true }, { $unset: { mailDue: 1 } })
}

/**
 * Gives the restored change log a new identity, which rejects the partners' cursors: the data may be older than the
 * data that partners have read. Webhooks continue where they were, or at the end of the log with `quiet`. They begin
 * again if the replaced data had sent partners a different catalogue from the restored one.
 */
export async function continueWebhooks(db: mongo.Db, quiet: boolean): Promise<void> {
  const head = await db.collection<LogHead>(`${BESIDE}${LOG}`).findOne()
  if (!head) return
  const sent = await db.collection<LogHead>(LOG).findOne()
  const isWhole = await matchesRows(db, head)
  const isKnown = quiet || !sent || sent.digest === head.digest
  if (isWhole && isKnown) return renew(db, head, quiet)
  // The server numbers all changes again.
  await db.collection(`${BESIDE}${LOG}`).deleteMany({})
  if (!quiet) return
  const webhooks = db.collection(`${BESIDE}webhooks`)
  await webhooks.updateMany({ stoppedAt: null }, { $set: { stoppedAt: new Date() } })
}

/** Whether the log matches its rows. They can differ in a dump from a database without snapshots. */
async function matchesRows(db: mongo.Db, { last, digest, count }: LogHead): Promise<boolean> {
  const found = { digest: EMPTY_DIGEST, count: 0, last: 0 }
  const rows = db.collection<{ seq?: number; hash?: string }>(`${BESIDE}catalogueChanges`)
  for await (const { seq = 0, hash } of rows.find({}, { projection: { seq: 1, hash: 1 } })) {
    found.last = Math.max(found.last, seq)
    if (hash === undefined) continue
    found.digest = toggleHash(found.digest, hash)
    found.count += 1
  }
  return found.digest === digest && found.count === count && found.last <= last
}

async function renew(db: mongo.Db, { identity, last }: LogHead, quiet: boolean): Promise<void> {
  const logId = new ObjectId()
  const restored = (name: string) => db.collection(`${BESIDE}${name}`)
  await restored(LOG).updateMany({}, { $set: { identity: logId } })
  const webhooks = restored('webhooks')
  if (quiet) await webhooks.updateMany({}, { $set: { logId, seq: last } })
  else await webhooks.updateMany({ logId: identity }, { $set: { logId } })
  const waiting = { logId: identity, state: 'WAITING' }
  await restored('webhookDeliveries').updateMany(waiting, { $set: { logId } })
}
