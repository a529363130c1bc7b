import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RateLimit } from '../src/auth/rate-limit.model.ts'
import { createRateLimits } from '../src/auth/rate-limits.ts'
import { PartnerKey } from '../src/domains/partner/partner-key.model.ts'
import { restRoutes } from '../src/rest/routes.ts'
import { prefixRange } from '../src/lib/database/prefix-range.ts'
import { buildPartnerKey, buildProduct, buildShopper } from './support/factories.ts'
import { gql } from './support/gql.ts'
import { expectRefusal, createRestClient } from './support/rest.ts'
import { openTestStore, type GraphqlReply, type TestStore } from './support/store.ts'

let store: TestStore
let call: ReturnType<typeof createRestClient>
let network = 0

beforeAll(async () => {
  store = await openTestStore({
    trustProxy: 'loopback',
    services: { limits: createRateLimits({ on: true }) },
  })
  call = createRestClient(store)
  await buildProduct()
})
/** Each test has its own network. */
beforeEach(() => void (network += 1))
afterAll(() => store.close())

const from = () => ({ 'x-forwarded-for': `203.0.113.${network}` })

async function ask(headers: Record<string, string>, url = '/graphql') {
  const payload = { query: '{ products { edges { node { name } } } }' }
  const reply = await store.app.inject({
    method: 'POST',
    url,
    headers: { ...from(), ...headers },
    payload,
  })
  const { errors, data } = reply.json<GraphqlReply<unknown>>()
  return { status: reply.statusCode, headers: reply.headers, error: errors?.[0], data }
}

async function statuses(count: number, headers: Record<string, string>) {
  const all: number[] = []
  for (let n = 0; n < count; n += 1) all.push((await ask(headers)).status)
  return all
}

/** The REST calls with a body that keys can use. */
const OPEN_TO_KEYS = new Set([
  '/api/subcategory/get',
  '/api/product/get-product-by-category',
  '/api/product/get-pruduct-by-category-and-subcategory',
  '/api/product/get-product-details',
])

const times = (count: number, status: number) => Array<number>(count).fill(status)

describe('a partner key', () => {
  it('a partner key is accepted as x-api-key or as bearer, and takes one command before the operation', async () => {
    const { secret } = await buildPartnerKey()
    const ways: Record<string, string>[] = [
      { 'x-api-key': secret },
      { authorization: `Bearer ${secret}` },
      { authorization: `bearer  ${secret}` },
    ]
    for (const headers of ways) {
      expect(await ask(headers)).toMatchObject({ status: 200, error: undefined })
    }
    const commands = await store.recordCommands(() => ask({ 'x-api-key': secret }))
    expect(commands).toEqual(['find', 'find'])
  })

  it('a partner key is not read from the URL', async () => {
    const { secret } = await buildPartnerKey({ scopes: ['STOCK_READ'] })
    const names = ['x-api-key', 'api_key', 'apiKey', 'key', 'access_token', 'authorization']
    const query = names.map((name) => `${name}=${secret}`).join('&')
    expect(await ask({}, `/graphql?${query}`)).toMatchObject({ status: 200, error: undefined })
  })

  it('a partner key is never logged, and returned only once', async () => {
    const { secret, key } = await buildPartnerKey()
    const before = store.logLines.length
    const url = `/graphql?key=${secret}`
    await ask({ 'x-api-key': secret }, url)
    await ask({ authorization: `Bearer ${secret.slice(0, -1)}-` }, url)
    await call({ method: 'GET', url: '/api/category/get', headers: { 'x-api-key': secret } })
    vi.spyOn(PartnerKey, 'findOne').mockImplementationOnce(() => {
      throw new Error('The database is unavailable.')
    })
    const { headers, error } = await ask({ 'x-api-key': secret }, url)
    expect(error).toMatchObject({ extensions: { code: 'INTERNAL' } })
    expect(JSON.stringify([headers, error])).not.toContain(key.prefix)
    const lines = store.logLines.slice(before).join('\n')
    expect(lines).toContain('a request failed')
    for (const part of [key.prefix, secret.slice(12), key.hash]) expect(lines).not.toContain(part)
  })

  it('a partner key cannot be combined with an access token', async () => {
    const { secret } = await buildPartnerKey()
    const { accessToken } = await buildShopper(store.tokens)
    const headers = { 'x-api-key': secret, authorization: `Bearer ${accessToken}` }
    expect(await ask(headers)).toMatchObject({
      status: 400,
      error: { message: 'Please send an access token or an API key, not both.' },
    })
    expectRefusal(await call({ url: '/api/category/get', headers }), 400, 'BAD_USER_INPUT')
  })

  it('a partner key stops working with the first request after it was revoked, by any process', async () => {
    const { secret, key } = await buildPartnerKey()
    expect(await ask({ 'x-api-key': secret })).toMatchObject({ status: 200 })
    // Imitates another process.
    await PartnerKey.updateOne({ _id: key._id }, { $set: { revokedAt: new Date() } })
    const { status, error } = await ask({ 'x-api-key': secret })
    expect(status).toBe(401)
    expect(error?.message).toBe('This API key is not valid.')
  })

  it('a partner key has its new scopes from the next request on', async () => {
    const { secret, key } = await buildPartnerKey({ scopes: ['STOCK_READ'] })
    expect((await ask({ 'x-api-key': secret })).error?.extensions.code).toBe('FORBIDDEN')
    await PartnerKey.updateOne({ _id: key._id }, { $set: { scopes: ['CATALOGUE_READ'] } })
    expect((await ask({ 'x-api-key': secret })).error).toBeUndefined()
  })
})

