import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOrder, buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Order, type OrderRecord, type PaymentRecord } from '../record/order.model.ts'

const AT = new Date('2026-11-26T06:00:00.000Z')
const LATER = new Date('2026-11-26T06:05:00.000Z')

const mutations = {
  setOrderStatus: gql(`mutation ($input: SetOrderStatusInput!) {
    payload: setOrderStatus(input: $input) { order { id status updatedAt } userErrors { code message } }
  }`),
  setPaymentState: gql(`mutation ($input: SetPaymentStateInput!) {
    payload: setPaymentState(input: $input) { order { id status updatedAt } userErrors { code message } }
  }`),
  refundPayment: gql(`mutation ($input: RefundPaymentInput!) {
    payload: refundPayment(input: $input) { order { id status updatedAt } userErrors { code message } }
  }`),
  refundRejectedLines: gql(`mutation ($input: RefundRejectedLinesInput!) {
    payload: refundRejectedLines(input: $input) { order { id status updatedAt } userErrors { code message } }
  }`),
  checkPrescription: gql(`mutation ($input: CheckPrescriptionInput!) {
    payload: checkPrescription(input: $input) { order { id status updatedAt } userErrors { code message } }
  }`),
  cancelOrder: gql(`mutation ($input: CancelOrderInput!) {
    payload: cancelOrder(input: $input) { order { id status updatedAt } userErrors { code message } }
  }`),
  issueInvoice: gql(`mutation ($input: IssueInvoiceInput!) {
    payload: issueInvoice(input: $input) { order { id status updatedAt } userErrors { code message } }
  }`),
  setRefundUpiId: gql(`mutation ($input: SetRefundUpiIdInput!) {
    payload: setRefundUpiId(input: $input) { order { id status updatedAt } userErrors { code message } }
  }`),
}

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

const upi = (fields: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...{ method: 'UPI', state: 'CLAIMED', notedAt: null, adminId: null },
  ...fields,
})
const due = { payment: upi({ state: 'REFUND_DUE', refund: { from: 'RECEIVED' } }) }
const medicine = {
  ...{ productId: new Types.ObjectId(), name: 'Cefixime', image: null, unit: '' },
  ...{ price: 100, discount: 0, quantity: 1, discountedPrice: 100, schedule: 'H' as const },
}
const check = {
  ...{ at: AT, adminId: new Types.ObjectId(), patient: '', prescriber: '' },
  ...{ rejected: [medicine], refund: { from: 'RECEIVED' as const, isDue: true as const } },
}

/** An order that last changed at `changedAt`, like a new one when it was created. */
const place = (fields: Partial<OrderRecord> = {}, changedAt = AT) =>
  buildOrder(shopper.user, { createdAt: changedAt, ...fields })

