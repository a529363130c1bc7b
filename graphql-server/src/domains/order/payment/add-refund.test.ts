import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../../../test/support/fake-stripe.ts'
import { gql } from '../../../../test/support/gql.ts'
import { idOf, PRICE, reject, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import { createStripe } from '../../../payments/stripe.ts'
import { recordPageEnd } from '../desk/card-payment.service.ts'
import { Order } from '../record/order.model.ts'
import { recordFailedRefund } from './card-refund.service.ts'

let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())

const pharmacy = setUpPharmacy(() => ({
  cards: createStripe({
    ...{ secretKey: 'sk_test_key', webhookSecret: 'whsec_of_the_tests' },
    ...{ apiUrl: stripe.url, publicUrl: 'https://shop.example' },
  }),
}))
const { place, check, send, setPayment, setStatus, cancel, readOrder, readOwnOrder, findMails } =
  pharmacy

/** Orders three items of rice and pays by UPI. */
async function placePaid(state = 'RECEIVED'): Promise<string> {
  const lines = [{ productId: idOf(pharmacy.visit.rice), quantity: 3 }]
  const orderId = await place([], { lines, paymentMethod: 'UPI', expectedTotal: 3 * PRICE })
  await setPayment(orderId, state)
  return orderId
}

/** Orders three items of rice and pays by card. */
async function placePaidByCard(): Promise<string> {
  const lines = [{ productId: idOf(pharmacy.visit.rice), quantity: 3 }]
  const orderId = await place([], { lines, paymentMethod: 'CARD', expectedTotal: 3 * PRICE })
  const sessionId = (await readOwnOrder(orderId)).payment.url?.split('/').at(-1) ?? ''
  await recordPageEnd({ sessionId, isPaid: true })
  return orderId
}

const add = (orderId: string, amount: number, more: object = {}) =>
  send('addRefund', { orderId, reason: 'GOODWILL', amount, ...more })
const addPart = (orderId: string, quantity: number, amount = quantity * PRICE) =>
  add(orderId, amount, {
    reason: 'PART_OF_LINES',
    lines: [{ productId: idOf(pharmacy.visit.rice), quantity }],
  })
const refund = (refundId: string, reference: string | null = '512345678901') =>
  send('refund', { refundId, reference })
const remove = (refundId: string) => send('removeRefund', { refundId })
const refundsOf = async (orderId: string) => (await readOrder(orderId)).refunds
const lastId = async (orderId: string) => (await refundsOf(orderId)).at(-1)?.id ?? ''

async function listDue(): Promise<string[]> {
  const { data } = await pharmacy.store.query(
    gql(`query { orders(payment: REFUND_DUE, first: 50) { edges { node { id } } } }`),
    {},
    pharmacy.admin.accessToken,
  )
  return data.orders.edges.map(({ node }) => node.id)
}

