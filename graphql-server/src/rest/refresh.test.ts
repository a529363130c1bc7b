import axios, { type AxiosInstance, isAxiosError } from 'axios'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { gql } from '../../test/support/gql.ts'
import { buildShopper, type Shopper } from '../../test/support/factories.ts'
import type { Envelope } from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { Session } from '../auth/session.model.ts'
import { User } from '../domains/account/user.model.ts'

let store: TestStore
let baseURL: string

beforeAll(async () => {
  store = await openTestStore()
  baseURL = await store.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => vi.useRealTimers())
afterAll(() => store.close())

const DEAD = 'dead.token.here'

/** The specification's client: on a 401, it refreshes once for all pending requests and repeats each once. */
function createClient({ refreshToken }: Shopper, accessToken: string) {
  const tokens = { accessToken }
  const counts = { requests: 0, refreshes: 0 }
  let refreshing: Promise<void> | null = null
  const client = axios.create({ baseURL })
  const repeated = new WeakSet<object>()

  async function refresh() {
    counts.refreshes += 1
    const headers = { authorization: `Bearer ${refreshToken}` }
    const url = `${baseURL}/api/user/refresh-token`
    const { data } = await axios.post<{ data: { accessToken: string } }>(url, undefined, {
      headers,
    })
    tokens.accessToken = data.data.accessToken
  }

  client.interceptors.request.use((config) => {
    counts.requests += 1
    config.headers.set('authorization', `Bearer ${tokens.accessToken}`)
    return config
  })
  client.interceptors.response.use(undefined, async (error: unknown) => {
    const config = isAxiosError(error) && error.response?.status === 401 ? error.config : undefined
    if (!config || repeated.has(config)) throw error
    repeated.add(config)
    // Another request may already have refreshed the token.
    const isOld = config.headers.get('authorization') !== `Bearer ${tokens.accessToken}`
    if (!isOld) await (refreshing ??= refresh().finally(() => (refreshing = null)))
    return client.request(config)
  })
  return { client, counts, tokens }
}

async function statusOf(client: AxiosInstance): Promise<number> {
  const reply = await client.get<Envelope>('/api/user/user-details', { validateStatus: () => true })
  return reply.status
}

describe('a client whose access token has expired', () => {
  it('an expired client refreshes once for ten concurrent requests and repeats each once', async () => {
    const shopper = await buildShopper(store.tokens, { name: 'Asha' })
    const { client, counts, tokens } = createClient(shopper, DEAD)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => client.get<Envelope>('/api/user/user-details')),
    )
    for (const { data } of replies) expect(data.data).toMatchObject({ name: 'Asha' })
    expect(counts).toEqual({ requests: 20, refreshes: 1 })
    await client.get('/api/user/user-details')
    expect(counts).toEqual({ requests: 21, refreshes: 1 })
    expect(tokens.accessToken).not.toBe(DEAD)
  })

  it('a client can refresh repeatedly with the refresh token from the login', async () => {
    const shopper = await buildShopper(store.tokens)
    for (let round = 1; round <= 3; round += 1) {
      const ahead = round * 7 * 24 * 60 * 60_000
      vi.useFakeTimers({ now: Date.now() + ahead, toFake: ['Date'] })
      const { client } = createClient(shopper, shopper.accessToken)
      expect((await client.get('/api/user/user-details')).status).toBe(200)
      vi.useRealTimers()
    }
  })

  it.each<[string, (shopper: Shopper) => Promise<unknown>]>([
    ['logging out', ({ user }) => Session.deleteMany({ userId: user._id })],
    [
      'being locked out',
      ({ user }) => User.updateOne({ _id: user._id }, { $set: { status: 'Suspended' } }),
    ],
  ])('a client is logged out once after %s', async (_what, end) => {
    const shopper = await buildShopper(store.tokens)
    await end(shopper)
    const { client, counts } = createClient(shopper, DEAD)
    await expect(client.get('/api/user/user-details')).rejects.toThrow('401')
    expect(counts).toEqual({ requests: 1, refreshes: 1 })
  })
})

describe('the refresh token', () => {
  const refresh = (token: string) =>
    axios.post<Envelope>(`${baseURL}/api/user/refresh-token`, undefined, {
      headers: { authorization: `Bearer ${token}` },
      validateStatus: () => true,
    })

  it('the refresh token expires after 30 days', async () => {
    const { refreshToken } = await buildShopper(store.tokens)
    vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60_000, toFake: ['Date'] })
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  it('the server accepts neither a refresh token as an access token nor the reverse', async () => {
    const shopper = await buildShopper(store.tokens)
    const swapped = { ...shopper, refreshToken: shopper.accessToken }
    const { client } = createClient(swapped, shopper.refreshToken)
    await expect(client.get('/api/user/user-details')).rejects.toThrow('401')
  })

  it('a refresh token ends its session when it is sent again after GraphQL has rotated it', async () => {
    const shopper = await buildShopper(store.tokens)
    const document = gql(
      `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { tokens { accessToken } } }`,
    )
    const input = { refreshToken: shopper.refreshToken }
    const { data } = await store.query(document, { input })
    const accessToken = data.refreshSession.tokens.accessToken
    expect((await refresh(shopper.refreshToken)).status).toBe(200)
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
    expect((await refresh(shopper.refreshToken)).status).toBe(401)
    expect(await statusOf(createClient(shopper, accessToken).client)).toBe(401)
  })
})