describe('other endpoints', () => {
  it('REST calls accept keys for data that keys may access', async () => {
    const { secret } = await buildPartnerKey()
    const headers = { 'x-api-key': secret }
    expect(await call({ url: '/api/category/get', headers })).toMatchObject({ status: 200 })
    const payload = { productId: (await buildProduct({ stock: 7 }))._id.toHexString() }
    const details = { method: 'POST', url: '/api/product/get-product-details', payload } as const
    const { data } = await call({ ...details, headers })
    expect(data).toMatchObject({ stock: 7 })
    const refused = await store.app.inject({ url: '/exports/products.csv', headers })
    expect(refused.statusCode).toBe(403)
  })

  it('REST calls reject active keys elsewhere, and invalid keys everywhere', async () => {
    const { secret } = await buildPartnerKey()
    const calls = [
      { method: 'GET', url: '/api/user/user-details' },
      { method: 'POST', url: '/api/user/refresh-token' },
      { method: 'POST', url: '/api/category/add-category' },
    ] as const
    for (const one of calls) {
      const reply = await store.app.inject({ ...one, headers: { 'x-api-key': secret } })
      expect(reply.statusCode, one.url).toBe(403)
      const dead = await store.app.inject({ ...one, headers: { ...from(), 'x-api-key': 'none' } })
      expect(dead.statusCode, one.url).toBe(401)
    }
    const dead = { url: '/api/category/get', headers: { ...from(), 'x-api-key': 'none' } }
    expect((await store.app.inject(dead)).statusCode).toBe(401)
  })

  it('REST calls that are open to anyone check a key before they read the body', async () => {
    const { secret } = await buildPartnerKey()
    const json = { ...from(), 'content-type': 'application/json' }
    for (const { method, path: url, access } of restRoutes) {
      if (method === 'GET' || access !== 'anyone') continue
      const send = (key: string) =>
        call({ method, url, headers: { ...json, 'x-api-key': key }, payload: '{"search":' })
      expectRefusal(await send('none'), 401, 'UNAUTHENTICATED')
      if (OPEN_TO_KEYS.has(url)) expectRefusal(await send(secret), 400, 'BAD_USER_INPUT')
      else expectRefusal(await send(secret), 403, 'FORBIDDEN')
    }
  })

  it('GraphQL accepts no form with a key', async () => {
    const { secret } = await buildPartnerKey()
    const reply = await store.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'x-api-key': secret,
        'apollo-require-preflight': '1',
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x--',
    })
    expect(reply.statusCode).toBe(403)
  })
})

