import type { InjectOptions } from 'fastify'
import { Types } from 'mongoose'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildCategory,
  buildPartnerKey,
  buildProduct,
  buildShopper,
} from '../../../test/support/factories.ts'
import {
  createResponseCacheApp,
  type ResponseCacheApp,
} from '../../../test/support/response-cache-app.ts'
import { persistedUrl, ofWebApp, PREFLIGHT } from '../../../test/support/persisted.ts'
import { runs } from '../../../test/support/property-runs.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { CatalogueChange } from '../../domains/catalogue/changes/change.model.ts'
import { recordChanges } from '../../domains/catalogue/changes/record-changes.ts'
import { ensureLog } from '../../domains/catalogue/changes/change-log.service.ts'
import { Product } from '../../domains/catalogue/record/product.model.ts'

let now = 0
let store: TestStore
let productId: string

beforeAll(async () => {
  store = await openTestStore({ now: () => now })
  productId = (await buildProduct({ name: 'Rice' }))._id.toHexString()
  for (let n = 0; n < 12; n += 1) await buildCategory()
  await ensureLog()
})
beforeEach(() => store.poll())
afterAll(() => store.close())

/** Renames a product like another process, without notifying this one. */
async function rename(name: string): Promise<void> {
  await Product.updateOne({ _id: productId }, { $set: { name } })
  await recordChanges('product', [new Types.ObjectId(productId)])
}

const product = () => persistedUrl(ofWebApp('query Product(').hash, { id: productId })
const found = (text: string) => persistedUrl(ofWebApp('query Search(').hash, { text })
const home = persistedUrl(ofWebApp('query Home {').hash)

const get = (url: string, headers: InjectOptions['headers'] = {}) =>
  store.app.inject({ url, headers: { ...PREFLIGHT, ...headers } })

/** Counts the database commands for a response. */
async function recordCommands(
  url: string,
  headers: InjectOptions['headers'] = {},
): Promise<number> {
  return (await store.recordCommands(() => get(url, headers))).length
}

