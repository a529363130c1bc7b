import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { runMigrations } from '../../../database/migrations/run-migrations.ts'
import { CartLine } from '../../cart/cart-line.model.ts'
import { Order } from '../record/order.model.ts'
import { recordFailedRefund } from './card-refund.service.ts'

const ORDER = gql(`fragment RefundedOrder on Order {
  id number payment { state notedBy refund { amount { amount } verified upiId reference } }
}`)
const mutations = {
  placeOrder: gql(
    `mutation ($input: PlaceOrderInput!) {
      payload: placeOrder(input: $input) { order { ...RefundedOrder } userErrors { code field } }
    }`,
    ORDER,
  ),
  cancelOrder: gql(
    `mutation ($input: CancelOrderInput!) {
      payload: cancelOrder(input: $input) { order { ...RefundedOrder } userErrors { code field } }
    }`,
    ORDER,
  ),
  setOrderStatus: gql(
    `mutation ($input: SetOrderStatusInput!) {
      payload: setOrderStatus(input: $input) { order { ...RefundedOrder } userErrors { code field } }
    }`,
    ORDER,
  ),
  setPaymentState: gql(
    `mutation ($input: SetPaymentStateInput!) {
      payload: setPaymentState(input: $input) { order { ...RefundedOrder } userErrors { code field } }
    }`,
    ORDER,
  ),
  refundPayment: gql(
    `mutation ($input: RefundPaymentInput!) {
      payload: refundPayment(input: $input) { order { ...RefundedOrder } userErrors { code field } }
    }`,
    ORDER,
  ),
  setRefundUpiId: gql(
    `mutation ($input: SetRefundUpiIdInput!) {
      payload: setRefundUpiId(input: $input) { order { ...RefundedOrder } userErrors { code field } }
    }`,
    ORDER,
  ),
}

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

