import type { DocumentNode } from 'graphql'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRateLimits } from '../../src/auth/rate-limits.ts'
import { prefixRange } from '../../src/lib/database/prefix-range.ts'
import { RateLimit } from '../../src/auth/rate-limit.model.ts'
import { buildProduct, buildShopper, PASSWORD as TEST_PASSWORD } from '../support/factories.ts'
import { gql, textOf } from '../support/gql.ts'
import { expectRefusal, createRestClient } from '../support/rest.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../support/store.ts'

let store: TestStore
let call: ReturnType<typeof createRestClient>
let caller = 0

beforeAll(async () => {
  store = await openTestStore({
    trustProxy: 'loopback',
    services: { limits: createRateLimits({ on: true }) },
  })
  call = createRestClient(store)
  const payload = { name: 'Asha', email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD }
  await call({ method: 'POST', url: '/api/user/register', payload })
})
/** Each test has its own address. */
beforeEach(() => void (caller += 1))
afterAll(() => store.close())

const EMAIL = 'asha@example.com'
const PASSWORD = 'correct horse'
const from = (address = `203.0.113.${caller}`) => ({ 'x-forwarded-for': address })

const login = (password: string, headers: InjectOptions['headers'] = from(), email = EMAIL) =>
  call({ method: 'POST', url: '/api/user/login', headers, payload: { email, password } })

async function times(count: number, work: () => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push((await work()).status)
  return statuses
}

function expectRetryAfter(headers: Record<string, unknown>, most: number) {
  const seconds = Number(headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(most)
}

async function graphql(document: DocumentNode | string, variables: object, headers = from()) {
  const payload = { query: textOf(document), variables }
  const reply = await store.app.inject({ method: 'POST', url: '/graphql', headers, payload })
  return { headers: reply.headers, ...reply.json<GraphqlReply<unknown>>() }
}

/** Counts another process's points for the last caller. */
async function countElsewhere(purpose: string, points: number) {
  const last = await RateLimit.findOne({ key: prefixRange(`${purpose}:`) }).sort({ _id: -1 })
  await RateLimit.updateOne({ _id: last?._id }, { $inc: { points } })
}

describe('logging in', () => {
  it('logging in is limited per address and account, and the owner can still log in from elsewhere', async () => {
    const statuses = await times(12, () => login('wrong'))
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    const right = await login(PASSWORD)
    expectRefusal(right, 429, 'RATE_LIMITED')
    expectRetryAfter(right.headers, 900)
    expect(right.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)
    expect(await login(PASSWORD, from('198.51.100.77'))).toMatchObject({ status: 200 })
    expect(await login('wrong', from(), 'other@example.com')).toMatchObject({ status: 401 })
  })

  it("logging in is limited together with registrations, which could guess the account's password", async () => {
    const register = (password: string) =>
      call({
        ...{ method: 'POST', url: '/api/user/register', headers: from() },
        payload: { name: 'Asha', email: EMAIL, password, confirmPassword: password },
      })
    expect(await register(PASSWORD)).toMatchObject({ status: 200, data: { email: EMAIL } })
    expect(await times(10, () => register('a wrong guess'))).toEqual(Array(10).fill(409))
    expectRefusal(await register(PASSWORD), 409, 'CONFLICT')
    expectRefusal(await login(PASSWORD), 429, 'RATE_LIMITED')
  })

  it('logging in is limited for any case of the email address, and for one without an account', async () => {
    const emails = ['no.one@example.com', 'NO.ONE@example.com', ' no.\u200bone@example.com ']
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await login('wrong', from(), emails[n % 3])).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  it('concurrent logins are limited like sequential ones', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => login('wrong')))
    const tried = replies.filter(({ status }) => status === 401)
    expect(tried).toHaveLength(10)
  })

  it('only failed logins count', async () => {
    expect(await times(11, () => login(PASSWORD))).toEqual(Array<number>(11).fill(200))
    await times(9, () => login('wrong'))
    await login(PASSWORD)
    expect(await times(9, () => login('wrong'))).toEqual(Array<number>(9).fill(401))
  })

  it("a successful login does not use up the address's limit", async () => {
    await login('wrong', from(), 'no.one@example.com')
    await countElsewhere('login', 98)
    expect(await times(3, () => login(PASSWORD))).toEqual([200, 200, 200])
  })

  it('logging in is limited per address, whatever accounts it tries', async () => {
    let n = 0
    const guess = () => login('wrong', from(), `person${(n += 1)}@example.com`)
    expect(await times(12, guess)).toEqual(Array<number>(12).fill(401))
    await countElsewhere('login', 100 - 12 - 2)
    expect(await times(5, guess)).toEqual([401, 401, 429, 429, 429])
  })

  it('an address whose logins for one account are rejected can log in to other accounts', async () => {
    await login('wrong')
    await countElsewhere('login', 100 - 10 - 3)
    await times(9 + 5, () => login('wrong'))
    const colleague = () => login('wrong', from(), 'colleague@example.com')
    expect(await times(4, colleague)).toEqual([401, 401, 401, 429])
  })

  it('each login alias in a GraphQL operation counts', async () => {
    const fields = Array.from(
      { length: 15 },
      (_, n) => `try${n}: login(input: $input) { userErrors { code } }`,
    )
    const document = `mutation ($input: LoginInput!) { ${fields.join('\n')} }`
    const { data, errors, headers } = await graphql(document, {
      input: { email: EMAIL, password: 'wrong' },
    })
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' }, path: ['try10'] }])
    expectRetryAfter(headers, 900)
    expect(await login(PASSWORD)).toMatchObject({ status: 429 })
  })

  it("login limits do not trust other headers for the caller's address", async () => {
    const forged = { 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4', 'client-ip': '1.2.3.4' }
    await times(10, () => login('wrong', { ...from(), ...forged }))
    expect(await login('wrong', { ...from(), 'x-real-ip': '4.3.2.1' })).toMatchObject({
      status: 429,
    })
  })
})