describe('adding a refund', () => {
  it('a refund for some items leaves the order as it is, and the order is listed with due refunds', async () => {
    const orderId = await placePaid()
    await setStatus(orderId, 'DELIVERED')
    const { order, userErrors } = await addPart(orderId, 2, 15_000)
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      ...{ status: 'DELIVERED', total: { amount: 3 * PRICE }, payment: { state: 'RECEIVED' } },
      refunds: [
        {
          ...{ reason: 'PART_OF_LINES', state: 'DUE', amount: { amount: 15_000 }, verified: true },
          ...{ lines: [{ name: 'Rice', quantity: 2 }], addedBy: 'Meera', refundedBy: null },
        },
      ],
    })
    expect(await listDue()).toContain(orderId)
    await refund(await lastId(orderId))
    expect(await listDue()).not.toContain(orderId)
  })

  it('a customer does not see which admin has added a refund', async () => {
    const orderId = await placePaid()
    await add(orderId, 1)
    expect((await readOwnOrder(orderId)).refunds).toMatchObject([{ addedBy: null }])
  })

  it('refunds never exceed the amount received, even if there are several', async () => {
    const orderId = await placePaid()
    expect((await addPart(orderId, 2)).userErrors).toEqual([])
    await refund(await lastId(orderId))
    expect((await add(orderId, PRICE + 1)).userErrors).toEqual([
      {
        ...{ code: 'BAD_USER_INPUT', field: 'amount' },
        message: 'Only ₹89 of the payment for this order is left to refund.',
      },
    ])
    expect((await add(orderId, PRICE)).userErrors).toEqual([])
    expect((await add(orderId, 1)).userErrors[0]?.message).toBe(
      'The whole payment for this order has been refunded.',
    )
    const amounts = (await refundsOf(orderId)).map(({ amount }) => amount.amount)
    expect(amounts).toEqual([2 * PRICE, PRICE])
  })

  it('only one of two concurrent refunds gets the last rupees', async () => {
    const orderId = await placePaid()
    const replies = await Promise.all([add(orderId, 2 * PRICE), add(orderId, 2 * PRICE)])
    expect(replies.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  it('adding a refund adds one refund per idempotency key', async () => {
    const orderId = await placePaid()
    const key = { idempotencyKey: randomUUID() }
    await Promise.all([add(orderId, 100, key), add(orderId, 100, key)])
    expect((await add(orderId, 100, key)).order?.refunds).toHaveLength(1)
    expect((await add(orderId, 200, key)).userErrors[0]?.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  it('refunds never pay for items twice, or more than their price', async () => {
    const orderId = await placePaid()
    expect((await addPart(orderId, 4)).userErrors[0]?.message).toBe(
      'Only 3 of Rice can be refunded.',
    )
    expect((await addPart(orderId, 1, PRICE + 1)).userErrors[0]?.message).toBe(
      'These items cost ₹89.',
    )
    await addPart(orderId, 2, 100)
    expect((await addPart(orderId, 2, 100)).userErrors[0]?.message).toBe(
      'Only 1 of Rice can be refunded.',
    )
  })

  it.each<[string, object, string]>([
    ['has no amount', { amount: 0 }, 'amount'],
    ['has no lines', { reason: 'PART_OF_LINES' }, 'lines'],
    ['has lines without being for parts of lines', { lines: [unknownLine()] }, 'lines'],
    ['is for another product', { reason: 'PART_OF_LINES', lines: [unknownLine()] }, 'lines'],
    ['is the refund of a cancelled order', { reason: 'ORDER_CANCELLED' }, 'reason'],
    ['is the refund for rejected lines', { reason: 'LINES_REJECTED' }, 'reason'],
  ])('adding a refund is rejected if it %s', async (_case, more, field) => {
    const orderId = await placePaid()
    expect((await add(orderId, 100, more)).userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', field },
    ])
    expect(await refundsOf(orderId)).toEqual([])
  })

  it('adding a refund is rejected if the same product is named twice', async () => {
    const orderId = await placePaid()
    const line = { productId: idOf(pharmacy.visit.rice), quantity: 2 }
    const { userErrors } = await add(orderId, 100, { reason: 'PART_OF_LINES', lines: [line, line] })
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'lines' }])
  })

  it('adding a refund is rejected for a payment that was not received, and for an unknown order', async () => {
    for (const state of ['CLAIMED', 'NOT_RECEIVED']) {
      const orderId = await placePaid(state)
      expect((await add(orderId, 100)).userErrors[0]?.code).toBe('BAD_USER_INPUT')
    }
    const cash = await place([pharmacy.visit.rice])
    expect((await add(cash, 100)).userErrors[0]?.code).toBe('BAD_USER_INPUT')
    expect((await add('f'.repeat(24), 100)).userErrors[0]?.code).toBe('NOT_FOUND')
  })

  it('adding a refund is rejected before the prescription check, and rejected lines are refunded first', async () => {
    const { steroid, rice } = pharmacy.visit
    const orderId = await place([steroid, rice], { paymentMethod: 'UPI' })
    await setPayment(orderId, 'RECEIVED')
    expect((await add(orderId, 100)).userErrors[0]?.code).toBe('PRESCRIPTION_NOT_CHECKED')
    await check(orderId, [reject(steroid)])
    expect((await add(orderId, PRICE + 1)).userErrors[0]?.field).toBe('amount')
    expect((await add(orderId, PRICE)).userErrors).toEqual([])
    const reasons = (await refundsOf(orderId)).map(({ reason }) => reason)
    expect(reasons).toEqual(['LINES_REJECTED', 'GOODWILL'])
  })

  it('adding a refund is rejected if the order has changed since it was seen', async () => {
    const orderId = await placePaid()
    const { updatedAt: seenUpdatedAt } = await Order.findById(orderId).orFail().lean()
    await add(orderId, 100)
    expect((await add(orderId, 100, { seenUpdatedAt })).userErrors).toMatchObject([
      { code: 'CHANGED_MEANWHILE', message: 'This order has changed: a refund was added.' },
    ])
  })
})

