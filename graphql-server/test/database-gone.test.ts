import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '../src/database/embedded/start.ts'
import { toTemporaryError } from '../src/lib/database/errors.ts'
import { Product } from '../src/domains/catalogue/record/product.model.ts'
import { openStoreWithDatabase } from './failures/outage.ts'

/** `npm run test:long` freezes and kills the database at other moments. */
let outage: Awaited<ReturnType<typeof openStoreWithDatabase>>

beforeAll(async () => {
  const database = await startEmbeddedDatabase({ folder: null, inWorker: false })
  outage = await openStoreWithDatabase(database.uri)
  await database.close()
})
afterAll(() => outage.store.close())

it('the server answers UNAVAILABLE when its database is gone', async () => {
  for (const { url, reply } of await outage.ask()) {
    const { statusCode: status, headers, body } = reply
    expect({ url, status, wait: headers['retry-after'] }).toEqual({ url, status: 503, wait: '5' })
    expect(body).toContain('"code":"UNAVAILABLE"')
  }
})

it('a transaction that starts when the database is gone fails as an outage', async () => {
  const find = (session: mongoose.ClientSession) => Product.findOne().session(session)
  const error: unknown = await mongoose.connection.transaction(find).catch(toTemporaryError)
  expect(error).toMatchObject({ extensions: { code: 'UNAVAILABLE' } })
})
