import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStream, type OpenStream } from '../../../test/support/event-stream.ts'
import {
  buildOrder,
  buildPartnerKey,
  buildShopper,
  type Shopper,
} from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { countScans } from '../../../test/support/database.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { endAllSessions } from '../../auth/sessions.ts'
import { User } from '../../domains/account/user.model.ts'
import { findVersions } from '../../domains/order/desk/order-versions.service.ts'
import { EVENT_RULES } from './endpoint.ts'

/** Quick enough for a test. Only tests that wait for heartbeats get them. */
const RULES = { ...EVENT_RULES, pace: 20, heartbeat: 600_000 }
const WAIT = { timeout: 20_000 }
const SET = gql(`mutation ($input: SetOrderStatusInput!) {
  setOrderStatus(input: $input) { order { updatedAt } userErrors { code } }
}`)

let store: TestStore
let address: string
let shopper: Shopper
let admin: Shopper
let orderId: string
let open: OpenStream[]

async function enter(rules: Partial<typeof RULES> = {}) {
  store = await openTestStore({ eventRules: { ...RULES, ...rules } })
  address = await store.app.listen({ port: 0, host: '127.0.0.1' })
  shopper = await buildShopper(store.tokens)
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  orderId = await place()
}

beforeEach(() => {
  open = []
})
afterEach(() => {
  vi.useRealTimers()
  for (const stream of open) stream.leave()
})

/** For groups whose tests open a server with their own limits. */
function closeAfterEach() {
  afterEach(() => store.close())
}

const place = async (as = shopper) => (await buildOrder(as.user))._id.toHexString()

async function follow(ids = [orderId], { accessToken } = shopper, at = address) {
  const stream = await openStream(at, ids, accessToken)
  open.push(stream)
  return stream
}

