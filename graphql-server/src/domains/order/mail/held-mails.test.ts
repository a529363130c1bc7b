import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildOrder,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'

const mutations = {
  setOrderStatus: gql(`mutation ($input: SetOrderStatusInput!) {
    payload: setOrderStatus(input: $input) { order { status updatedAt awaitsReason } userErrors { code message field } }
  }`),
  setCancellationReason: gql(`mutation ($input: SetCancellationReasonInput!) {
    payload: setCancellationReason(input: $input) { order { status updatedAt awaitsReason } userErrors { code message field } }
  }`),
}
const REASON = 'A product is out of stock'

let store: TestStore
let staff: Shopper
let shopper: Shopper
let orderId: string
let number: string
let start: number

beforeAll(async () => {
  store = await openTestStore()
  staff = await buildShopper(store.tokens, { role: 'STAFF' })
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
  const order = await buildOrder(shopper.user)
  orderId = order._id.toHexString()
  number = order.number
  await setStatus('CONFIRMED')
  await store.sendMail()
  start = Date.now()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => store.close())

async function send(name: keyof typeof mutations, input: object, as = staff) {
  const { data, errors } = await store.query(mutations[name], { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.payload
}

const setStatus = (status: string, more = {}) =>
  send('setOrderStatus', { orderId, status, ...more })
const cancel = (more = {}) => setStatus('CANCELLED_BY_SELLER', more)
const giveReason = (reason = REASON, more = {}) =>
  send('setCancellationReason', { orderId, reason, ...more })

/** The emails about the order that are sent within this many seconds after the cancellation. */
async function mailsAfter(seconds: number) {
  vi.useFakeTimers({ now: start + seconds * 1_000, toFake: ['Date'] })
  const before = store.mails.length
  await store.sendDueMail()
  return store.mails.slice(before).filter(({ subject }) => subject.includes(number))
}

const subjectsAfter = async (seconds: number) =>
  (await mailsAfter(seconds)).map(({ subject }) => subject)

const CANCELLED = () => `Your order ${number} was cancelled`

describe('the email about a cancellation by the shop', () => {
  it('the cancellation email waits two minutes for a reason', async () => {
    expect((await cancel()).order).toMatchObject({ awaitsReason: true })
    expect(await subjectsAfter(115)).toEqual([])
    expect(await subjectsAfter(125)).toEqual([CANCELLED()])
  })

  it('the cancellation email is sent with a reason as soon as the cancellation cannot be undone', async () => {
    await cancel()
    const { order, userErrors } = await giveReason(`  ${REASON} `)
    expect([order?.awaitsReason, userErrors]).toEqual([false, []])
    expect(await subjectsAfter(11)).toEqual([])
    const [mail] = await mailsAfter(20)
    expect(mail?.subject).toBe(CANCELLED())
    expect(mail?.text).toContain(`Reason: ${REASON}`)
  })

  it('the cancellation email is sent at once with a reason that is entered later', async () => {
    await cancel()
    expect(await subjectsAfter(60)).toEqual([])
    expect((await giveReason()).userErrors).toEqual([])
    expect(await subjectsAfter(61)).toEqual([CANCELLED()])
  })

  it('the cancellation email with an immediate reason waits until the cancellation cannot be undone', async () => {
    await cancel({ reason: REASON })
    expect(await subjectsAfter(11)).toEqual([])
    expect(await subjectsAfter(20)).toEqual([CANCELLED()])
  })

  it("an undone cancellation sends neither its own email nor the previous status's email", async () => {
    await cancel()
    expect((await setStatus('CONFIRMED')).order).toMatchObject({ awaitsReason: false })
    expect(await subjectsAfter(600)).toEqual([])
  })

  it('the cancellation email is replaced if the order gets another status instead', async () => {
    await cancel()
    await setStatus('PACKED')
    expect(await subjectsAfter(600)).toEqual([`Your order ${number} is packed`])
  })

  it('a second cancellation sends one email, as late as after a first cancellation', async () => {
    await cancel()
    await setStatus('CONFIRMED')
    vi.useFakeTimers({ now: start + 100_000, toFake: ['Date'] })
    await cancel()
    expect(await subjectsAfter(125)).toEqual([])
    expect(await subjectsAfter(225)).toEqual([CANCELLED()])
  })

  it('the cancellation email is followed by another email if the order is revived later', async () => {
    await cancel()
    expect(await subjectsAfter(125)).toEqual([CANCELLED()])
    await setStatus('CONFIRMED')
    expect(await subjectsAfter(126)).toEqual([`Your order ${number} is confirmed`])
  })

  it('the cancellation email is held back together with the emails about the refund', async () => {
    const paid = { 'payment.method': 'UPI', 'payment.state': 'RECEIVED' } as const
    await Order.updateOne({ _id: orderId }, { $set: paid })
    await cancel()
    expect(await subjectsAfter(115)).toEqual([])
    await giveReason()
    expect((await subjectsAfter(116)).toSorted()).toEqual([
      expect.stringContaining('To refund') as string,
      expect.stringContaining('We will refund') as string,
      CANCELLED(),
    ])
  })

  it('an undone cancellation never sends an email about a refund', async () => {
    const paid = { 'payment.method': 'UPI', 'payment.state': 'RECEIVED' } as const
    await Order.updateOne({ _id: orderId }, { $set: paid })
    await cancel()
    await setStatus('CONFIRMED')
    expect(await Order.findById(orderId).lean()).toMatchObject({ payment: { state: 'RECEIVED' } })
    vi.useFakeTimers({ now: start + 100_000, toFake: ['Date'] })
    await cancel()
    expect(await subjectsAfter(150)).toEqual([])
  })
})

describe('a reason is rejected', () => {
  it('a reason is rejected after the email was sent', async () => {
    await cancel()
    await subjectsAfter(125)
    const { order, userErrors } = await giveReason()
    expect(order).toMatchObject({ status: 'CANCELLED_BY_SELLER', awaitsReason: false })
    const message = 'The customer has already been told about the cancellation. Please call them.'
    expect(userErrors).toEqual([{ code: 'MAIL_SENT', message, field: null }])
  })

  it('a reason is accepted after the email was sent if it is the same', async () => {
    await cancel()
    await giveReason()
    await subjectsAfter(20)
    expect((await giveReason()).userErrors).toEqual([])
  })

  it.each([
    ['a blank text', ' '],
    ['more than 200 characters', 'x'.repeat(201)],
    ['several lines', 'two\nlines'],
  ])('a reason is rejected if it is %s', async (_what, reason) => {
    await cancel()
    const { userErrors } = await giveReason(reason)
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'reason' }])
  })

  it('a reason is rejected for an order that the shop has not cancelled', async () => {
    const { userErrors } = await giveReason()
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'orderId' }])
  })

  it('a reason is rejected for an order that has changed since it was seen', async () => {
    const seenUpdatedAt = new Date(0).toISOString()
    await cancel()
    const { userErrors } = await giveReason(REASON, { seenUpdatedAt })
    expect(userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
  })

  it.each(['x', 'f'.repeat(24)])(
    'a reason is rejected for the unknown order %s',
    async (unknown) => {
      const { userErrors } = await giveReason(REASON, { orderId: unknown })
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    },
  )
})

it('undoing a cancellation fails as a whole if its stock is gone', async () => {
  const product = await buildProduct({ stock: 0 })
  const before = await Order.findById(orderId).orFail().lean()
  const lines = before.lines.map((line) => ({ ...line, productId: product._id }))
  await Order.updateOne({ _id: orderId }, { $set: { lines } })
  await cancel()
  await Product.updateOne({ _id: product._id }, { $set: { stock: 0 } })
  const { order, userErrors } = await setStatus('CONFIRMED')
  expect(userErrors).toMatchObject([
    {
      code: 'NOT_ENOUGH_STOCK',
      message: "This order can't be reopened: some products have too little stock.",
    },
  ])
  expect(order).toMatchObject({ status: 'CANCELLED_BY_SELLER', awaitsReason: true })
  expect(await subjectsAfter(125)).toEqual([CANCELLED()])
})
