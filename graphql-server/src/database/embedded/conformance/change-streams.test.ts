import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDeployment, type Deployment } from './deployment.ts'

let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

/** Long enough that a test that waits for its end fails. */
const FOREVER_MS = 60_000
const numbered = (name: string) => deployment.db.collection<{ _id: number }>(name)

/** Follows the collections `orders` and `mails`. Returns the answer to the first question, which opens the stream. */
async function follow(maxAwaitTimeMS: number) {
  const filter = { $match: { 'ns.coll': { $in: ['orders', 'mails'] } } }
  const stream = deployment.db.watch([filter, { $project: { ns: 1 } }], { maxAwaitTimeMS })
  const opened = once(stream, 'resumeTokenChanged')
  const first: Promise<unknown> = stream.tryNext()
  await opened
  return { stream, first, next: async (): Promise<unknown> => stream.tryNext() }
}

const inCollection = (coll: string) => ({ ns: { db: deployment.db.databaseName, coll } })

test('a change stream reports a write while its reader waits', async () => {
  const { stream, first } = await follow(FOREVER_MS)
  await numbered('orders').insertOne({ _id: 1 })
  expect(await first).toMatchObject(inCollection('orders'))
  await stream.close()
})

test('a change stream reports writes since the last answer, and ignores other collections', async () => {
  const { stream, first, next } = await follow(50)
  await numbered('carts').insertOne({ _id: 2 })
  expect(await first).toBeNull()
  await numbered('mails').insertOne({ _id: 2 })
  expect(await next()).toMatchObject(inCollection('mails'))
  expect(await next()).toBeNull()
  await stream.close()
})

test('a change stream reports a transaction when it is committed, and ignores aborted ones', async () => {
  const { stream, first, next } = await follow(50)
  const session = deployment.client.startSession()
  session.startTransaction()
  await numbered('orders').insertOne({ _id: 3 }, { session })
  expect(await first).toBeNull()
  await session.abortTransaction()
  expect(await next()).toBeNull()
  session.startTransaction()
  await numbered('orders').insertOne({ _id: 3 }, { session })
  await session.commitTransaction()
  expect(await next()).toMatchObject(inCollection('orders'))
  await session.endSession()
  await stream.close()
})

test("closing a change stream ends its reader's wait", async () => {
  const { stream, first } = await follow(FOREVER_MS)
  const ended = expect(first).rejects.toThrow(/closed|interrupted|killed/i)
  await stream.close()
  await ended
})
