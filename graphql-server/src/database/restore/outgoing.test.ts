import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ObjectId } from 'bson'
import type { mongo } from 'mongoose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../../test/support/empty-database.ts'
import { EMPTY_DIGEST, toggleHash } from '../../domains/catalogue/changes/digest.ts'
import { dumpDatabase } from '../dump/dump.ts'
import { restoreDatabase } from './restore.ts'

interface Position {
  logId: ObjectId
  seq: number
}

const HASHES = ['1', '2', '3'].map((digit) => digit.repeat(64))
const DIGEST = HASHES.reduce(toggleHash, EMPTY_DIGEST)

let folder: string
let closers: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'))
})
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
  await rm(folder, { recursive: true })
})

async function open(): Promise<mongo.Db> {
  const { db, close } = await openEmptyDatabase()
  closers.push(close)
  return db
}

/** A catalogue with three changes, a webhook that has seen two of them, waiting emails, and a notified device. */
async function fill(digest = DIGEST): Promise<mongo.Db> {
  const db = await open()
  const logId = new ObjectId()
  const head = { _id: 'catalogue', identity: logId, last: 3, digest, count: 3 }
  await db.collection<{ _id: string }>('catalogueLog').insertOne(head)
  const rows = HASHES.map((hash, index) => ({ seq: index + 1, hash, deleted: false }))
  await db.collection('catalogueChanges').insertMany(rows)
  await db.collection('webhooks').insertOne({ logId, seq: 2, stoppedAt: null })
  await db.collection('webhookDeliveries').insertMany([
    { logId, seq: 1, state: 'DELIVERED' },
    { logId, seq: 2, state: 'WAITING' },
  ])
  await db.collection('outbox').insertOne({ key: 'welcome:1' })
  await db.collection('pushSubscriptions').insertOne({ endpoint: 'https://push.example/1' })
  await db.collection('orders').insertOne({ number: 'ORD-1', mailDue: true })
  return db
}

async function readOutgoing(db: mongo.Db) {
  const head = await db.collection<{ identity: ObjectId }>('catalogueLog').findOne()
  const webhook = await db.collection<Position>('webhooks').findOne()
  const order = await db.collection('orders').findOne()
  const states = await db.collection('webhookDeliveries').find().toArray()
  return {
    mails: await db.collection('outbox').countDocuments(),
    notifiedDevices: await db.collection('pushSubscriptions').countDocuments(),
    isConfirmationDue: order?.mailDue === true,
    deliveries: states.map(({ state }) => String(state)),
    position: head && webhook?.logId.equals(head.identity) ? webhook.seq : 'the beginning',
  }
}

async function restoreInto(db: mongo.Db, quiet: boolean) {
  await restoreDatabase(db, join(folder, 'dump'), { replace: true, quiet })
  return readOutgoing(db)
}

describe('a dump that is restored quietly', () => {
  it('a quiet restore drops waiting emails, deliveries and notified devices, and moves webhooks to the end of the log', async () => {
    const source = await fill()
    await dumpDatabase(source, join(folder, 'dump'))
    const target = await open()
    expect(await restoreInto(target, true)).toEqual({
      mails: 0,
      notifiedDevices: 0,
      isConfirmationDue: false,
      deliveries: ['DELIVERED'],
      position: 3,
    })
    expect(await target.collection('orders').countDocuments()).toBe(1)
  })

  it('a quiet restore stops webhooks if the log does not match its changes', async () => {
    await dumpDatabase(await fill('f'.repeat(64)), join(folder, 'dump'))
    const target = await open()
    expect(await restoreInto(target, true)).toMatchObject({ position: 'the beginning' })
    expect(await target.collection('webhooks').countDocuments({ stoppedAt: null })).toBe(0)
  })
})

describe('a dump that is restored with what waits in it', () => {
  const KEPT = {
    ...{ mails: 1, notifiedDevices: 1, isConfirmationDue: true },
    deliveries: ['DELIVERED', 'WAITING'],
  }

  it('a restore continues webhooks where they were if the catalogue is the same', async () => {
    const source = await fill()
    await dumpDatabase(source, join(folder, 'dump'))
    expect(await restoreInto(source, false)).toEqual({ ...KEPT, position: 2 })
  })

  it('a restore into an empty database continues webhooks where they were', async () => {
    await dumpDatabase(await fill(), join(folder, 'dump'))
    expect(await restoreInto(await open(), false)).toEqual({ ...KEPT, position: 2 })
  })

  it('a restore restarts webhooks if partners were sent another catalogue', async () => {
    const source = await fill()
    await dumpDatabase(source, join(folder, 'dump'))
    await source.collection('catalogueLog').updateMany({}, { $set: { digest: 'e'.repeat(64) } })
    expect(await restoreInto(source, false)).toEqual({ ...KEPT, position: 'the beginning' })
  })

  it('a restore rejects cursors from before', async () => {
    const source = await fill()
    const before = await source.collection('catalogueLog').findOne()
    await dumpDatabase(source, join(folder, 'dump'))
    await restoreInto(source, false)
    const after = await source.collection('catalogueLog').findOne()
    expect(after).toMatchObject({ last: 3, digest: DIGEST })
    expect(after?.identity).not.toEqual(before?.identity)
  })
})