describe('an added refund', () => {
  it('an added refund is made once', async () => {
    const orderId = await placePaid()
    await add(orderId, 100)
    const refundId = await lastId(orderId)
    const { order } = await refund(refundId)
    expect(order?.refunds).toMatchObject([
      { state: 'REFUNDED', reference: '512345678901', refundedBy: 'Meera' },
    ])
    expect((await refund(refundId)).userErrors).toEqual([])
    expect((await refund(refundId, 'another')).userErrors[0]?.code).toBe('REFUNDED')
    expect((await refund(`${orderId}-unknown`)).userErrors[0]?.code).toBe('BAD_USER_INPUT')
  })

  it('an added refund is subtracted when the order is cancelled later, and stays when it is reopened', async () => {
    const orderId = await placePaid()
    await add(orderId, 100)
    await cancel(orderId)
    const cancelled = await readOrder(orderId)
    expect(cancelled.payment.state).toBe('REFUND_DUE')
    expect(
      cancelled.refunds.map(({ id, amount }) => [id === `${orderId}-order`, amount.amount]),
    ).toEqual([
      [true, 3 * PRICE - 100],
      [false, 100],
    ])
    expect((await add(orderId, 1)).userErrors[0]?.code).toBe('BAD_USER_INPUT')
    await setStatus(orderId, 'PENDING')
    const reopened = await readOrder(orderId)
    expect(reopened.payment.state).toBe('RECEIVED')
    expect(reopened.refunds).toMatchObject([{ reason: 'GOODWILL' }])
  })

  it('an added refund of the whole payment leaves nothing to refund when the order is cancelled', async () => {
    const orderId = await placePaid()
    await add(orderId, 3 * PRICE)
    await cancel(orderId)
    const { payment, refunds } = await readOrder(orderId)
    expect(payment.state).toBe('RECEIVED')
    expect(refunds).toMatchObject([{ reason: 'GOODWILL', amount: { amount: 3 * PRICE } }])
  })

  it('an added refund is no longer due if the payment did not arrive, unless it was made', async () => {
    const orderId = await placePaid()
    await add(orderId, 100)
    await setPayment(orderId, 'NOT_RECEIVED')
    expect(await refundsOf(orderId)).toEqual([])
    expect(await listDue()).not.toContain(orderId)
    await setPayment(orderId, 'RECEIVED')
    await add(orderId, 100)
    await refund(await lastId(orderId))
    expect((await setPayment(orderId, 'NOT_RECEIVED')).userErrors[0]?.code).toBe('REFUNDED')
  })

  it('a customer gets emails when an added refund becomes due and when it was made', async () => {
    const orderId = await placePaid()
    await addPart(orderId, 2)
    await add(orderId, 500)
    const upiId = 'asha@okbank'
    await send('setRefundUpiId', { orderId, upiId }, pharmacy.visit.shopper)
    await refund(await lastId(orderId))
    const mails = (await findMails(orderId)).filter(({ subject }) => /refund/.test(subject))
    expect(mails.map(({ subject }) => subject.replace(/ for your order.*/, '')).sort()).toEqual([
      'We have refunded ₹5',
      'We will refund ₹178',
    ])
    const texts = mails.map(({ text }) => text).join()
    expect(texts).toContain(': 2 × Rice.')
    expect(texts).toContain('We have sent ₹5 to asha@okbank.')
  })

  it('the card provider makes an added refund with its own amount, which is due if that fails', async () => {
    const orderId = await placePaidByCard()
    await addPart(orderId, 1)
    await add(orderId, 500)
    const [part, goodwill] = await refundsOf(orderId)
    expect((await refund(part?.id ?? '', null)).userErrors).toEqual([])
    expect((await refund(part?.id ?? '', null)).userErrors).toEqual([])
    expect((await refund(goodwill?.id ?? '', null)).userErrors).toEqual([])
    await cancel(orderId)
    expect((await refund(`${orderId}-order`, null)).userErrors).toEqual([])
    const made = stripe.requests.filter(({ call }) => call === 'POST /v1/refunds')
    const amounts = made.map(({ form }) => Number(form.get('amount')))
    expect(amounts).toEqual([PRICE, 500, 2 * PRICE - 500])
    const { number } = await Order.findById(orderId).orFail().lean()
    const reference = (await refundsOf(orderId)).find(({ id }) => id === goodwill?.id)?.reference
    const purpose = goodwill?.id.split('-')[1] ?? ''
    const failed = { orderNumber: number, reference: reference ?? '', purpose }
    expect(await recordFailedRefund(failed)).toBe(true)
    expect((await refundsOf(orderId)).map(({ state }) => state)).toEqual([
      ...['REFUNDED', 'REFUNDED', 'DUE'],
    ])
    const subjects = (await findMails(orderId)).map(({ subject }) => subject)
    expect(subjects).toContain(`To refund: ₹5 for order ${number}`)
  })

  it('an added refund keeps its UPI transaction from paying for another order', async () => {
    const upiTransactionId = '412345678777'
    const upi = { paymentMethod: 'UPI', upiTransactionId }
    const orderId = await place([pharmacy.visit.rice], upi)
    await setPayment(orderId, 'RECEIVED')
    await add(orderId, PRICE)
    await cancel(orderId)
    const { userErrors } = await pharmacy.submit([pharmacy.visit.rice], upi)
    expect(userErrors[0]?.code).toBe('UPI_TRANSACTION_USED')
  })
})