async function send(name: keyof typeof mutations, input: object, as: Shopper) {
  const { data, errors } = await store.query(mutations[name], { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.payload
}

/** Every action on an order: its order, its input and the person who does it. */
const actions = {
  setOrderStatus: { order: {}, input: { status: 'CONFIRMED' } },
  issueInvoice: { order: { status: 'PACKED' as const, invoiceDue: true as const }, input: {} },
  setPaymentState: { order: { payment: upi() }, input: { state: 'RECEIVED' } },
  refundPayment: { order: due, input: { reference: '412345678901' } },
  refundRejectedLines: { order: { check }, input: { reference: '412345678902' } },
  checkPrescription: {
    order: { lines: [medicine], checkDue: true as const },
    input: {
      decisions: [{ productId: medicine.productId.toHexString(), approved: false, reason: 'No' }],
    },
  },
  cancelOrder: { order: {}, input: {}, isShopper: true },
  setRefundUpiId: { order: due, input: { upiId: 'asha@okbank' }, isShopper: true },
}

const names = Object.keys(actions) as (keyof typeof actions)[]

describe('an action on an order', () => {
  it.each(names)('%s is done if the order is as it was seen', async (name) => {
    const { order, input, ...who } = actions[name]
    const placed = await place(order)
    const seen = { orderId: placed._id.toHexString(), seenUpdatedAt: AT.toISOString() }
    const as = 'isShopper' in who ? shopper : admin
    const done = await send(name, { ...input, ...seen }, as)
    expect(done.userErrors).toEqual([])
    expect(done.order?.updatedAt).not.toBe(seen.seenUpdatedAt)
  })

  it.each(names)('%s is rejected with the current order if it has changed', async (name) => {
    const { order, input, ...who } = actions[name]
    const placed = await place(order, LATER)
    const seen = { orderId: placed._id.toHexString(), seenUpdatedAt: AT.toISOString() }
    const as = 'isShopper' in who ? shopper : admin
    const refused = await send(name, { ...input, ...seen }, as)
    expect(refused).toMatchObject({
      order: { id: seen.orderId, status: placed.status, updatedAt: LATER.toISOString() },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    })
    const { updatedAt, history } = await Order.findById(placed._id).orFail().lean()
    expect(updatedAt).toEqual(LATER)
    expect(history).toHaveLength(1)
  })

  it.each(names)('%s is done if the client does not send the state that it saw', async (name) => {
    const { order, input, ...who } = actions[name]
    const placed = await place(order)
    const as = 'isShopper' in who ? shopper : admin
    const done = await send(name, { ...input, orderId: placed._id.toHexString() }, as)
    expect(done.userErrors).toEqual([])
  })

  it('a status change does not revive an order that its customer has cancelled', async () => {
    const placed = await place()
    const orderId = placed._id.toHexString()
    expect((await send('cancelOrder', { orderId }, shopper)).userErrors).toEqual([])
    const seen = { orderId, seenUpdatedAt: AT.toISOString() }
    const refused = await send('setOrderStatus', { ...seen, status: 'CONFIRMED' }, admin)
    expect(refused).toMatchObject({
      order: { status: 'CANCELLED_BY_SHOPPER' },
      userErrors: [
        {
          code: 'CHANGED_MEANWHILE',
          message: 'This order has changed: it was cancelled by the customer.',
        },
      ],
    })
    const { status, invoice } = await Order.findById(orderId).orFail().lean()
    expect({ status, invoice }).toEqual({ status: 'CANCELLED_BY_SHOPPER', invoice: undefined })
    const seenNow = { orderId, seenUpdatedAt: refused.order?.updatedAt, status: 'CONFIRMED' }
    expect((await send('setOrderStatus', seenNow, admin)).order?.status).toBe('CONFIRMED')
  })

  it('a rejected action names every change since the order was seen', async () => {
    const at = LATER
    const cancelled: Partial<OrderRecord> = {
      status: 'CANCELLED_BY_SELLER',
      history: [
        { status: 'PENDING', at: AT, adminId: null },
        { status: 'CONFIRMED', at, adminId: admin.user._id },
        { status: 'CANCELLED_BY_SELLER', at, adminId: admin.user._id },
      ],
      payment: upi({
        state: 'REFUND_DUE',
        refund: { from: 'CLAIMED' },
        history: [{ state: 'REFUND_DUE', at, adminId: null }],
      }),
    }
    const placed = await place(cancelled, at)
    const input = { orderId: placed._id.toHexString(), seenUpdatedAt: AT.toISOString() }
    const refused = await send('setPaymentState', { ...input, state: 'RECEIVED' }, admin)
    expect(refused.userErrors[0]?.message).toBe(
      'This order has changed: it was cancelled by the shop, and its payment has to be refunded.',
    )
  })

  it('an action is rejected with a sentence if the state that was seen is not a time', async () => {
    const { errors } = await store.query(
      gql(
        `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { userErrors { code } } }`,
      ),
      { input: { orderId: new Types.ObjectId().toHexString(), seenUpdatedAt: 'yesterday' } },
      shopper.accessToken,
    )
    expect(errors?.[0]?.message).toContain('must look like 2026-11-21T09:30:00.000Z')
  })
})
