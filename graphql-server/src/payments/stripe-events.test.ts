import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { createStripe } from './stripe.ts'

const secret = 'whsec_of_the_tests'

let store: TestStore

beforeAll(async () => {
  const options = { secretKey: 'sk_test', webhookSecret: secret, publicUrl: 'https://shop.example' }
  store = await openTestStore({ services: { cards: createStripe(options) } })
})
afterAll(() => store.close())

const malformed: [string, string][] = [
  ['empty', ''],
  ['not JSON', '{"type":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a thin event', '{"object":"v2.core.event","type":"checkout.session.completed"}'],
  ['without data', '{"type":"checkout.session.completed"}'],
  ['without an object', '{"type":"checkout.session.expired","data":{"object":null}}'],
  ['without an id', '{"type":"checkout.session.expired","data":{"object":{"payment_status":"x"}}}'],
  [
    'with another id',
    '{"type":"checkout.session.completed","data":{"object":{"id":{"$ne":1},"payment_status":"paid"}}}',
  ],
  [
    'with other metadata',
    '{"type":"refund.failed","data":{"object":{"id":"re","status":"failed","metadata":{"order":{}}}}}',
  ],
]

it.each(malformed)(
  'a signed event is rejected with an error if it is %s',
  async (_what, payload) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const { statusCode, body } = await store.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      payload,
    })
    expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'BAD_USER_INPUT' }])
  },
)