describe('a public response', () => {
  it('a public response is repeated byte for byte without a database command', async () => {
    const first = await get(product())
    const commands = await store.recordCommands(async () => {
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
  ])('a cached response is also served in %s', async (encoding, decompress) => {
    const plain = await get(home)
    for (let n = 0; n < 2; n += 1) {
      const { headers, rawPayload } = await get(home, { 'accept-encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding)
      expect((await decompress(rawPayload)).toString()).toBe(plain.body)
    }
  })

  it('a cached response is dropped when the catalogue has changed', async () => {
    await get(product())
    await rename('Basmati')
    expect((await get(product())).body).toContain('Rice')
    await store.poll()
    expect((await get(product())).body).toContain('Basmati')
    await rename('Rice')
  })

  it('a cached search includes every product added before', async () => {
    for (const name of ['Saffron Threads', 'Saffron Syrup', 'Saffron Cake']) {
      const { _id } = await buildProduct({ name })
      await recordChanges('product', [_id])
      await store.poll()
      expect((await get(found('saffron'))).body).toContain(name)
      expect(await recordCommands(found('saffron'))).toBe(0)
    }
  })

  it('a cached response is dropped immediately when an admin changes something in this process', async () => {
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

  it('a cached response has an accepted media type, or is rejected as without the cache', async () => {
    const typeFor = async (accept: string) => {
      const { statusCode, headers } = await get(product(), { accept })
      return statusCode === 200 ? headers['content-type'] : statusCode
    }
    for (let n = 0; n < 2; n += 1) {
      expect(await typeFor('application/graphql-response+json')).toMatch(/graphql-response/)
      expect(await typeFor('application/json')).toMatch(/^application\/json/)
      expect(await typeFor('text/plain')).toBe(406)
    }
  })

  it('a public response is computed once', async () => {
    const search = vi.spyOn(store.search, 'search')
    for (let n = 0; n < 3; n += 1) await get(found('rice'))
    expect(search).toHaveBeenCalledOnce()
    search.mockRestore()
  })

  it('a response is not stored when the catalogue has changed since its request', async () => {
    const find = store.search.search.bind(store.search)
    const search = vi.spyOn(store.search, 'search').mockImplementationOnce(async (...asked) => {
      const page = await find(...asked)
      await rename('Basmati')
      await store.poll()
      return page
    })
    expect((await get(found('basmati'))).body).not.toContain('Basmati')
    for (let n = 0; n < 2; n += 1) expect((await get(found('basmati'))).body).toContain('Basmati')
    expect(search).toHaveBeenCalledTimes(2)
    search.mockRestore()
    await rename('Rice')
  })

  it('a cached response is served for at most three seconds after the last poll', async () => {
    await get(product())
    now += 2_999
    expect(await recordCommands(product())).toBe(0)
    now += 1
    expect(await recordCommands(product())).toBeGreaterThan(0)
    await store.poll()
    await get(product())
    expect(await recordCommands(product())).toBe(0)
  })

  it('a cached response is not served when the poll fails or takes too long', async () => {
    await get(product())
    now += 3_000
    const exists = vi.spyOn(CatalogueChange, 'exists')
    exists.mockRejectedValueOnce(new Error('gone'))
    await expect(store.poll()).rejects.toThrow('gone')
    expect(await recordCommands(product())).toBeGreaterThan(0)
    exists.mockImplementationOnce(() => {
      now += 3_000
      return CatalogueChange.exists({ _id: null })
    })
    await store.poll()
    exists.mockRestore()
    expect(await recordCommands(product())).toBeGreaterThan(0)
  })
})

describe('the cache is not used', () => {
  it('callers with credentials do not use the cache', async () => {
    const { accessToken } = await buildShopper(store.tokens)
    const { secret } = await buildPartnerKey()
    const search = vi.spyOn(store.search, 'search')
    await get(found('rice'))
    await get(found('rice'), { authorization: `Bearer ${accessToken}` })
    await get(found('rice'), { 'x-api-key': secret })
    expect(search).toHaveBeenCalledTimes(3)
    search.mockRestore()
    const dead = await get(product(), { 'x-api-key': 'kc_none' })
    expect(dead.statusCode).toBe(401)
  })

  it('requests without the header that other sites cannot add do not use the cache', async () => {
    await get(home)
    expect((await store.app.inject({ url: home })).statusCode).toBe(400)
  })

  it('viewer data and rejected operations are not cached', async () => {
    const layout = persistedUrl(ofWebApp('query Layout {').hash)
    const { accessToken } = await buildShopper(store.tokens)
    await get(layout, { authorization: `Bearer ${accessToken}` })
    expect((await get(layout)).json()).toMatchObject({ data: { viewer: null } })
    const wrong = persistedUrl(ofWebApp('query Search(').hash, { text: 'rice', after: 'nonsense' })
    for (let n = 0; n < 2; n += 1) expect((await get(wrong)).json()).toHaveProperty('errors')
  })
})

describe('thousands of hostile requests', () => {
  type HostileRequest = [url: string, headers: Record<string, string>]
  const REQUESTS = runs({ short: 2_000, all: 20_000 })
  const MAX_BYTES = 4 * 1024 * 1024
  const longest = 'a'.repeat(900)
  let app: ResponseCacheApp

  beforeEach(() => {
    app = createResponseCacheApp(MAX_BYTES, () => 'x'.repeat(500))
  })
  afterEach(() => app.close())

  it.each([
    [
      'the Accept header',
      (n: number): HostileRequest =>
        [home, { accept: `application/json, x/${n}${longest}` }] as const,
    ],
    ['unknown parameters', (n: number): HostileRequest => [`${home}&p${n}=${longest}`, {}]],
    [
      'the order of parameters',
      (n: number): HostileRequest => [
        `/graphql?${n % 2 ? 'variables={}&query=a' : 'query=a&variables={}'}`,
        {},
      ],
    ],
  ])(
    'thousands of requests that differ only in %s share one cache entry',
    async (_what, requestOf) => {
      for (let n = 0; n < REQUESTS; n += 1) {
        const [url, headers] = requestOf(n)
        await app.ask(url, headers)
      }
      expect(app.answers.count).toBe(1)
    },
  )

  it('thousands of different queries do not exceed the configured cache size', async () => {
    for (let n = 0; n < REQUESTS; n += 1) {
      await app.ask(`${home}&operationName=${n}${longest}`, { 'accept-encoding': 'br' })
      expect(app.answers.bytes).toBeLessThanOrEqual(MAX_BYTES)
    }
    expect(app.answers.count).toBe(Math.floor(MAX_BYTES / (3 * 500 + 2_000)))
  })
})

it('an Accept header that takes long to read is rejected', async () => {
  const { statusCode, body } = await get(home, { accept: 'a/b,'.repeat(300) })
  expect(statusCode).toBe(400)
  expect(body).toContain('The header Accept must have at most 1,000 characters.')
})
