import type { InjectOptions } from 'fastify'
import mongoose from 'mongoose'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCategory, buildPartnerKey, buildProduct, buildShopper } from '../../test/factories.ts'
import { addressOf, ofWebApp, PREFLIGHT } from '../../test/persisted.ts'
import { openTestStore, type TestStore } from '../../test/store.ts'
import { catalogueVersion } from '../background.ts'
import { recordChanges } from '../domains/catalogue/catalogue-changes.ts'
import { openLog } from '../domains/catalogue/open-log.service.ts'
import { Product } from '../domains/catalogue/product.model.ts'
import { createKeptAnswers } from './kept-answers.ts'

let now = 0
let version = 0
const answers = createKeptAnswers(() => now)
const look = () => answers.look(() => Promise.resolve(String(version)))

let store: TestStore
let productId: string

beforeAll(async () => {
  store = await openTestStore({ answers })
  productId = (await buildProduct({ name: 'Rice' }))._id.toHexString()
  for (let n = 0; n < 12; n += 1) await buildCategory()
})
beforeEach(async () => {
  await store.search.caughtUp()
  version += 1
  await look()
})
afterAll(() => store.close())

const product = () => addressOf(ofWebApp('query Product(').hash, { id: productId })
const home = addressOf(ofWebApp('query Home {').hash)

const get = (url: string, headers: InjectOptions['headers'] = {}) =>
  store.app.inject({ url, headers: { ...PREFLIGHT, ...headers } })

/** How many commands an answer takes. */
async function commandsOf(url: string, headers: InjectOptions['headers'] = {}): Promise<number> {
  return (await store.commandsOf(() => get(url, headers))).length
}

describe('a public answer', () => {
  it('is given again without a command, to the last byte', async () => {
    const first = await get(product())
    const commands = await store.commandsOf(async () => {
      const again = await get(product())
      expect(again.body).toBe(first.body)
      for (const name of ['etag', 'cache-control', 'vary', 'content-type'])
        expect(again.headers[name]).toBe(first.headers[name])
    })
    expect(commands).toEqual([])
    const { body, statusCode } = await get(product(), { 'if-none-match': first.headers.etag })
    expect({ body, statusCode }).toEqual({ body: '', statusCode: 304 })
  })

  it.each([
    ['gzip', promisify(gunzip)],
    ['br', promisify(brotliDecompress)],
  ])('is given in %s too', async (encoding, decompress) => {
    const plain = await get(home)
    for (let n = 0; n < 2; n += 1) {
      const { headers, rawPayload } = await get(home, { 'accept-encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding)
      expect((await decompress(rawPayload)).toString()).toBe(plain.body)
    }
  })

  it('is forgotten when the catalogue has another version', async () => {
    await get(product())
    await Product.updateOne({ _id: productId }, { $set: { name: 'Basmati' } })
    expect((await get(product())).body).toContain('Rice')
    version += 1
    await look()
    expect((await get(product())).body).toContain('Basmati')
    await Product.updateOne({ _id: productId }, { $set: { name: 'Rice' } })
  })

  it('holds what the search finds of the version that it is kept for', async () => {
    const readVersion = catalogueVersion(store.search)
    await openLog()
    await answers.look(readVersion)
    const search = addressOf(ofWebApp('query Search(').hash, { text: 'saffron' })
    for (const name of ['Saffron Threads', 'Saffron Syrup', 'Saffron Cake']) {
      const { _id } = await buildProduct({ name })
      await recordChanges('product', [_id])
      await answers.look(readVersion)
      expect((await get(search)).body).toContain(name)
      expect(await commandsOf(search)).toBe(0)
    }
  })

  it('is forgotten at once when an admin changes something here', async () => {
    const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
    const set = `mutation ($id: ID!, $stock: Int!) {
      setStock(input: { id: $id, stock: $stock }) { userErrors { message } }
    }`
    for (const stock of [41, 42]) {
      await get(product())
      await store.query(set, { id: productId, stock }, accessToken)
      expect((await get(product())).body).toContain(`"stock":${stock}`)
    }
  })

  it('is not kept when the catalogue has changed while it was made', async () => {
    const asked = once(mongoose.connection.getClient(), 'commandStarted')
    const [early] = await Promise.all([
      get(product()),
      asked.then(() => {
        version += 1
        return look()
      }),
    ])
    expect(early.statusCode).toBe(200)
    expect(await commandsOf(product())).toBeGreaterThan(0)
    expect(await commandsOf(product())).toBe(0)
  })

  it('is not trusted for longer than a second after the last look', async () => {
    await get(product())
    now += 999
    expect(await commandsOf(product())).toBe(0)
    now += 1
    expect(await commandsOf(product())).toBeGreaterThan(0)
    await look()
    expect(await commandsOf(product())).toBe(0)
  })

  it('is not trusted when the look fails or takes too long', async () => {
    await get(product())
    now += 1_000
    await expect(answers.look(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await commandsOf(product())).toBeGreaterThan(0)
    await answers.look(() => {
      now += 1_000
      return Promise.resolve(String(version))
    })
    expect(await commandsOf(product())).toBeGreaterThan(0)
  })
})

describe('nothing kept is given', () => {
  it('to who says who they are', async () => {
    const { accessToken } = await buildShopper(store.tokens)
    const { secret } = await buildPartnerKey()
    await get(product())
    expect(await commandsOf(product(), { authorization: `Bearer ${accessToken}` })).toBeGreaterThan(
      0,
    )
    expect(await commandsOf(product(), { 'x-api-key': secret })).toBeGreaterThan(0)
    const dead = await get(product(), { 'x-api-key': 'kc_none' })
    expect(dead.statusCode).toBe(401)
  })

  it('without the header that no other site can add', async () => {
    await get(home)
    expect((await store.app.inject({ url: home })).statusCode).toBe(400)
  })

  it('of what is about the viewer, or was refused', async () => {
    const layout = addressOf(ofWebApp('query Layout {').hash)
    const { accessToken } = await buildShopper(store.tokens)
    await get(layout, { authorization: `Bearer ${accessToken}` })
    expect((await get(layout)).json()).toMatchObject({ data: { viewer: null } })
    const wrong = addressOf(ofWebApp('query Search(').hash, { text: 'rice', after: 'nonsense' })
    for (let n = 0; n < 2; n += 1) expect((await get(wrong)).json()).toHaveProperty('errors')
  })
})
