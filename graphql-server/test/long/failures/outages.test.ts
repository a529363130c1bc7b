import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Product } from '../../../src/domains/catalogue/record/product.model.ts'
import { toTemporaryError } from '../../../src/lib/database/errors.ts'
import { buildProduct } from '../../support/factories.ts'
import { openStoreWithSeparateDatabase } from '../../failures/outage.ts'

/** `npm run bench -- outages` measures how long an outage lasts for a request. */
let outage: Awaited<ReturnType<typeof openStoreWithSeparateDatabase>>

beforeEach(async () => {
  outage = await openStoreWithSeparateDatabase()
})
afterEach(() => outage.close())

async function expectUnavailable() {
  for (const { url, reply } of await outage.ask()) {
    const { statusCode: status, headers, body } = reply
    expect({ url, status, wait: headers['retry-after'] }).toEqual({ url, status: 503, wait: '5' })
    expect(body).toContain('"code":"UNAVAILABLE"')
    expect(body).toContain('The shop is not available right now.')
  }
}

it('the server answers UNAVAILABLE while its database is frozen, and recovers afterwards', async () => {
  const { database, store, ask } = outage
  database.child.kill('SIGSTOP')
  await expectUnavailable()
  await expectUnavailable()
  database.child.kill('SIGCONT')
  const statuses = async () => (await ask()).map(({ reply }) => reply.statusCode)
  await expect.poll(statuses, { timeout: 10_000 }).not.toContain(503)
  expect(store.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  const line = 'database or object store unreachable'
  expect(store.logLines.some((each) => each.includes(line))).toBe(true)
})

it('the server answers UNAVAILABLE when its database is gone', async () => {
  await outage.database.kill()
  await expectUnavailable()
})

it.each(['before', 'at'])(
  'a transaction whose database freezes %s its commit fails as an outage',
  async (when) => {
    const { _id } = await buildProduct({ stock: 1 })
    await expectUnavailableIn(async (session) => {
      await Product.updateOne({ _id }, { $set: { stock: 0 } }, { session })
      outage.database.child.kill('SIGSTOP')
      if (when === 'before') await Product.findById(_id).session(session)
    })
  },
)

it('a bulk write whose connection is lost fails as an outage', async () => {
  await expectUnavailableIn(async (session) => {
    const { name, price } = await buildProduct()
    const write = Product.insertMany([{ name, price, stock: 1 }], { session })
    await Promise.all([write, outage.database.kill()])
  })
})

it('no transaction starts while the database is known to be gone', async () => {
  await outage.database.kill()
  await expect
    .poll(() => mongoose.connection.readyState, { timeout: 10_000 })
    .toBe(mongoose.ConnectionStates.disconnected)
  await expectUnavailableIn((session) => Product.findOne().session(session))
})

async function expectUnavailableIn(work: (session: mongoose.ClientSession) => Promise<unknown>) {
  const error: unknown = await mongoose.connection.transaction(work).catch(toTemporaryError)
  expect(error).toMatchObject({ extensions: { code: 'UNAVAILABLE' } })
}
