import type { InjectOptions } from 'fastify'
import { print, parse } from 'graphql'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  buildCategory,
  buildPartnerKey,
  buildProduct,
  buildShopper,
} from '../../../test/support/factories.ts'
import {
  persistedUrl,
  hashText,
  ofWebApp,
  persisted,
  PREFLIGHT,
} from '../../../test/support/persisted.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../../../test/support/store.ts'
import { ReleaseFile } from '../../releases/release-file.model.ts'
import manifest from '../../graphql/persisted-operations.generated.json' with { type: 'json' }

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const home = ofWebApp('query Home {')
const layout = ofWebApp('query Layout {')
const product = ofWebApp('query Product(')

const get = (hash: string, headers: InjectOptions['headers'] = {}, variables = {}) =>
  store.app.inject({ url: persistedUrl(hash, variables), headers: { ...PREFLIGHT, ...headers } })

async function post(payload: object, headers: InjectOptions['headers'] = {}) {
  const reply = await store.app.inject({ method: 'POST', url: '/graphql', headers, payload })
  return reply.json<GraphqlReply<unknown>>()
}

describe('the web app’s own operations', () => {
  it('the web app’s operations are found by their hash without registration, with GET and POST', async () => {
    const reply = await get(home.hash)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ data: { categories: [] } })
    expect(await post({ extensions: persisted(home.hash) })).toMatchObject({
      data: { categories: [] },
    })
  })

  it('the manifest’s hashes match its operations', () => {
    for (const [hash, text] of Object.entries(manifest)) {
      expect(hashText(text)).toBe(hash)
      expect(print(parse(text))).toBe(text)
    }
  })

  it('a persisted mutation is rejected with GET, and changes nothing', async () => {
    const { accessToken } = await buildShopper(store.tokens)
    const { hash } = ofWebApp('mutation Logout {')
    const headers = { authorization: `Bearer ${accessToken}` }
    const reply = await get(hash, headers)
    expect(reply.statusCode).toBe(405)
    expect(reply.headers['cache-control']).toBe('no-store')
    const { data } = await store.query('{ viewer { id } }', {}, accessToken)
    expect(data).toMatchObject({ viewer: { id: expect.any(String) as string } })
  })

  it('a GET request without a header that other sites cannot add is rejected', async () => {
    const reply = await store.app.inject({ url: persistedUrl(home.hash) })
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})

it('the server asks for the text of an unknown hash when the database cannot be reached', async () => {
  vi.spyOn(ReleaseFile, 'findById').mockImplementationOnce(() => {
    throw new mongo.MongoNetworkError('The connection was lost.')
  })
  const { errors } = await post({ extensions: persisted('a'.repeat(64)) })
  expect(errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }])
})

describe('an operation of another client', () => {
  const text = '{ store { name phone } }'

  it('another client’s operation is found by its hash after its text was sent once', async () => {
    const extensions = persisted(hashText(text))
    const codes = async (payload: object) =>
      (await post(payload)).errors?.map((error) => error.extensions.code)
    expect(await codes({ extensions })).toEqual(['PERSISTED_QUERY_NOT_FOUND'])
    expect((await get(hashText(text))).headers['cache-control']).toBe('no-store')
    expect(await codes({ query: text, extensions })).toBeUndefined()
    expect(await codes({ extensions })).toBeUndefined()
  })

  it('a persisted operation with another protocol version is rejected', async () => {
    const { persistedQuery } = persisted(hashText(text))
    const extensions = { persistedQuery: { ...persistedQuery, version: 2 } }
    expect((await post({ query: text, extensions })).errors).toMatchObject([
      { message: 'Unsupported persisted query version', extensions: { code: 'BAD_REQUEST' } },
    ])
  })

  it('an operation cannot use the hash of another operation', async () => {
    const { errors } = await post({ query: text, extensions: persisted(home.hash) })
    expect(errors?.[0]).toMatchObject({
      message: 'provided sha does not match query',
      extensions: { code: 'BAD_REQUEST' },
    })
    expect(await post({ extensions: persisted(home.hash) })).toMatchObject({
      data: { categories: [] },
    })
  })
})

