import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildOrder, buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Order } from '../../order/record/order.model.ts'
import { createPushKeys } from './push-keys.ts'
import { createPushSender, type PushSender } from './push-sender.ts'
import { PushAlarm, PushSubscription } from './push-subscription.model.ts'
import { removeEndedSubscriptions } from './push-subscription.service.ts'

const SUBSCRIBE = gql(`mutation ($input: SubscribeToPushInput!) {
  subscribeToPush(input: $input) { userErrors { reason field } }
}`)
const UNSUBSCRIBE = gql(`mutation ($input: UnsubscribeFromPushInput!) {
  unsubscribeFromPush(input: $input) { userErrors { reason } }
}`)
const LOG_OUT = gql(`mutation { logout { userErrors { message } } }`)
const REMOVE = gql(`mutation ($input: RemoveFromTeamInput!) {
  removeFromTeam(input: $input) { userErrors { message } }
}`)
const SEE = gql(`mutation ($input: SeeOrdersInput!) {
  seeOrders(input: $input) { userErrors { message } }
}`)

let store: TestStore
let admin: Shopper
let staff: Shopper
let customer: Shopper
let service: Server
let origin: string
let answer: number
let received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[]
let sender: PushSender
const browser = createECDH('prime256v1')
const publicKey = browser.generateKeys()
const auth = Buffer.alloc(16, 7)

/** A push service on this machine. */
beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  customer = await buildShopper(store.tokens, { name: 'Asha Rao' })
  service = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url = '', headers } = request
      received.push({ path: url, headers, body: Buffer.concat(parts) })
      reply.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  service.close()
  await store.close()
})
beforeEach(async () => {
  received = []
  answer = 201
  await Promise.all([
    PushSubscription.deleteMany({}),
    PushAlarm.deleteMany({}),
    Order.deleteMany({}),
  ])
  staff = await buildShopper(store.tokens, { role: 'STAFF' })
  sender = createPushSender({
    keys: createPushKeys('secret', () => 'shop@example.com'),
    rules: { loopback: true },
    log: pino({ level: 'silent' }),
  })
})

const keys = {
  p256dh: publicKey.toString('base64url'),
  auth: auth.toString('base64url'),
}

async function subscribe(person: Shopper, changes: object = {}) {
  const input = { endpoint: `${origin}/phone`, ...keys, ...changes }
  return store.query(SUBSCRIBE, { input }, person.accessToken)
}

const placeOrder = (total = 98_200) => buildOrder(customer.user, { isUnseen: true, total })
const seeAll = async () => {
  const orderIds = (await Order.find({ isUnseen: true })).map(({ _id }) => _id.toHexString())
  await store.query(SEE, { input: { orderIds } }, admin.accessToken)
}
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

/** Decrypts as a browser does. */
function read(body: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sent = body.subarray(21, 21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sent])
  const input = Buffer.from(hkdfSync('sha256', browser.computeSecret(sent), auth, info, 32))
  const derive = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, size))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()])
  return JSON.parse(text.subarray(0, -1).toString())
}
const messages = () => received.map(({ body }) => read(body))