async function setStatus(id: string, status: string, through = store) {
  const input = { orderId: id, status }
  const { data } = await through.query(SET, { input }, admin.accessToken)
  expect(data.setOrderStatus.userErrors).toEqual([])
  return { id, updatedAt: data.setOrderStatus.order?.updatedAt }
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}${path}`, { headers })
  const body: unknown = response.ok ? null : await response.json()
  if (response.ok) await response.body?.cancel()
  return { status: response.status, headers: response.headers, body }
}

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })

describe('order events', () => {
  closeAfterEach()

  it('order events begin with the version of each order, and report each change', async () => {
    await enter()
    const other = await place()
    const { versions } = await follow([orderId, other])
    await vi.waitFor(() => expect(versions).toHaveLength(2), WAIT)
    const current = await findVersions([orderId, other])
    const shown = current.map(({ id, updatedAt }) => ({
      id,
      updatedAt: new Date(updatedAt).toISOString(),
    }))
    expect(new Set(versions)).toEqual(new Set(shown))
    const confirmed = await setStatus(other, 'CONFIRMED')
    await vi.waitFor(() => expect(versions.slice(2)).toEqual([confirmed]), WAIT)
  })

  it('order events are streamed without caching, buffering or compression', async () => {
    await enter()
    const { headers } = await follow()
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('order events include changes made in another process', async () => {
    await enter()
    const database = { kind: store.databaseKind, close: () => Promise.resolve() }
    const second = await openTestStore({ database, eventRules: RULES })
    const { versions } = await follow()
    const changed = await setStatus(orderId, 'PACKED', second)
    await vi.waitFor(() => expect(versions.at(-1)).toEqual(changed), WAIT)
    await second.close()
  })

  it('event streams send heartbeats', async () => {
    await enter({ heartbeat: 20 })
    const { heartbeats } = await follow()
    await vi.waitFor(() => expect(heartbeats()).toBeGreaterThan(1), WAIT)
  })

  it('order events cost one database command for all streams and orders, and two per event sent', async () => {
    await enter({ pace: EVENT_RULES.pace, perUser: 100 })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const ids = await Promise.all(Array.from({ length: 8 }, () => place()))
    const streams = await Promise.all(
      Array.from({ length: 4 }, (_, n) => follow(ids.slice(n * 2, n * 2 + 2))),
    )
    await setStatus(ids[7] ?? '', 'PACKED')
    const commands = await store.recordCommands(async () => {
      await vi.advanceTimersByTimeAsync(EVENT_RULES.pace)
      await vi.waitFor(() => expect(streams[3]?.versions).toHaveLength(3), WAIT)
    })
    expect(commands).toEqual(['find', 'aggregate', 'find'])
    expect(await countScans(() => findVersions(ids))).toBe(0)
  })
})

describe('event request checks', () => {
  beforeAll(() => enter())
  afterAll(() => store.close())

  it("a request for the events of another user's order, or of one that does not exist, is rejected with 404", async () => {
    const missing = 'f'.repeat(24)
    for (const orders of [await place(admin), missing, 'x', `${orderId},${missing}`]) {
      const { status, body } = await ask(`/events?orders=${orders}`, bearer(shopper.accessToken))
      const message = 'This order does not exist.'
      expect(status, orders).toBe(404)
      expect(body).toMatchObject({ success: false, error: true, message, code: 'NOT_FOUND' })
    }
  })

  it('a request for events without a valid access token is rejected with 401', async () => {
    for (const headers of [{}, bearer('x')]) {
      const { status, body } = await ask(`/events?orders=${orderId}`, headers)
      expect([status, body]).toMatchObject([401, { code: 'UNAUTHENTICATED' }])
    }
  })

  it('a request for events with a partner key is rejected with 403', async () => {
    const { secret } = await buildPartnerKey()
    const { status, body } = await ask(`/events?orders=${orderId}`, { 'x-api-key': secret })
    expect([status, body]).toMatchObject([403, { code: 'FORBIDDEN' }])
  })

  it('a request for the events of no order, more than ten, or two lists of orders is rejected with 400', async () => {
    const eleven = Array(11).fill(orderId).join(',')
    for (const query of ['', `?orders=${eleven}`, `?orders=${orderId}&orders=${orderId}`]) {
      const { status, body } = await ask(`/events${query}`, bearer(shopper.accessToken))
      expect([status, body], query).toMatchObject([400, { code: 'BAD_USER_INPUT' }])
    }
  })

  it('an admin may follow the orders of all customers', async () => {
    const { versions } = await follow([orderId], admin)
    await vi.waitFor(() => expect(versions).toHaveLength(1), WAIT)
  })
})

describe('event stream limits', () => {
  closeAfterEach()

  it('each user has a limited number of streams, until one is closed', async () => {
    await enter({ perUser: 2 })
    const first = await follow()
    await follow()
    const refused = await ask(`/events?orders=${orderId}`, bearer(shopper.accessToken))
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'RATE_LIMITED' }])
    expect(refused.headers.get('retry-after')).toBe('30')
    await follow([orderId], admin)
    first.leave()
    await vi.waitFor(() => follow(), WAIT)
  })

  it('each network address has a limited number of streams, for all its users', async () => {
    await enter({ perAddress: 1 })
    await follow()
    const refused = await ask(`/events?orders=${orderId}`, bearer(admin.accessToken))
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'RATE_LIMITED' }])
  })

  it('the process has a limited number of streams', async () => {
    await enter({ perProcess: 1 })
    await follow()
    const { status, headers, body } = await ask(
      `/events?orders=${orderId}`,
      bearer(admin.accessToken),
    )
    expect([status, body]).toMatchObject([503, { code: 'UNAVAILABLE' }])
    expect(headers.get('retry-after')).toBe('30')
  })
})

describe('the end of event streams', () => {
  closeAfterEach()

  it('a stream ends when its access token expires', async () => {
    await enter()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { versions, ended } = await follow([orderId], admin)
    await expect.poll(() => versions).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    await expect(ended).resolves.toBeUndefined()
    const { status } = await ask(`/events?orders=${orderId}`, bearer(admin.accessToken))
    expect(status).toBe(401)
  })

  it('a stream ends at the next change of an order that its reader may no longer see', async () => {
    await enter()
    const member = await buildShopper(store.tokens, { role: 'STAFF' })
    const { versions, ended } = await follow([orderId], member)
    const seen = await setStatus(orderId, 'CONFIRMED')
    await vi.waitFor(() => expect(versions.at(-1)).toEqual(seen), WAIT)
    await User.updateOne({ _id: member.user._id }, { $set: { role: 'USER' } })
    await setStatus(orderId, 'PACKED')
    await expect(ended).resolves.toBeUndefined()
    expect(versions.at(-1)).toEqual(seen)
  })

  it.each([
    [
      'has logged out',
      () =>
        store.query(gql(`mutation { logout { userErrors { code } } }`), {}, shopper.accessToken),
    ],
    [
      'was logged out on all devices, as after a new password',
      () => endAllSessions(shopper.user._id),
    ],
  ])('a stream ends at the next change after its reader %s', async (_what, signOut) => {
    await enter()
    const { versions, ended } = await follow()
    await vi.waitFor(() => expect(versions).toHaveLength(1), WAIT)
    await signOut()
    await setStatus(orderId, 'CONFIRMED')
    await expect(ended).resolves.toBeUndefined()
    expect(versions).toHaveLength(1)
  })

  it('streams end when the server stops, which does not wait for clients', async () => {
    await enter()
    const { ended } = await follow()
    await store.app.close()
    await expect(ended).resolves.toBeUndefined()
  })
})
