import { Types } from 'mongoose'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { buildPartnerKey } from '../../../test/support/factories.ts'
import { startOfDay } from '../../lib/time/days.ts'
import { PartnerKey } from './partner-key.model.ts'
import { PartnerUsage } from './partner-usage.model.ts'
import { deleteOldUsage } from './partner-usage.service.ts'
import { createUsageCounter } from './usage-counter.ts'

const HOUR = 60 * 60_000

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => vi.useRealTimers())
afterAll(() => database.close())

async function getRows(keyId: Types.ObjectId) {
  const rows = await PartnerUsage.find({ keyId }).sort({ day: 1 }).lean()
  return rows.map(({ day, requests, refused }) => [day.toISOString(), requests, refused])
}

it('the usage counter adds up requests by key and UTC day, across writes and processes', async () => {
  const [{ key }, { key: other }] = [await buildPartnerKey(), await buildPartnerKey()]
  const [here, elsewhere] = [createUsageCounter(), createUsageCounter()]
  vi.useFakeTimers({ now: new Date('2026-11-20T23:59:59.900Z'), toFake: ['Date'] })
  here.count(key._id, false)
  here.count(key._id, true)
  elsewhere.count(key._id, false)
  vi.setSystemTime(new Date('2026-11-21T00:00:00.000Z'))
  here.count(key._id, false)
  here.count(other._id, false)
  await here.write()
  await elsewhere.write()
  await here.write()
  expect(await getRows(key._id)).toEqual([
    ['2026-11-20T00:00:00.000Z', 3, 1],
    ['2026-11-21T00:00:00.000Z', 1, 0],
  ])
  expect(await getRows(other._id)).toEqual([['2026-11-21T00:00:00.000Z', 1, 0]])
})

it('the usage counter keeps counts that could not be written for the next write', async () => {
  const { key } = await buildPartnerKey()
  const counter = createUsageCounter()
  counter.count(key._id, false)
  const bulkWrite = vi.spyOn(PartnerUsage, 'bulkWrite').mockRejectedValue(new Error('gone'))
  await expect(counter.write()).rejects.toThrow('gone')
  bulkWrite.mockRestore()
  counter.count(key._id, true)
  await counter.write()
  expect((await getRows(key._id)).map(([, ...counts]) => counts)).toEqual([[2, 1]])
})

it('the usage counter counts no request twice if some counts could not be written', async () => {
  const [{ key }, { key: other }] = [await buildPartnerKey(), await buildPartnerKey()]
  const counter = createUsageCounter()
  counter.count(key._id, false)
  counter.count(other._id, false)
  const damaged = { keyId: other._id, day: startOfDay(new Date()) }
  const rows = PartnerUsage.db.collection(PartnerUsage.collection.name)
  await rows.insertOne({ ...damaged, requests: 'a text', refused: 0 })
  await expect(counter.write()).rejects.toThrow()
  await PartnerUsage.deleteMany({ keyId: other._id })
  await counter.write()
  for (const { _id } of [key, other])
    expect((await getRows(_id)).map(([, ...counts]) => counts)).toEqual([[1, 0]])
})

it("the usage counter records each key's last use", async () => {
  const { key } = await buildPartnerKey()
  const counter = createUsageCounter()
  const now = new Date('2026-11-21T10:00:00.000Z')
  vi.useFakeTimers({ now: now.getTime() - 24 * HOUR, toFake: ['Date'] })
  counter.count(key._id, false)
  vi.setSystemTime(now)
  counter.count(key._id, false)
  await counter.write()
  expect(await PartnerKey.findById(key._id).lean()).toMatchObject({ lastUsedAt: now })
})

it('deleteOldUsage deletes usage older than 90 days', async () => {
  const keyId = new Types.ObjectId()
  const row = (daysBefore: number) => {
    return { keyId, day: startOfDay(new Date(), daysBefore), requests: daysBefore, refused: 0 }
  }
  await PartnerUsage.create([row(91), row(90), row(1)])
  await deleteOldUsage()
  expect((await getRows(keyId)).map(([, requests]) => requests)).toEqual([90, 1])
})