describe('rate limits', () => {
  it('rate limits count registrations', async () => {
    const payload = { name: '', email: 'x', password: 'x', confirmPassword: 'x' }
    const register = () =>
      call({ method: 'POST', url: '/api/user/register', headers: from(), payload })
    expect(await times(2, register)).toEqual([400, 400])
    await countElsewhere('register', 60 - 2 - 2)
    expect(await times(3, register)).toEqual([400, 400, 429])
  })

  it('rate limits count requested and tried codes, even for different addresses', async () => {
    const headers = from()
    let n = 0
    const tryCodes = () => {
      const payload = { email: `person${(n += 1)}@example.com`, otp: '000000' }
      const url = n % 2 ? '/api/user/forgot-password' : '/api/user/verify-forgot-password-otp'
      return call({ method: 'PUT', url, headers, payload })
    }
    expect(await times(4, tryCodes)).not.toContain(429)
    await countElsewhere('codes', 60 - 4 - 4)
    const statuses = await times(5, tryCodes)
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, true])
  })

  it('rate limits count searches in GraphQL and REST, with one command for twenty searches', async () => {
    const headers = from()
    const payload = { search: 'rice' }
    const url = '/api/product/search-product'
    const search = () => call({ method: 'POST', url, headers, payload })
    const commands = await store.recordCommands(async () => {
      expect(await times(20, search)).toEqual(Array<number>(20).fill(200))
    })
    expect(commands.filter((name) => name === 'findAndModify')).toHaveLength(1)
    await countElsewhere('search', 280 - 20)
    await times(19, search)
    const document = gql(`{ searchProducts(text: "rice") { totalCount } }`)
    expect((await graphql(document, {})).errors).toBeUndefined()
    const { errors, headers: reported } = await graphql(document, {})
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    expectRetryAfter(reported, 60)
    expectRefusal(await search(), 429, 'RATE_LIMITED')
  })

  it('rate limits count filtered lists as searches, and leave other lists free', async () => {
    const list = (filter: object | null) =>
      graphql('query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount } }', {
        filter,
      })
    expect((await list({ inStock: true })).errors).toBeUndefined()
    await countElsewhere('search', 280)
    for (let n = 0; n < 19; n += 1) await list({ minPrice: n })
    const { errors } = await list({ minPrice: 19 })
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    expect((await list(null)).errors).toBeUndefined()
  })

  it("rate limits count a user's mutations from all addresses", async () => {
    const shopper = await buildShopper(store.tokens)
    const other = await buildShopper(store.tokens)
    const productId = (await buildProduct({ stock: 0 }))._id.toHexString()
    const add = (as: typeof shopper) =>
      call({ method: 'POST', url: '/api/cart/create', as, headers: from(), payload: { productId } })
    expect(await times(1, () => add(shopper))).toEqual([409])
    await countElsewhere('writes', 580)
    const statuses = await times(20, () => add(shopper))
    expect(statuses).toEqual([...Array<number>(19).fill(409), 429])
    expect(await add(other)).toMatchObject({ status: 409 })
    const reading = await call({ method: 'GET', url: '/api/cart/get', as: shopper })
    expect(reading).toMatchObject({ status: 200 })
  })

  it('rate limits count each alias of a guest who sends tickets, and do not concern a customer at the same address', async () => {
    const { accessToken } = await buildShopper(store.tokens)
    const alias = (n: number) =>
      `t${n}: createTicket(input: { reason: OTHER, text: "Hello", name: "Asha", email: "a${n}@example.com" }) { userErrors { code } }`
    const send = (...numbers: number[]) => ['mutation {', ...numbers.map(alias), '}'].join(' ')
    const flood = send(...Array.from({ length: 20 }).keys())
    expect((await graphql(flood, {})).errors).toBeUndefined()
    const { errors } = await graphql(send(20), {})
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED'])
    const asCustomer = { ...from(), authorization: `Bearer ${accessToken}` }
    expect((await graphql(send(20), {}, asCustomer)).errors).toBeUndefined()
  })

  it('rate limits count wrong passwords when changing the email address, by account and from all addresses', async () => {
    const shopper = await buildShopper(store.tokens)
    const change = (currentPassword: string, address: string) =>
      call({
        method: 'PUT',
        url: '/api/user/update-user',
        as: shopper,
        headers: from(address),
        payload: { name: 'Asha', email: 'other@example.in', mobile: '98', currentPassword },
      })
    let host = 0
    const guess = () => change('wrong', `192.0.2.${(host += 1)}`)
    expect(await times(12, guess)).toEqual([...Array<number>(10).fill(400), 429, 429])
    const right = await change(TEST_PASSWORD, '192.0.2.99')
    expectRefusal(right, 429, 'RATE_LIMITED')
    expectRetryAfter(right.headers, 900)
  })

  it('rate limits are stored in the database for all processes, without account names', async () => {
    await times(10, () => login('wrong'))
    const elsewhere = createRateLimits({ on: true })
    expect(await elsewhere.spendLogin(`203.0.113.${caller}`, EMAIL)).toBeGreaterThan(0)
    const kept = await RateLimit.find({ key: prefixRange('login') }).lean()
    expect(kept.length).toBeGreaterThan(1)
    for (const { key } of kept) expect(key).not.toContain('@')
  })

  it('rate limits let a user download the data about themselves ten times in an hour', async () => {
    const { accessToken } = await buildShopper(store.tokens)
    const headers = { authorization: `Bearer ${accessToken}` }
    const download = async () => {
      const reply = await store.app.inject({ url: '/exports/my-data.json', headers })
      return { ...reply, status: reply.statusCode }
    }
    expect(await times(10, download)).toEqual(Array(10).fill(200))
    const rejected = await download()
    expect([rejected.status, rejected.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }])
    expectRetryAfter(rejected.headers, 3600)
  })

  it('rate limits do not count reads', async () => {
    const commands = await store.recordCommands(async () => {
      await call({ method: 'GET', url: '/api/category/get', headers: from() })
    })
    expect(commands).toEqual(['find'])
  })
})
