import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ObjectId } from 'bson'
import type { mongo } from 'mongoose'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../../test/support/empty-database.ts'
import type { InvoiceCounterRecord } from '../../domains/order/document/invoice-counter.model.ts'
import type { BagListRecord } from '../../domains/order/packing/bag-list.model.ts'
import { indianDay } from '../../lib/time/indian-time.ts'
import { dumpDatabase } from '../dump/dump.ts'
import { restoreDatabase } from './restore.ts'

const TODAY = indianDay(new Date())

let folder: string
let closers: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'numbers-'))
})
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
  await rm(folder, { recursive: true })
})

/** Opens a database with these last numbers, and with these bags of today. */
async function open(last: Record<string, number>, bags: number[] = []): Promise<mongo.Db> {
  const { db, close } = await openEmptyDatabase()
  closers.push(close)
  for (const [_id, number] of Object.entries(last)) {
    await counters(db).insertOne({ _id, last: number })
  }
  if (bags.length > 0) {
    const taken = bags.map((number) => ({ number, orderId: new ObjectId(), day: TODAY }))
    await db.collection<BagListRecord>('bagLists').insertOne({ _id: 'bags', bags: taken })
  }
  return db
}

const counters = (db: mongo.Db) => db.collection<InvoiceCounterRecord>('invoiceCounters')

async function dump(db: mongo.Db): Promise<string> {
  await dumpDatabase(db, join(folder, 'dump'))
  return join(folder, 'dump')
}

/** The last number of each series, with the gaps before it. */
async function readSeries(db: mongo.Db) {
  const found = await counters(db).find().sort({ _id: 1 }).toArray()
  return found.map(({ _id, last, gaps = [] }) => [
    _id,
    last,
    gaps.map(({ from, to }) => [from, to]),
  ])
}

async function readBags(db: mongo.Db): Promise<number[]> {
  const list = await db.collection<BagListRecord>('bagLists').findOne({ _id: 'bags' })
  return (list?.bags ?? []).map(({ number }) => number).sort()
}

it('a restore over the shop continues after its numbers, and records those without a document', async () => {
  const yesterday = await dump(await open({ 'T26-27': 123, '2026-27': 8 }))
  const db = await open({ 'T26-27': 140, '2026-27': 5, 'CN26-27': 2 })
  await restoreDatabase(db, yesterday, { replace: true })
  expect(await readSeries(db)).toEqual([
    ['2026-27', 8, []],
    ['CN26-27', 2, [[1, 2]]],
    ['T26-27', 140, [[124, 140]]],
  ])
})

it('a restore over the shop continues after its numbers although the dump has no counters', async () => {
  const old = await dump(await open({}))
  const db = await open({ 'T26-27': 140 }, [3])
  await restoreDatabase(db, old, { replace: true })
  expect(await readSeries(db)).toEqual([['T26-27', 140, [[1, 140]]]])
  expect(await readBags(db)).toEqual([3])
})

it('a second restore keeps the gap of the first one', async () => {
  const db = await open({ 'T26-27': 5 })
  const first = await dump(db)
  await counters(db).updateOne({ _id: 'T26-27' }, { $set: { last: 7 } })
  await restoreDatabase(db, first, { replace: true })
  const second = await dump(db)
  await counters(db).updateOne({ _id: 'T26-27' }, { $set: { last: 9 } })
  await restoreDatabase(db, second, { replace: true })
  expect(await readSeries(db)).toEqual([
    [
      'T26-27',
      9,
      [
        [6, 7],
        [8, 9],
      ],
    ],
  ])
})

it('a restore into an empty database continues after the numbers that the operator names', async () => {
  const yesterday = await dump(await open({ 'T26-27': 123, 'CN26-27': 4 }, [2, 5]))
  const db = await open({})
  const lastNumbers = new Map([
    ['T26-27', 140],
    ['B26-27', 1],
    ['CN26-27', 4],
    ['BAG', 3],
  ])
  await restoreDatabase(db, yesterday, { lastNumbers })
  expect(await readSeries(db)).toEqual([
    ['B26-27', 1, [[1, 1]]],
    ['CN26-27', 4, []],
    ['T26-27', 140, [[124, 140]]],
  ])
  expect(await readBags(db)).toEqual([1, 2, 3, 5])
})

it('bags of the replaced shop keep their numbers, and so do those in the dump', async () => {
  const yesterday = await dump(await open({}, [1, 2]))
  const db = await open({}, [2, 3])
  await restoreDatabase(db, yesterday, { replace: true })
  expect(await readBags(db)).toEqual([1, 2, 3])
})
