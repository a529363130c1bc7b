import { ObjectId } from 'bson'
import type { mongo } from 'mongoose'
import type { InvoiceCounterRecord } from '../../domains/order/document/invoice-counter.model.ts'
import type { BagListRecord, BagRecord } from '../../domains/order/packing/bag-list.model.ts'
import { indianDay } from '../../lib/time/indian-time.ts'
import { BESIDE } from '../dump/names.ts'
import { BAG, COUNTERS, readOwnNumbers, type LastNumbers } from './last-numbers.ts'

const BAGS = 'bagLists'

/** The collections that get numbers, even if the dump lacks them. */
export const NUMBERED = [COUNTERS, BAGS]

/**
 * Lets the restored data continue after all numbers that were given: those in the replaced data, and those that the
 * operator names. The numbers in between are recorded, because no document has them.
 */
export async function continueNumbers(
  db: mongo.Db,
  given: LastNumbers = new Map(),
  now = new Date(),
): Promise<void> {
  await continueSeries(db, given, now)
  await continueBags(db, given.get(BAG) ?? 0, now)
}

async function continueSeries(db: mongo.Db, given: LastNumbers, at: Date): Promise<void> {
  const restored = db.collection<InvoiceCounterRecord>(`${BESIDE}${COUNTERS}`)
  const dumped = await readOwnNumbers(db, restored.collectionName)
  const replaced = await readOwnNumbers(db)
  for (const series of new Set([...replaced.keys(), ...given.keys()])) {
    if (series === BAG) continue
    const last = Math.max(replaced.get(series) ?? 0, given.get(series) ?? 0)
    const from = (dumped.get(series) ?? 0) + 1
    if (last < from) continue
    const update = { $set: { last }, $push: { gaps: { from, to: last, at } } }
    await restored.updateOne({ _id: series }, update, { upsert: true })
  }
}

/** Bags with the replaced data's numbers can still stand in the shop, and those up to the operator's number. */
async function continueBags(db: mongo.Db, lastToday: number, now: Date): Promise<void> {
  const restored = db.collection<BagListRecord>(`${BESIDE}${BAGS}`)
  const { bags = [] } = (await restored.findOne({ _id: 'bags' })) ?? {}
  const replaced = await db.collection<BagListRecord>(BAGS).findOne({ _id: 'bags' })
  const day = indianDay(now)
  // No order has these ids, so the numbers are free the next day.
  const today = Array.from({ length: lastToday }, (_, n) => ({
    ...{ number: n + 1, orderId: new ObjectId(), day },
  }))
  const all = new Map<number, BagRecord>()
  for (const bag of [...today, ...(replaced?.bags ?? []), ...bags]) all.set(bag.number, bag)
  if (all.size === bags.length) return
  const update = { $set: { bags: [...all.values()] } }
  await restored.updateOne({ _id: 'bags' }, update, { upsert: true })
}
