import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../test/support/factories.ts'
import { startFakeStripe, type FakeStripe } from '../../test/support/fake-stripe.ts'
import { gql } from '../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { Order } from '../domains/order/record/order.model.ts'
import { Product, type ProductRecord } from '../domains/catalogue/record/product.model.ts'
import { createStripe } from './stripe.ts'

const WEBHOOK_SECRET = 'whsec_of_the_tests'
const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id status payment { method state url } } userErrors { code message }
  }
}`)
const ORDER = gql(`query ($id: ID!) {
  viewer { order(id: $id) { status cancellable payment { state url } } }
}`)
const SET_STATUS = gql(`mutation ($input: SetOrderStatusInput!) {
  setOrderStatus(input: $input) { userErrors { code } }
}`)
const CANCEL = gql(`mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) { userErrors { code } }
}`)

let stripe: FakeStripe
let store: TestStore
let shopper: Shopper
let product: ProductRecord

beforeAll(async () => {
  stripe = await startFakeStripe()
  const cards = createStripe({
    secretKey: 'sk_test_key',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: stripe.url,
    publicUrl: 'https://shop.example',
  })
  store = await openTestStore({ services: { cards } })
})
beforeEach(async () => {
  stripe.reset()
  shopper = await buildShopper(store.tokens)
  product = await buildProduct()
})
afterAll(async () => {
  await store.close()
  await stripe.close()
})

async function place(more: object = {}) {
  const { _id } = await buildAddress(shopper.user)
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 2 }],
    addressId: _id.toHexString(),
    paymentMethod: 'CARD',
    expectedTotal: 17_800,
    ...more,
  }
  const { data, errors } = await store.query(PLACE, { input }, shopper.accessToken)
  expect(errors).toBeUndefined()
  return data.placeOrder
}

async function placed() {
  const { order } = await place()
  if (!order) throw new Error('The order was rejected.')
  return { ...order, sessionId: order.payment.url?.split('/').at(-1) ?? '' }
}

async function orderNow(id: string) {
  const { data } = await store.query(ORDER, { id }, shopper.accessToken)
  return data.viewer?.order
}

/** Sends a Stripe event, signed with the right secret by default. */
function signEvent(type: string, object: object, signedWith = WEBHOOK_SECRET) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: signedWith })
  return store.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
}

const paid = (id: string) => signEvent('checkout.session.completed', { id, payment_status: 'paid' })
const stock = async () => (await Product.findById(product._id).lean())?.stock

describe('an order paid by card', () => {
  it('a card order returns a payment page for its total, but only to its owner', async () => {
    const order = await placed()
    expect(order.payment).toMatchObject({ method: 'CARD', state: 'DUE' })
    expect(order.payment.url).toMatch(/^https:\/\/pay\.example\/cs_test_/)
    const [{ call, form } = { call: '', form: new URLSearchParams() }] = stripe.requests
    expect(call).toBe('POST /v1/checkout/sessions')
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('17800')
    expect(form.get('line_items[0][price_data][currency]')).toBe('inr')
    expect(form.get('success_url')).toBe('https://shop.example/success')
    expect(form.get('cancel_url')).toBe('https://shop.example/cancel')
    expect(await stock()).toBe(8)
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    const { data } = await store.query(
      gql(`query ($id: ID!) { order(id: $id) { payment { url } } }`),
      { id: order.id },
      admin.accessToken,
    )
    expect(data).toEqual({ order: { payment: { url: null } } })
  })

  it('a paid card order is confirmed by one email, even if the event is repeated', async () => {
    const { id, sessionId } = await placed()
    const getMails = async () => {
      await store.sendMail()
      return store.mails.filter(({ to }) => to === shopper.user.email).length
    }
    expect(await getMails()).toBe(0)
    const replies = await Promise.all([paid(sessionId), paid(sessionId), paid(sessionId)])
    replies.push(await paid(sessionId))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await orderNow(id)).toMatchObject({
      status: 'PENDING',
      payment: { state: 'RECEIVED', url: null },
    })
    expect(await getMails()).toBe(1)
  })

  it('a card order is cancelled when its page expires without a payment, and its stock is returned once', async () => {
    const { id, sessionId } = await placed()
    for (let n = 0; n < 2; n += 1) await signEvent('checkout.session.expired', { id: sessionId })
    expect(await orderNow(id)).toMatchObject({
      status: 'CANCELLED_BY_SHOPPER',
      payment: { state: 'NOT_RECEIVED', url: null },
    })
    expect(await stock()).toBe(10)
    await store.sendMail()
    const mail = store.mails.findLast(({ to }) => to === shopper.user.email)
    expect(mail?.text).toContain('Your order was cancelled because it was not paid.')
  })

  it('a card order does not change when its page expires after the payment', async () => {
    const { id, sessionId } = await placed()
    await paid(sessionId)
    await signEvent('checkout.session.expired', { id: sessionId })
    expect(await orderNow(id)).toMatchObject({ status: 'PENDING', payment: { state: 'RECEIVED' } })
  })

  it('a card order closes its page when the customer cancels it', async () => {
    const { id, sessionId } = await placed()
    const { data } = await store.query(CANCEL, { input: { orderId: id } }, shopper.accessToken)
    expect(data).toEqual({ cancelOrder: { userErrors: [] } })
    expect(stripe.requests.map(({ call }) => call)).toContain(
      `POST /v1/checkout/sessions/${sessionId}/expire`,
    )
  })

  it('a card order closes its page when the shop cancels it', async () => {
    const { id, sessionId } = await placed()
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    const input = { orderId: id, status: 'CANCELLED_BY_SELLER' }
    await store.query(SET_STATUS, { input }, admin.accessToken)
    expect(stripe.requests.map(({ call }) => call)).toContain(
      `POST /v1/checkout/sessions/${sessionId}/expire`,
    )
  })

  describe('a payment for a cancelled order', () => {
    async function paidTooLate() {
      const order = await placed()
      await store.query(CANCEL, { input: { orderId: order.id } }, shopper.accessToken)
      const number = (await Order.findById(order.id).orFail().lean()).number
      for (let n = 0; n < 2; n += 1) await paid(order.sessionId)
      return { ...order, number }
    }
    const subjectsTo = (address: string) =>
      store.mails.filter(({ to }) => to === address).map(({ subject }) => subject)

    it('a payment for a cancelled order becomes due for refund, and the order stays cancelled', async () => {
      const { id } = await paidTooLate()
      expect(await orderNow(id)).toMatchObject({
        status: 'CANCELLED_BY_SHOPPER',
        payment: { state: 'REFUND_DUE', url: null },
      })
      expect(store.logLines.some((line) => line.includes('refund due'))).toBe(true)
    })

    it('a payment after its page has expired becomes due for refund', async () => {
      const { id, sessionId } = await placed()
      await signEvent('checkout.session.expired', { id: sessionId })
      await paid(sessionId)
      expect(await orderNow(id)).toMatchObject({ payment: { state: 'REFUND_DUE' } })
    })

    it('a payment for a cancelled order is reported once to the customer and once to the shop', async () => {
      const { number } = await paidTooLate()
      await store.sendMail()
      await store.sendMail()
      expect(subjectsTo(shopper.user.email).sort()).toEqual([
        `We will refund ₹178 for your order ${number}`,
        `Your order ${number} is cancelled`,
      ])
      expect(subjectsTo('care@kirana-care.example')).toContain(
        `To refund: ₹178 for order ${number}`,
      )
    })

    it('the filter for due refunds finds a payment for a cancelled order', async () => {
      const { id } = await paidTooLate()
      const { id: other } = await placed()
      const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
      const { data } = await store.query(
        gql(
          `{ orders(payment: REFUND_DUE, status: CANCELLED_BY_SHOPPER) { edges { node { id } } } }`,
        ),
        {},
        admin.accessToken,
      )
      const ids = data.orders.edges.map(({ node }) => node.id)
      expect(ids[0]).toBe(id)
      expect(ids).not.toContain(other)
    })

    it('an admin cannot set a payment to refund due', async () => {
      const { id } = await placed()
      const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
      const { data } = await store.query(
        gql(`mutation ($input: SetPaymentStateInput!) {
          setPaymentState(input: $input) { userErrors { code field } }
        }`),
        { input: { orderId: id, state: 'REFUND_DUE' } },
        admin.accessToken,
      )
      expect(data).toEqual({
        setPaymentState: { userErrors: [{ code: 'BAD_USER_INPUT', field: 'state' }] },
      })
    })
  })

  describe('refunds of cancelled orders', () => {
    const REFUND = gql(`mutation ($input: RefundPaymentInput!) {
      refundPayment(input: $input) {
        order { status payment { state refund { reference verified } } } userErrors { code field }
      }
    }`)
    const SET = gql(`mutation ($input: SetOrderStatusInput!) {
      setOrderStatus(input: $input) { order { payment { state } } userErrors { code } }
    }`)
    let admin: Shopper

    async function paidAndCancelled(): Promise<{ id: string; sessionId: string }> {
      admin = await buildShopper(store.tokens, { role: 'ADMIN' })
      const order = await placed()
      await paid(order.sessionId)
      await setStatus(order.id, 'CANCELLED_BY_SELLER')
      stripe.requests = []
      return order
    }
    const setStatus = (orderId: string, status: string) =>
      store.query(SET, { input: { orderId, status } }, admin.accessToken)
    const refund = async (orderId: string, reference: string | null = null) => {
      const { data } = await store.query(
        REFUND,
        { input: { orderId, reference } },
        admin.accessToken,
      )
      return data.refundPayment
    }

    it('Stripe refunds the whole payment once', async () => {
      const { id, sessionId } = await paidAndCancelled()
      const done = {
        order: {
          status: 'CANCELLED_BY_SELLER',
          payment: { state: 'REFUNDED', refund: { reference: 're_test_1', verified: true } },
        },
        userErrors: [],
      }
      expect(await refund(id)).toEqual(done)
      expect(await refund(id)).toEqual(done)
      expect(stripe.refunds).toHaveLength(1)
      const made = stripe.requests.find(({ call }) => call === 'POST /v1/refunds')
      expect(made?.form.get('payment_intent')).toBe(`pi_of_${sessionId}`)
      expect(made?.form.get('amount')).toBe('17800')
    })

    it("a refund is made once if Stripe's reply is lost, even much later", async () => {
      const { id } = await paidAndCancelled()
      const before = { id: 're_before', object: 'refund', status: 'pending', amount: 17_800 }
      stripe.refunds.push(before)
      expect(await refund(id)).toMatchObject({
        order: { payment: { refund: { reference: 're_before' } } },
      })
      expect(stripe.refunds).toHaveLength(1)
    })

    it('a refund is rejected while Stripe is down, keeps the order cancelled, and can be repeated', async () => {
      const { id } = await paidAndCancelled()
      stripe.isDown = true
      expect(await refund(id)).toMatchObject({
        order: { payment: { state: 'REFUND_DUE' } },
        userErrors: [{ code: 'CARD_UNAVAILABLE' }],
      })
      expect(await setStatus(id, 'CONFIRMED')).toMatchObject({
        data: { setOrderStatus: { userErrors: [{ code: 'REFUNDED' }] } },
      })
      stripe.isDown = false
      expect(await refund(id)).toMatchObject({ order: { payment: { state: 'REFUNDED' } } })
    })

    it("a refund on Stripe's page can be entered with its reference", async () => {
      const { id } = await paidAndCancelled()
      expect(await refund(id, 're_by_hand')).toMatchObject({
        order: { payment: { state: 'REFUNDED', refund: { reference: 're_by_hand' } } },
      })
      expect(stripe.requests).toEqual([])
    })

    it('a refund that later fails at Stripe becomes due for refund', async () => {
      const { id } = await paidAndCancelled()
      await refund(id)
      await signEvent('refund.failed', { ...stripe.refunds[0], status: 'failed' })
      expect(await orderNow(id)).toMatchObject({ payment: { state: 'REFUND_DUE' } })
    })

    it('a refund is no longer due after the order is reopened', async () => {
      const { id } = await paidAndCancelled()
      expect(await setStatus(id, 'CONFIRMED')).toMatchObject({
        data: { setOrderStatus: { order: { payment: { state: 'RECEIVED' } }, userErrors: [] } },
      })
    })
  })

  it('a repeated checkout places one order and closes the extra page', async () => {
    const { _id } = await buildAddress(shopper.user)
    const same = { addressId: _id.toHexString(), idempotencyKey: 'one-card-checkout' }
    const first = await place(same)
    expect((await place(same)).order).toEqual(first.order)
    expect(stripe.requests.map(({ call }) => call)).toEqual([
      'POST /v1/checkout/sessions',
      'POST /v1/checkout/sessions',
      `POST /v1/checkout/sessions/${stripe.pages.at(-2)}/expire`,
    ])
    expect(await stock()).toBe(8)
  })

  it('a rejected order opens no page', async () => {
    const { userErrors } = await place({ expectedTotal: 1 })
    expect(userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }])
    expect(stripe.requests).toEqual([])
  })

  it('an order is rejected while the provider is down, and nothing changes', async () => {
    stripe.isDown = true
    const { order, userErrors } = await place()
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'CARD_UNAVAILABLE' }])
    expect(await stock()).toBe(10)
  })
})

describe('provider events', () => {
  it('an event that the provider did not sign is rejected', async () => {
    const { id, sessionId } = await placed()
    const session = { id: sessionId, payment_status: 'paid' }
    const forged = await signEvent('checkout.session.completed', session, 'whsec_of_somebody_else')
    const unsigned = await store.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload: { type: 'checkout.session.completed', data: { object: session } },
    })
    for (const { statusCode, body } of [forged, unsigned]) {
      expect(statusCode).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ success: false, code: 'BAD_USER_INPUT' })
    }
    expect(await orderNow(id)).toMatchObject({ payment: { state: 'DUE' } })
  })

  it('an event about something else or an unknown order has no effect', async () => {
    const { id, sessionId } = await placed()
    expect((await signEvent('charge.refunded', { id: sessionId })).statusCode).toBe(200)
    expect((await paid('cs_of_another_shop')).statusCode).toBe(200)
    const unpaid = { id: sessionId, payment_status: 'unpaid' }
    expect((await signEvent('checkout.session.completed', unpaid)).statusCode).toBe(200)
    expect(await orderNow(id)).toMatchObject({ payment: { state: 'DUE' } })
  })
})
