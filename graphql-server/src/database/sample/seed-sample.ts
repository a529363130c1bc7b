import mongoose from 'mongoose'
import { randomUUID } from 'node:crypto'
import type { Database } from '../connect.ts'
import { SeedMarker } from '../demo/seed-marker.model.ts'
import { isShopData } from '../dump/names.ts'
import { makeSampleShop, type SampleOptions } from './make-sample-shop.ts'
import { SAMPLE_ADMIN, SAMPLE_PASSWORD, SAMPLE_SHOPPERS, SAMPLE_STAFF } from './people.ts'

const MARKER = 'sample-shop'
/** The collections that each start writes earlier. */
const OF_EVERY_START = ['migrations', 'catalogueLog']

/**
 * Makes the sample shop in an empty database, once. Returns lines to print. Leaves a database with other data
 * unchanged: returns a line that says so if it is the embedded one, and throws for MongoDB.
 */
export async function seedSample(
  { kind }: Pick<Database, 'kind'>,
  options: SampleOptions,
): Promise<string[]> {
  const marker = await SeedMarker.findById(MARKER).lean()
  if (marker?.completedAt) return []
  if (marker) throw new Error(UNFINISHED)
  if (!(await isEmpty())) {
    if (kind === 'mongodb') throw new Error(`SEED=sample is rejected: ${NOT_EMPTY}`)
    return [`There is no sample shop: ${NOT_EMPTY}`]
  }
  const startedAt = new Date()
  const record = { startedAt, completedAt: null, holder: randomUUID(), heldUntil: startedAt }
  await SeedMarker.create({ _id: MARKER, ...record })
  const key = await makeSampleShop(options)
  await SeedMarker.updateOne({ _id: MARKER }, { $set: { completedAt: new Date() } })
  const people = [SAMPLE_ADMIN, SAMPLE_STAFF, ...SAMPLE_SHOPPERS.slice(0, 1)]
  const addresses = people.map(({ email }) => email).join(', ')
  return [
    `Sample shop: log in as ${addresses}; the password is ${SAMPLE_PASSWORD}.`,
    `Its partner has the key ${key} (shown only once).`,
  ]
}

const NOT_EMPTY = 'the database has data already. Start with an empty database, or a new DATA_DIR.'
const UNFINISHED =
  'The sample shop is not complete: another process is making it, or was stopped. Wait, or delete the database and start again.'

async function isEmpty(): Promise<boolean> {
  const { db } = mongoose.connection
  const collections = (await db?.listCollections().toArray()) ?? []
  for (const { name } of collections) {
    if (!isShopData(name) || OF_EVERY_START.includes(name)) continue
    if (await db?.collection(name).findOne()) return false
  }
  return true
}