describe('removing an added refund', () => {
  it('removing an added refund leaves the payment as it was', async () => {
    const orderId = await placePaid()
    await addPart(orderId, 1)
    const { order, userErrors } = await remove(await lastId(orderId))
    expect([order?.refunds, order?.payment.state, userErrors]).toEqual([[], 'RECEIVED', []])
    expect(await listDue()).not.toContain(orderId)
    expect((await addPart(orderId, 3)).userErrors).toEqual([])
  })

  it("removing an added refund moves its share to the cancelled order's refund", async () => {
    const orderId = await placePaid()
    await add(orderId, 3 * PRICE)
    const refundId = await lastId(orderId)
    await cancel(orderId)
    const { order } = await remove(refundId)
    expect(order?.payment.state).toBe('REFUND_DUE')
    expect(order?.refunds).toMatchObject([
      { reason: 'ORDER_CANCELLED', state: 'DUE', amount: { amount: 3 * PRICE } },
    ])
  })

  it('removing a refund is rejected after it was made, and after another refund was made beside it', async () => {
    const orderId = await placePaid()
    await add(orderId, 100)
    const refundId = await lastId(orderId)
    await cancel(orderId)
    await refund(`${orderId}-order`)
    expect((await remove(refundId)).userErrors[0]?.message).toMatch(/^Another refund/)
    await refund(refundId)
    expect((await remove(refundId)).userErrors[0]?.message).toBe(
      'This refund has already been made or started.',
    )
  })

  it('removing a refund is rejected for automatic refunds, and for unknown ones', async () => {
    const orderId = await placePaid()
    await cancel(orderId)
    for (const id of [`${orderId}-order`, `${orderId}-unknown`]) {
      expect((await remove(id)).userErrors[0]?.field).toBe('refundId')
    }
    expect((await remove('unknown')).userErrors[0]?.code).toBe('NOT_FOUND')
  })
})

describe('the refund of a second payment', () => {
  const addSecond = (orderId: string, amount: number) =>
    add(orderId, amount, { reason: 'PAID_TWICE' })

  it("the refund of a second payment leaves the order's payment alone, and is added once", async () => {
    const orderId = await placePaid()
    expect((await addSecond(orderId, 3 * PRICE + 1)).userErrors[0]?.field).toBe('amount')
    expect((await addSecond(orderId, 3 * PRICE)).userErrors).toEqual([])
    expect((await addSecond(orderId, 1)).userErrors[0]?.field).toBe('reason')
    await cancel(orderId)
    expect((await refundsOf(orderId)).map(({ amount }) => amount.amount)).toEqual([
      ...[3 * PRICE, 3 * PRICE],
    ])
  })

  it('the refund of a second payment stays for an order paid in cash, and never goes to a card', async () => {
    const cash = await place([pharmacy.visit.rice])
    await addSecond(cash, PRICE)
    await cancel(cash)
    expect(await refundsOf(cash)).toMatchObject([{ reason: 'PAID_TWICE', state: 'DUE' }])
    const byCard = await placePaidByCard()
    await addSecond(byCard, PRICE)
    expect((await refund(await lastId(byCard), null)).userErrors[0]?.field).toBe('reference')
  })
})

it('only admins add and make refunds', async () => {
  const orderId = await placePaid()
  const input = { orderId, reason: 'GOODWILL' as const, amount: 100 }
  const { errors } = await pharmacy.store.query(
    gql(`mutation ($input: AddRefundInput!) { addRefund(input: $input) { order { id } } }`),
    { input },
    pharmacy.visit.shopper.accessToken,
  )
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

function unknownLine() {
  return { productId: 'f'.repeat(24), quantity: 1 }
}