describe('a notification of new orders', () => {
  it('a new order is sent to each device of the team, encrypted and without personal data', async () => {
    await subscribe(staff)
    await subscribe(admin, { endpoint: `${origin}/laptop` })
    await placeOrder()
    await sender.sendDue()
    expect(messages()).toEqual(Array(2).fill({ count: 1, title: 'New order · ₹982' }))
    expect(received.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone'])
    expect(received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(received[0]?.headers.authorization).toMatch(/^vapid t=/)
  })

  it('a second order is sent with the total of both', async () => {
    await subscribe(staff)
    await placeOrder()
    await sender.sendDue()
    await placeOrder(1_800)
    await sender.sendDue()
    expect(messages().at(-1)).toEqual({ count: 2, title: '2 new orders · ₹1,000' })
  })

  it('a notification is repeated each minute until the order is seen, for half an hour', async () => {
    await subscribe(staff)
    await placeOrder()
    const next = await sender.sendDue()
    expect(next?.getTime()).toBeGreaterThan(Date.now() + 50_000)
    await sender.sendDue(minutes(0.5))
    expect(received).toHaveLength(1)
    await sender.sendDue(minutes(1.1))
    expect(received).toHaveLength(2)
    expect(await sender.sendDue(minutes(31))).toBeNull()
    expect(received).toHaveLength(2)
  })

  it('the notifications are closed on all devices when another device has seen the orders', async () => {
    await subscribe(staff)
    await placeOrder()
    await sender.sendDue()
    await seeAll()
    expect(await sender.sendDue()).toBeNull()
    expect(messages().at(-1)).toEqual({ count: 0, title: 'New orders were confirmed' })
    await sender.sendDue(minutes(5))
    expect(received).toHaveLength(2)
  })

  it('two processes send a notification once', async () => {
    await subscribe(staff)
    await placeOrder()
    await Promise.all([sender.sendDue(), sender.sendDue(), sender.sendDue()])
    await sender.sendDue()
    expect(received).toHaveLength(1)
  })

  it('nothing is sent without new orders', async () => {
    await subscribe(staff)
    expect(await sender.sendDue()).toBeNull()
    expect(received).toEqual([])
  })
})

describe('the end of a subscription', () => {
  const devices = () => PushSubscription.countDocuments()

  it.each([410, 404, 403])(
    'a device is removed when its push service answers %i',
    async (status) => {
      await subscribe(staff)
      await placeOrder()
      answer = status
      await sender.sendDue()
      expect(await devices()).toBe(0)
    },
  )

  it.each([500, 429])('a device stays when its push service answers %i', async (status) => {
    await subscribe(staff)
    await placeOrder()
    answer = status
    await sender.sendDue()
    expect(await devices()).toBe(1)
  })

  it('a device gets nothing after it has logged out', async () => {
    await subscribe(staff)
    await store.query(LOG_OUT, {}, staff.accessToken)
    await placeOrder()
    await sender.sendDue()
    expect(received).toEqual([])
    expect(await devices()).toBe(0)
  })

  it('a device gets nothing after its owner has left the team', async () => {
    await subscribe(staff)
    const input = { memberId: staff.user._id.toHexString() }
    await store.query(REMOVE, { input }, admin.accessToken)
    await placeOrder()
    await sender.sendDue()
    expect(received).toEqual([])
  })

  it('devices that logged out are removed without a new order', async () => {
    await subscribe(staff)
    await store.query(LOG_OUT, {}, staff.accessToken)
    await removeEndedSubscriptions()
    expect(await devices()).toBe(0)
  })

  it("a person can turn off their own device, and not another person's", async () => {
    await subscribe(staff)
    const input = { endpoint: `${origin}/phone` }
    await store.query(UNSUBSCRIBE, { input }, admin.accessToken)
    expect(await devices()).toBe(1)
    await store.query(UNSUBSCRIBE, { input }, staff.accessToken)
    expect(await devices()).toBe(0)
  })
})

describe('a subscription', () => {
  it('a browser has one subscription, which belongs to whoever subscribed last', async () => {
    await subscribe(staff)
    await subscribe(admin)
    const found = await PushSubscription.find().lean()
    expect(found.map(({ userId }) => userId)).toEqual([admin.user._id])
  })

  it("the endpoint of another person's browser is rejected", async () => {
    await subscribe(staff)
    const otherAuth = Buffer.alloc(16, 8).toString('base64url')
    const { data } = await subscribe(admin, { auth: otherAuth })
    expect(data.subscribeToPush.userErrors).toEqual([
      { reason: 'PUSH_OF_OTHER_BROWSER', field: 'endpoint' },
    ])
    const found = await PushSubscription.find().lean()
    expect(found.map(({ userId }) => userId)).toEqual([staff.user._id])
  })

  it('a person has ten devices, of which the oldest goes first', async () => {
    for (let n = 0; n < 12; n += 1) await subscribe(staff, { endpoint: `${origin}/${n}` })
    const found = await PushSubscription.find().lean()
    expect(found).toHaveLength(10)
    expect(found.some(({ endpoint }) => endpoint.endsWith('/0'))).toBe(false)
  })

  it.each([
    ['https://10.0.0.1/x', 'WEBHOOK_ADDRESS_NOT_PUBLIC'],
    ['https://[::ffff:169.254.169.254]/x', 'WEBHOOK_ADDRESS_NOT_PUBLIC'],
    ['ftp://push.example/x', 'WEBHOOK_ADDRESS_NOT_SECURE'],
    ['nothing', 'WEBHOOK_ADDRESS_MALFORMED'],
    [`https://push.example/${'x'.repeat(1_000)}`, 'TOO_LONG'],
  ])('the endpoint %s is rejected', async (endpoint, reason) => {
    const { data } = await subscribe(staff, { endpoint })
    expect(data.subscribeToPush.userErrors).toEqual([{ reason, field: 'endpoint' }])
  })

  it.each([
    { p256dh: '' },
    { p256dh: 'x'.repeat(88) },
    { p256dh: 'x'.repeat(500) },
    { auth: 'short' },
    { auth: new Types.ObjectId().toHexString() },
  ])('the keys %o are rejected', async (changes) => {
    const { data } = await subscribe(staff, changes)
    expect(data.subscribeToPush.userErrors[0]?.reason).toBe('PUSH_KEYS_MALFORMED')
  })

  it('a subscription is rejected for customers', async () => {
    const { errors } = await subscribe(customer)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
