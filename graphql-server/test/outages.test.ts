import mongoose from 'mongoose'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectMongoose } from '../src/database/connect.ts'
import {
  spawnDatabase,
  type DatabaseProcess,
} from '../src/database/embedded/conformance/database-process.ts'
import { Product } from '../src/domains/catalogue/product.model.ts'
import { toFault } from '../src/lib/database-errors.ts'
import { buildPartnerKey, buildProduct, buildShopper, type Shopper } from './factories.ts'
import { openTestStore, type TestStore } from './store.ts'

/** What is promised of every request, and what a busy machine may add. */
const LONGEST_MS = 5000 + 1000

let folder: string
let database: DatabaseProcess
let store: TestStore
let shopper: Shopper
let key: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outage-'))
  database = await spawnDatabase(folder)
  await connectMongoose(database.uri)
  store = await openTestStore({
    database: { kind: 'embedded', close: () => mongoose.disconnect() },
  })
  shopper = await buildShopper(store.tokens)
  key = (await buildPartnerKey()).secret
})
afterEach(async () => {
  await database.kill()
  await store.close()
  await rm(folder, { recursive: true })
})

/** At both doors: as a person, as nobody, with a key, and what writes. */
function requests() {
  const bearer = { authorization: `Bearer ${shopper.accessToken}` }
  const login = { email: shopper.user.email, password: 'a password' }
  const graphql = (query: string, headers = {}) =>
    ({ method: 'POST', url: '/graphql', payload: { query }, headers }) as const
  return [
    { method: 'GET', url: '/api/user/user-details', headers: bearer },
    { method: 'POST', url: '/api/user/login', payload: login },
    { method: 'POST', url: '/api/product/get', payload: { page: 1 } },
    { method: 'GET', url: '/api/category/get', headers: { 'x-api-key': key } },
    graphql('{ viewer { email } }', bearer),
    graphql('{ categories { id } }'),
    graphql('{ categories { id } }', { 'x-api-key': key }),
    graphql('mutation { endOtherSessions { __typename } }', bearer),
  ] as const
}

async function ask() {
  const begun = performance.now()
  const replies = await Promise.all(
    requests().map(async (request) => {
      const { statusCode, headers, body } = await store.app.inject(request)
      const ms = performance.now() - begun
      return { asked: request.url, status: statusCode, wait: headers['retry-after'], body, ms }
    }),
  )
  return replies
}

async function expectUnavailable() {
  for (const { asked, status, wait, body, ms } of await ask()) {
    expect({ asked, status, wait }).toEqual({ asked, status: 503, wait: '5' })
    expect(body).toContain('"code":"UNAVAILABLE"')
    expect(body).toContain('The store is not available right now.')
    expect(ms).toBeLessThan(LONGEST_MS)
  }
}

it('tells everybody within five seconds that its database is frozen, and goes on when it answers', async () => {
  database.child.kill('SIGSTOP')
  await expectUnavailable()
  await expectUnavailable()
  database.child.kill('SIGCONT')
  await expect.poll(async () => (await ask()).map(({ status }) => status)).not.toContain(503)
  expect(store.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  expect(store.logLines.some((line) => line.includes('the database is not reached'))).toBe(true)
})

it('tells everybody within five seconds that its database is gone', async () => {
  await database.kill()
  await expectUnavailable()
})

it.each(['before', 'at'])(
  'ends a transaction whose database freezes %s its commit',
  async (when) => {
    const { _id } = await buildProduct({ stock: 1 })
    await expectSoonOver(async (session) => {
      await Product.updateOne({ _id }, { $set: { stock: 0 } }, { session })
      database.child.kill('SIGSTOP')
      if (when === 'before') await Product.findById(_id).session(session)
    })
  },
)

it('ends a bulk write whose connection is lost, as the outage that it is', async () => {
  await expectSoonOver(async (session) => {
    const { name, price } = await buildProduct()
    const write = Product.insertMany([{ name, price, stock: 1 }], { session })
    await Promise.all([write, database.kill()])
  })
})

it('begins no transaction while its database is known to be gone', async () => {
  await database.kill()
  await expect
    .poll(() => mongoose.connection.readyState)
    .toBe(mongoose.ConnectionStates.disconnected)
  await expectSoonOver((session) => Product.findOne().session(session))
})

async function expectSoonOver(work: (session: mongoose.ClientSession) => Promise<unknown>) {
  const begun = performance.now()
  const error: unknown = await mongoose.connection.transaction(work).catch(toFault)
  expect(error).toMatchObject({ extensions: { code: 'UNAVAILABLE' } })
  expect(performance.now() - begun).toBeLessThan(LONGEST_MS)
}