async function send(name: keyof typeof mutations, input: object, as: Shopper) {
  const { data, errors } = await store.query(mutations[name], { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.payload
}

async function place(more: object = {}): Promise<string> {
  const product = await buildProduct()
  const { _id } = await buildAddress(shopper.user)
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: _id.toHexString(),
    paymentMethod: 'UPI',
    expectedTotal: 8900,
    ...more,
  }
  const { order, userErrors } = await send('placeOrder', input, shopper)
  expect(userErrors).toEqual([])
  return order?.id ?? ''
}

const setState = (orderId: string, state: string) =>
  send('setPaymentState', { orderId, state }, admin)
const setStatus = (orderId: string, status: string) =>
  send('setOrderStatus', { orderId, status }, admin)
const cancel = (orderId: string) => send('cancelOrder', { orderId }, shopper)
const refund = (orderId: string, reference: string | null = '412345678901') =>
  send('refundPayment', { orderId, reference }, admin)
const payment = async (orderId: string) => (await Order.findById(orderId).orFail().lean()).payment

async function placeCancelled(state: 'CLAIMED' | 'RECEIVED' = 'RECEIVED'): Promise<string> {
  const orderId = await place()
  await setState(orderId, state)
  await cancel(orderId)
  return orderId
}

describe('cancelling an order', () => {
  it.each([
    ['shopper', 'RECEIVED', true],
    ['shopper', 'CLAIMED', false],
    ['seller', 'RECEIVED', true],
    ['seller', 'CLAIMED', false],
  ])('cancelling by the %s makes a payment that is %s a refund', async (by, state, verified) => {
    const orderId = await place()
    await setState(orderId, state)
    const { order } =
      by === 'shopper' ? await cancel(orderId) : await setStatus(orderId, 'CANCELLED_BY_SELLER')
    expect(order?.payment).toMatchObject({
      state: 'REFUND_DUE',
      refund: { amount: { amount: 8900 }, verified, upiId: null, reference: null },
    })
  })

  it('cancelling leaves payments alone that were not received or cost nothing', async () => {
    const notReceived = await place()
    await setState(notReceived, 'NOT_RECEIVED')
    expect((await cancel(notReceived)).order?.payment.state).toBe('NOT_RECEIVED')
    const cash = await place({ paymentMethod: 'CASH_ON_DELIVERY' })
    expect((await cancel(cash)).order?.payment).toMatchObject({ state: 'DUE', refund: null })
    const free = await buildProduct({ price: 0, discount: 0 })
    const lines = [{ productId: free._id.toHexString(), quantity: 1 }]
    const nothing = await place({ lines, expectedTotal: 0 })
    expect((await cancel(nothing)).order?.payment).toMatchObject({ state: 'DUE', refund: null })
  })

  it('reopening an order undoes its refund', async () => {
    const orderId = await placeCancelled()
    const { order } = await setStatus(orderId, 'CONFIRMED')
    expect(order?.payment).toMatchObject({ state: 'RECEIVED', refund: null })
  })

  it('the payment history records each state with its time and its admin', async () => {
    const orderId = await placeCancelled()
    await refund(orderId)
    const { history } = await payment(orderId)
    expect(history?.map(({ state, adminId }) => [state, adminId !== null])).toEqual([
      ['RECEIVED', true],
      ['REFUND_DUE', false],
      ['REFUNDED', true],
    ])
  })
})

describe('a refund', () => {
  it('a refund is recorded with its reference, once', async () => {
    const orderId = await placeCancelled()
    const { order } = await refund(orderId)
    expect(order?.payment).toMatchObject({
      state: 'REFUNDED',
      notedBy: 'Meera',
      refund: { amount: { amount: 8900 }, reference: '412345678901' },
    })
    expect((await refund(orderId)).userErrors).toEqual([])
    expect(await refund(orderId, 'another')).toMatchObject({
      order: { payment: { refund: { reference: '412345678901' } } },
      userErrors: [{ code: 'REFUNDED', field: 'orderId' }],
    })
  })

  it('a refund has one result when it is recorded twice at the same time', async () => {
    const orderId = await placeCancelled()
    const replies = await Promise.all([refund(orderId, 'one'), refund(orderId, 'two')])
    expect(replies.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect((await payment(orderId)).history).toHaveLength(3)
  })

  it('a refund by UPI needs a reference', async () => {
    const orderId = await placeCancelled()
    for (const reference of [null, '', '   ', 'x'.repeat(101)]) {
      expect((await refund(orderId, reference)).userErrors).toEqual([
        { code: 'BAD_USER_INPUT', field: 'reference' },
      ])
    }
    expect((await payment(orderId)).state).toBe('REFUND_DUE')
  })

  it('a refund is rejected for an order without a refund, a missing order and a customer', async () => {
    const orderId = await place()
    expect((await refund(orderId)).userErrors).toEqual([
      { code: 'BAD_USER_INPUT', field: 'orderId' },
    ])
    expect((await refund('f'.repeat(24))).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    const { errors } = await store.query(
      gql(
        `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { order { id } } }`,
      ),
      { input: { orderId, reference: '1' } },
      shopper.accessToken,
    )
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('a refund keeps the order cancelled and its payment as it is', async () => {
    const orderId = await placeCancelled()
    await refund(orderId)
    expect((await setStatus(orderId, 'CONFIRMED')).userErrors).toMatchObject([{ code: 'REFUNDED' }])
    expect((await setState(orderId, 'NOT_RECEIVED')).userErrors).toMatchObject([
      { code: 'REFUNDED' },
    ])
    expect(await Order.findById(orderId).lean()).toMatchObject({
      status: 'CANCELLED_BY_SHOPPER',
      payment: { state: 'REFUNDED' },
    })
  })

  it('a refund is due only if the claimed payment turns out to have arrived', async () => {
    const orderId = await placeCancelled('CLAIMED')
    expect((await setState(orderId, 'NOT_RECEIVED')).order?.payment).toMatchObject({
      state: 'NOT_RECEIVED',
      refund: null,
    })
    expect((await setState(orderId, 'RECEIVED')).order?.payment).toMatchObject({
      state: 'REFUND_DUE',
      refund: { verified: true },
    })
  })
})

describe('the UPI ID for a refund', () => {
  const choose = (orderId: string, upiId: string, as = shopper) =>
    send('setRefundUpiId', { orderId, upiId }, as)

  it('the UPI ID for a refund is set by the customer and stays when the payment is verified', async () => {
    const orderId = await placeCancelled('CLAIMED')
    const { order } = await choose(orderId, ' asha@okbank ')
    expect(order?.payment.refund).toMatchObject({ upiId: 'asha@okbank' })
    expect((await setState(orderId, 'RECEIVED')).order?.payment.refund).toMatchObject({
      upiId: 'asha@okbank',
      verified: true,
    })
  })

  it.each(['', 'asha', 'asha@', '@okbank', 'a b@okbank', `${'x'.repeat(300)}@okbank`])(
    'the UPI ID for a refund is rejected when it is %j',
    async (upiId) => {
      const orderId = await placeCancelled()
      expect((await choose(orderId, upiId)).userErrors).toEqual([
        { code: 'BAD_USER_INPUT', field: 'upiId' },
      ])
    },
  )

  it("the UPI ID is rejected without a due refund, and for another user's order", async () => {
    const orderId = await placeCancelled()
    const other = await buildShopper(store.tokens)
    expect(await choose(orderId, 'thief@okbank', other)).toMatchObject({
      order: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    await refund(orderId)
    expect((await choose(orderId, 'asha@okbank')).userErrors).toEqual([
      { code: 'BAD_USER_INPUT', field: 'orderId' },
    ])
  })
})

describe('the UPI transaction of a payment to refund', () => {
  let upiTransactionId = '712345678900'
  let first: string

  beforeEach(async () => {
    upiTransactionId = String(Number(upiTransactionId) + 1)
    first = await place({ upiTransactionId })
    await cancel(first)
  })

  /** Places another order with the same transaction. */
  async function placeAgain(as: Shopper, quantity: number) {
    const [{ _id: productId }, { _id: addressId }] = await Promise.all([
      buildProduct(),
      buildAddress(as.user),
    ])
    const input = {
      lines: [{ productId: productId.toHexString(), quantity }],
      addressId: addressId.toHexString(),
      paymentMethod: 'UPI',
      expectedTotal: 8900 * quantity,
      upiTransactionId,
    }
    return (await send('placeOrder', input, as)).userErrors.map(({ code }) => code)
  }

  it('the UPI transaction of a due refund can pay for another order with the same user and amount instead', async () => {
    const updatedAt = async () => (await Order.findById(first).orFail().lean()).updatedAt
    const cancelledAt = await updatedAt()
    expect(await placeAgain(shopper, 1)).toEqual([])
    expect(await updatedAt()).not.toEqual(cancelledAt)
    expect(await payment(first)).toMatchObject({ state: 'NOT_RECEIVED' })
    expect((await payment(first)).refund).toBeUndefined()
  })

  it('the UPI transaction is still refunded when the other order fails', async () => {
    const deletion = vi.spyOn(CartLine, 'deleteMany').mockImplementationOnce(() => {
      throw new Error('disk full')
    })
    await expect(placeAgain(shopper, 1)).rejects.toThrow()
    deletion.mockRestore()
    expect(await payment(first)).toMatchObject({ state: 'REFUND_DUE', refund: { from: 'CLAIMED' } })
    expect(await Order.countDocuments({ userId: shopper.user._id })).toBe(1)
  })

  it('the UPI transaction of a due refund cannot pay for an order of another amount', async () => {
    expect(await placeAgain(shopper, 2)).toEqual(['UPI_TRANSACTION_USED'])
    expect((await payment(first)).state).toBe('REFUND_DUE')
  })

  it("the UPI transaction of a due refund cannot pay for another user's order", async () => {
    const other = await buildShopper(store.tokens)
    expect(await placeAgain(other, 1)).toEqual(['UPI_TRANSACTION_USED'])
    expect((await payment(first)).state).toBe('REFUND_DUE')
  })

  it('the UPI transaction cannot pay for another order after the refund', async () => {
    await refund(first)
    expect(await placeAgain(shopper, 1)).toEqual(['UPI_TRANSACTION_USED'])
  })
})

describe('the emails about a refund', () => {
  const subjects = (to: string) =>
    store.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)

  it('refund emails tell the customer and the shop when it is due, and the customer when it was made', async () => {
    const orderId = await placeCancelled()
    const { number } = await Order.findById(orderId).orFail().lean()
    await store.sendMail()
    expect(subjects(shopper.user.email)).toContain(`We will refund ₹89 for your order ${number}`)
    expect(subjects('care@kirana-care.example')).toContain(`To refund: ₹89 for order ${number}`)
    await refund(orderId)
    await store.sendMail()
    expect(subjects(shopper.user.email)).toContain(`We have refunded ₹89 for your order ${number}`)
    const text = store.mails.find(({ subject }) => subject.startsWith('We have refunded'))?.text
    expect(text).toContain('Reference: 412345678901')
  })

  it('refund emails tell the shop once that a refund has failed, and the customer when it was made after that', async () => {
    const orderId = await placeCancelled()
    await refund(orderId, 're_failed')
    const { number } = await Order.findById(orderId).orFail().lean()
    await store.sendMail()
    store.mails.length = 0
    const failed = { orderNumber: number, reference: 're_failed', purpose: 'order' } as const
    expect(await recordFailedRefund({ ...failed, reference: 're_other' })).toBe(false)
    expect(await recordFailedRefund(failed)).toBe(true)
    expect(await recordFailedRefund(failed)).toBe(false)
    expect(await payment(orderId)).toMatchObject({ state: 'REFUND_DUE', adminId: null })
    await store.sendMail()
    expect(subjects('care@kirana-care.example')).toEqual([`To refund: ₹89 for order ${number}`])
    expect(store.mails[0]?.text).toContain('could not complete the refund re_failed.')
    await refund(orderId)
    expect(await recordFailedRefund(failed)).toBe(false)
    await store.sendMail()
    expect(subjects(shopper.user.email)).toEqual([`We have refunded ₹89 for your order ${number}`])
  })

  it('refund emails are not sent if the order is reopened before, and are sent if it is cancelled later', async () => {
    const orderId = await placeCancelled()
    await setStatus(orderId, 'CONFIRMED')
    await store.sendMail()
    expect(subjects(shopper.user.email).filter((text) => text.includes('refund'))).toEqual([])
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    await store.sendMail()
    expect(subjects(shopper.user.email).filter((text) => text.includes('refund'))).toHaveLength(1)
  })
})

it('the migration turns payments of orders that an older release cancelled into refunds, once', async () => {
  const ids = [await place(), await place(), await place()]
  const [received, claimed, active] = ids
  const cancelled = { status: 'CANCELLED_BY_SELLER' }
  await Order.updateOne({ _id: received }, { ...cancelled, 'payment.state': 'RECEIVED' })
  await Order.updateOne({ _id: claimed }, cancelled)
  await runMigrations()
  await runMigrations()
  const states = await Promise.all(ids.map(async (id) => (await payment(id)).refund?.from))
  expect(states).toEqual(['RECEIVED', 'CLAIMED', undefined])
  expect((await payment(active ?? '')).state).toBe('CLAIMED')
  await Order.updateOne({ _id: active }, cancelled)
  await runMigrations()
  expect((await payment(active ?? '')).state).toBe('CLAIMED')
})
