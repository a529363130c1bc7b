import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../../../test/support/fake-stripe.ts'
import { setUpChanges } from '../../../../test/support/order-changes.ts'
import { approve, idOf, PRICE, reject } from '../../../../test/support/pharmacy.ts'
import { createStripe } from '../../../payments/stripe.ts'
import { recordPageEnd } from '../desk/card-payment.service.ts'
import { Order } from '../record/order.model.ts'

let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())

const changes = setUpChanges(() => ({
  cards: createStripe({
    ...{ secretKey: 'sk_test_key', webhookSecret: 'whsec_of_the_tests' },
    ...{ apiUrl: stripe.url, publicUrl: 'https://shop.example' },
  }),
}))
const { pharmacy, placeRice, change, read } = changes
const refund = async (refundId: string) =>
  pharmacy.send('refund', { refundId, reference: '512345678901' })
const amountsOf = async (orderId: string) =>
  (await read(orderId)).refunds.map(({ reason, state, amount }) => [reason, state, amount.amount])
const dueMails = async (orderId: string) =>
  (await pharmacy.findMails(orderId)).filter(({ subject }) => subject.startsWith('We will refund'))

async function placePaid(state = 'RECEIVED'): Promise<string> {
  const orderId = await placeRice({ paymentMethod: 'UPI' })
  await pharmacy.setPayment(orderId, state)
  return orderId
}