describe('a response may be cached', () => {
  const PUBLIC = 'public, no-cache'

  it('everybody may cache a public response to a GET by hash, and must revalidate it each time', async () => {
    const { headers } = await get(home.hash)
    expect(headers).toMatchObject({
      'cache-control': PUBLIC,
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/) as string,
      vary: 'accept, accept-encoding, authorization, x-api-key',
    })
  })

  it('only the partner may cache a response to their key', async () => {
    const { secret } = await buildPartnerKey()
    const headers = { 'x-api-key': secret }
    const whole = await get(home.hash, headers)
    expect(whole.headers['cache-control']).toBe('private, no-cache')
    const again = await get(home.hash, { ...headers, 'if-none-match': whole.headers.etag })
    expect(again.statusCode).toBe(304)
    expect((await get(layout.hash, headers)).headers['cache-control']).toBe('no-store')
  })

  it.each<[string, () => InjectOptions]>([
    ['with viewer data', () => ({ url: persistedUrl(layout.hash), headers: PREFLIGHT })],
    [
      'to a caller with a token',
      () => ({
        url: persistedUrl(home.hash),
        headers: { ...PREFLIGHT, authorization: 'Basic YTpi' },
      }),
    ],
    [
      'to a POST',
      () => ({ method: 'POST', url: '/graphql', payload: { extensions: persisted(home.hash) } }),
    ],
    [
      'to an operation sent as text',
      () => ({
        url: `/graphql?query=${encodeURIComponent('{ store { name } }')}`,
        headers: PREFLIGHT,
      }),
    ],
    [
      'to admins only',
      () => ({
        url: persistedUrl(ofWebApp('query AllOrders(').hash, { search: '' }),
        headers: PREFLIGHT,
      }),
    ],
    [
      'with an error',
      () => ({
        url: persistedUrl(ofWebApp('query Search(').hash, { text: 'rice', after: 'nonsense' }),
        headers: PREFLIGHT,
      }),
    ],
    [
      'with an invalid variable',
      () => ({ url: persistedUrl(product.hash, { id: {} }), headers: PREFLIGHT }),
    ],
  ])('nobody may cache a response %s', async (_what, request) => {
    const { headers } = await store.app.inject(request())
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['etag']).toBeUndefined()
  })
})

describe('a client that has the response already', () => {
  it('a client that has the response gets status 304 until the response changes', async () => {
    const { _id } = await buildProduct({ name: 'Rice' })
    const ask = (etag?: string) =>
      get(product.hash, etag === undefined ? {} : { 'if-none-match': etag }, {
        id: _id.toHexString(),
      })
    const { etag } = (await ask()).headers
    if (typeof etag !== 'string') throw new Error('There is no tag.')
    for (const tags of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const again = await ask(tags)
      expect(again).toMatchObject({ statusCode: 304, body: '' })
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, no-cache' })
      expect(again.headers['content-length']).toBeUndefined()
    }
    expect(await ask('"other"')).toMatchObject({ statusCode: 200 })
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    await store.query(
      'mutation ($id: ID!) { setStock(input: { id: $id, stock: 9 }) { userErrors { message } } }',
      { id: _id.toHexString() },
      admin.accessToken,
    )
    expect((await ask(etag)).statusCode).toBe(200)
  })

  it.each([
    ['gzip', promisify(gunzip)],
    ['br', promisify(brotliDecompress)],
  ])(
    'a client that has a response compressed with %s gets status 304',
    async (encoding, decompress) => {
      for (let n = 0; n < 12; n += 1) await buildCategory()
      const headers = { 'accept-encoding': encoding }
      const plain = await get(home.hash)
      const reply = await get(home.hash, headers)
      expect(reply.headers).toMatchObject({
        'content-encoding': encoding,
        etag: plain.headers.etag,
      })
      expect((await decompress(reply.rawPayload)).toString()).toBe(plain.body)
      const again = await get(home.hash, { ...headers, 'if-none-match': reply.headers.etag })
      expect(again).toMatchObject({ statusCode: 304, body: '' })
      expect(again.headers['content-encoding']).toBeUndefined()
    },
  )
})