describe('the rate limit of a key', () => {
  it("a key's rate limit counts one for each request, whatever it contains, and returns the time to wait", async () => {
    const { secret, key } = await buildPartnerKey({ requestsPerMinute: 3 })
    expect(await statuses(3, { 'x-api-key': secret })).toEqual(times(3, 200))
    const { status, headers, error } = await ask({ 'x-api-key': secret })
    expect(status).toBe(429)
    expect(error?.extensions.code).toBe('RATE_LIMITED')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    const rest = await call({ url: '/api/category/get', headers: { 'x-api-key': secret } })
    expectRefusal(rest, 429, 'RATE_LIMITED')
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0)
    await store.usage.write()
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    const document = gql(`{ partnerKeys { id usage { requests refused } } }`)
    const { data } = await store.query(document, {}, admin.accessToken)
    const found = data.partnerKeys.find(({ id }) => id === key._id.toHexString())
    expect(found).toMatchObject({ usage: [{ requests: 5, refused: 2 }] })
  })

  it("a key's rate limit applies to all processes together, and a changed limit applies immediately", async () => {
    const id = new Types.ObjectId().toHexString()
    const [here, there] = [createRateLimits({ on: true }), createRateLimits({ on: true })]
    for (const limits of [here, there, here]) expect(await limits.spendKey(id, 3)).toBeNull()
    expect(await there.spendKey(id, 3)).toBeGreaterThan(0)
    expect(await here.spendKey(id, 3)).toBeGreaterThan(0)
    expect(await here.spendKey(id, 6)).toBeNull()
  })

  it("a key's rate limit takes a sixtieth of a minute’s requests with each command", async () => {
    const id = new Types.ObjectId().toHexString()
    const limits = createRateLimits({ on: true })
    let allowed = 0
    const commands = await store.recordCommands(async () => {
      while ((await limits.spendKey(id, 600)) === null) allowed += 1
    })
    expect(allowed).toBe(600)
    expect(commands).toHaveLength(61)
  })

  it("a key's rate limit can be switched off", async () => {
    const limits = createRateLimits({ on: false })
    for (let n = 0; n < 5; n += 1) expect(await limits.spendKey('key', 1)).toBeNull()
  })
})

describe('guessing keys', () => {
  it('after 30 guessed keys from a network, the next guess is rejected unchecked, at the cost of one look-up', async () => {
    const { secret } = await buildPartnerKey()
    const wrong = `${secret.slice(0, -3)}abc`
    expect(await statuses(15, { 'x-api-key': wrong })).toEqual(times(15, 401))
    expect(await statuses(15, { authorization: 'Bearer kc_none' })).toEqual(times(15, 401))
    const commands = await store.recordCommands(async () => {
      const { status, headers, error } = await ask({ 'x-api-key': wrong })
      expect(status).toBe(429)
      expect(error?.extensions.code).toBe('RATE_LIMITED')
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900)
    })
    expect(commands).toEqual(['find'])
    expect(await ask({})).toMatchObject({ status: 200 })
    network += 1
    expect(await ask({ 'x-api-key': wrong })).toMatchObject({ status: 401 })
  })

  it('guessing keys does not affect active keys from the same network', async () => {
    const { secret } = await buildPartnerKey()
    expect(await statuses(31, { 'x-api-key': 'kc_wrong' })).toEqual([...times(30, 401), 429])
    expect(await statuses(2, { 'x-api-key': secret })).toEqual(times(2, 200))
    expect(await statuses(1, { 'x-api-key': 'kc_wrong' })).toEqual([429])
  })

  it('guessed keys are counted for all processes, without storing the guesses', async () => {
    await statuses(2, { 'x-api-key': 'kc_guess' })
    const rows = await RateLimit.find({ key: prefixRange('key-guess:') }).lean()
    expect(rows.map(({ key }) => key)).toContain(`key-guess:203.0.113.${network}`)
    expect(JSON.stringify(rows)).not.toContain('kc_')
  })

  it('requests with an active key do not count as guesses', async () => {
    const { secret } = await buildPartnerKey()
    expect(await statuses(40, { 'x-api-key': secret })).toEqual(times(40, 200))
  })
})