describe('the refund for changed lines', () => {
  it.each([
    ['RECEIVED', true],
    ['CLAIMED', false],
  ])('what a %s payment paid beyond the total becomes due', async (state, verified) => {
    const orderId = await placePaid(state)
    const { order } = await change(orderId, 1)
    expect(order).toMatchObject({
      payment: { state },
      refunds: [
        {
          ...{ reason: 'LINES_CHANGED', state: 'DUE', amount: { amount: 2 * PRICE }, verified },
          ...{ addedAt: null, lines: [] },
        },
      ],
    })
    const mails = await pharmacy.findMails(orderId)
    const changed = mails.find(({ subject }) => subject.includes('has changed'))
    expect(changed?.text).toContain('₹178')
    expect(mails.some(({ subject }) => subject.startsWith('To refund: ₹178'))).toBe(true)
    expect(await dueMails(orderId)).toEqual([])
  })

  it('a due refund grows with further changes, and one that was made stays', async () => {
    const orderId = await placePaid()
    await change(orderId, 2)
    await change(orderId, 1)
    expect(await amountsOf(orderId)).toEqual([['LINES_CHANGED', 'DUE', 2 * PRICE]])
    const [due] = (await read(orderId)).refunds
    expect((await refund(due?.id ?? '')).userErrors).toEqual([])
    await change(orderId, 0)
    expect(await amountsOf(orderId)).toEqual([
      ['LINES_CHANGED', 'REFUNDED', 2 * PRICE],
      ['LINES_CHANGED', 'DUE', PRICE],
    ])
    expect((await read(orderId)).status).toBe('CANCELLED_BY_SELLER')
  })

  it('a payment that arrives after a reduction becomes due for the difference, and the customer is told', async () => {
    const orderId = await placePaid('NOT_RECEIVED')
    await change(orderId, 1)
    expect(await amountsOf(orderId)).toEqual([])
    await pharmacy.setPayment(orderId, 'RECEIVED')
    expect(await amountsOf(orderId)).toEqual([['LINES_CHANGED', 'DUE', 2 * PRICE]])
    expect(await dueMails(orderId)).toHaveLength(1)
    await pharmacy.setPayment(orderId, 'NOT_RECEIVED')
    expect(await amountsOf(orderId)).toEqual([])
  })

  it('a card that is charged after a reduction is refunded the difference', async () => {
    const orderId = await placeRice({ paymentMethod: 'CARD' })
    const sessionId = (await pharmacy.readOwnOrder(orderId)).payment.url?.split('/').at(-1) ?? ''
    await change(orderId, 1)
    await recordPageEnd({ sessionId, isPaid: true })
    const [due] = (await read(orderId)).refunds
    expect(await amountsOf(orderId)).toEqual([['LINES_CHANGED', 'DUE', 2 * PRICE]])
    const sent = await pharmacy.send('refund', { refundId: due?.id ?? '', reference: null })
    expect(sent.userErrors).toEqual([])
    expect(await amountsOf(orderId)).toEqual([['LINES_CHANGED', 'REFUNDED', 2 * PRICE]])
  })

  it('cash that is still to be collected follows the total', async () => {
    const orderId = await placeRice()
    await change(orderId, 1)
    await pharmacy.setStatus(orderId, 'DELIVERED')
    const { payment } = await Order.findById(orderId).orFail().lean()
    expect(payment).toMatchObject({ state: 'RECEIVED', cash: { amount: PRICE } })
    expect(payment.reduction).toBeUndefined()
    expect(await amountsOf(orderId)).toEqual([])
  })

  it('cash that was received before a change is refunded, unless it is collected again', async () => {
    const orderId = await placeRice()
    await pharmacy.setPayment(orderId, 'RECEIVED')
    await change(orderId, 1)
    expect(await amountsOf(orderId)).toEqual([['LINES_CHANGED', 'DUE', 2 * PRICE]])
    await pharmacy.setPayment(orderId, 'DUE')
    await pharmacy.setPayment(orderId, 'RECEIVED')
    expect(await amountsOf(orderId)).toEqual([])
  })

  it('the cancellation of a changed order refunds the rest', async () => {
    const orderId = await placePaid()
    await change(orderId, 1)
    await pharmacy.setStatus(orderId, 'CANCELLED_BY_SELLER')
    expect(await amountsOf(orderId)).toEqual([
      ['ORDER_CANCELLED', 'DUE', PRICE],
      ['LINES_CHANGED', 'DUE', 2 * PRICE],
    ])
  })

  it('refunds for rejected lines, changed lines and goodwill never exceed the payment', async () => {
    const { steroid, rice } = pharmacy.visit
    const orderId = await pharmacy.place([steroid, rice], { paymentMethod: 'UPI' })
    await pharmacy.setPayment(orderId, 'RECEIVED')
    await pharmacy.check(orderId, [reject(steroid)])
    const goodwill = { orderId, reason: 'GOODWILL', amount: 5000 }
    expect((await pharmacy.send('addRefund', goodwill)).userErrors).toEqual([])
    await change(orderId, 0)
    expect(await amountsOf(orderId)).toEqual([
      ['LINES_REJECTED', 'DUE', PRICE],
      ['LINES_CHANGED', 'DUE', PRICE - 5000],
      ['GOODWILL', 'DUE', 5000],
    ])
  })

  it('a refund for changed lines cannot be removed, and is not credited by a credit note', async () => {
    const orderId = await placePaid()
    await change(orderId, 1)
    const [due] = (await read(orderId)).refunds
    const removed = await pharmacy.send('removeRefund', { refundId: due?.id ?? '' })
    expect(removed.userErrors[0]?.message).toBe(
      'Refunds for cancelled orders and for rejected or changed lines cannot be removed.',
    )
    await refund(due?.id ?? '')
    await pharmacy.setStatus(orderId, 'PACKED')
    const { data } = await pharmacy.store.query(
      `query ($id: ID!) { order(id: $id) { documents { kind total { amount } } } }`,
      { id: orderId },
      pharmacy.admin.accessToken,
    )
    expect(JSON.stringify(data)).not.toContain('CREDIT_NOTE')
  })

  it('the previous release reads a refund for changed lines as one for part of the lines', async () => {
    const orderId = await placePaid()
    await change(orderId, 1)
    const { refunds, addedRefundDue } = await Order.findById(orderId).orFail().lean()
    expect(refunds).toMatchObject([{ reason: 'PART_OF_LINES', state: 'DUE', amount: 2 * PRICE }])
    expect(addedRefundDue).toBe(true)
  })

  it('a bank statement matches the amount before the change', async () => {
    const { steroid } = pharmacy.visit
    const lines = [{ productId: idOf(steroid), quantity: 1 }]
    const orderId = await placeRice({ lines, total: 4 * PRICE, paymentMethod: 'UPI' })
    await pharmacy.check(orderId, [approve(steroid)])
    await change(orderId, 1)
    const { payment, total } = await Order.findById(orderId).orFail().lean()
    expect(total + (payment.reduction ?? 0)).toBe(4 * PRICE)
  })
})
