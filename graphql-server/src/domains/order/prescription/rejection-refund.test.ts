import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../../../test/support/fake-stripe.ts'
import { gql } from '../../../../test/support/gql.ts'
import { PRICE, reject, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import { createStripe } from '../../../payments/stripe.ts'
import { Order } from '../record/order.model.ts'
import { recordPageEnd } from '../desk/card-payment.service.ts'
import { recordFailedRefund } from '../payment/card-refund.service.ts'

let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())

const pharmacy = setUpPharmacy(() => ({ cards: openCards() }))

function openCards() {
  const keys = { secretKey: 'sk_test_key', webhookSecret: 'whsec_of_the_tests' }
  return createStripe({ ...keys, apiUrl: stripe.url, publicUrl: 'https://shop.example' })
}

const {
  submit,
  place,
  check,
  setPayment,
  setStatus,
  cancel,
  send,
  readOrder,
  readOwnOrder,
  findMails,
} = pharmacy

describe('the refund of rejected lines', () => {
  const payByUpi = { paymentMethod: 'UPI' }
  const refundOf = async (orderId: string) =>
    (await readOrder(orderId)).prescriptionCheck?.refund ?? null
  const refund = (orderId: string, reference: string | null = '412345678901') =>
    send('refundRejectedLines', { orderId, reference })

  async function placeRejected(state = 'RECEIVED'): Promise<string> {
    const orderId = await place([pharmacy.visit.steroid, pharmacy.visit.rice], payByUpi)
    await setPayment(orderId, state)
    await check(orderId, [reject(pharmacy.visit.steroid)])
    return orderId
  }

  it.each([
    ['RECEIVED', true],
    ['CLAIMED', false],
  ])('the refund for rejected lines is due when the payment is %s', async (state, verified) => {
    const orderId = await placeRejected(state)
    expect(await refundOf(orderId)).toMatchObject({ amount: { amount: PRICE }, verified })
    expect((await readOrder(orderId)).payment.state).toBe(state)
    expect(await listDue()).toContain(orderId)
    const subjects = (await findMails(orderId)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject.startsWith('To refund: ₹89 '))).toBe(true)
  })

  it('the refund for rejected lines is not due when nothing was paid', async () => {
    expect(await refundOf(await placeRejected('NOT_RECEIVED'))).toBeNull()
    const cash = await place([pharmacy.visit.steroid, pharmacy.visit.rice])
    await check(cash, [reject(pharmacy.visit.steroid)])
    expect(await refundOf(cash)).toBeNull()
  })

  it('the refund for rejected lines follows the payment state', async () => {
    const orderId = await placeRejected('CLAIMED')
    await send('setRefundUpiId', { orderId, upiId: 'asha@okbank' }, pharmacy.visit.shopper)
    await setPayment(orderId, 'RECEIVED')
    expect(await refundOf(orderId)).toMatchObject({ verified: true, upiId: 'asha@okbank' })
    await setPayment(orderId, 'NOT_RECEIVED')
    expect(await refundOf(orderId)).toBeNull()
    expect(await listDue()).not.toContain(orderId)
    await setPayment(orderId, 'RECEIVED')
    expect(await refundOf(orderId)).toMatchObject({ verified: true })
  })

  it('the refund for rejected lines is announced to the shop when the payment arrives after the check', async () => {
    const orderId = await placeRejected('NOT_RECEIVED')
    const announced = async () =>
      (await findMails(orderId)).filter(({ subject }) => subject.startsWith('To refund: ₹89 '))
    expect(await announced()).toEqual([])
    await setPayment(orderId, 'RECEIVED')
    await setPayment(orderId, 'CLAIMED')
    expect(await announced()).toHaveLength(1)
  })

  it('the refund for rejected lines covers the whole payment if a card is charged after all lines were rejected', async () => {
    const { steroid } = pharmacy.visit
    const orderId = await place([steroid], { paymentMethod: 'CARD' })
    const sessionId = (await readOwnOrder(orderId)).payment.url?.split('/').at(-1) ?? ''
    await recordPageEnd({ sessionId, isPaid: false })
    await setStatus(orderId, 'PENDING')
    await check(orderId, [reject(steroid)])
    await recordPageEnd({ sessionId, isPaid: true })
    const { payment, prescriptionCheck } = await readOrder(orderId)
    expect(payment.state).toBe('RECEIVED')
    expect(prescriptionCheck?.refund).toMatchObject({ amount: { amount: PRICE }, verified: true })
    expect(await listDue()).toContain(orderId)
  })

  it('the refund for rejected lines is recorded once with its reference', async () => {
    const orderId = await placeRejected()
    expect((await refund(orderId)).userErrors).toEqual([])
    expect((await refund(orderId)).userErrors).toEqual([])
    expect((await refund(orderId, 'another')).userErrors[0]?.code).toBe('REFUNDED')
    expect(await refundOf(orderId)).toMatchObject({ reference: '412345678901' })
    const { check: stored } = await Order.findById(orderId).orFail().lean()
    expect(stored?.refund).toMatchObject({ adminId: pharmacy.admin.user._id })
    expect(stored?.refund?.refundedAt).toBeInstanceOf(Date)
    expect(await listDue()).not.toContain(orderId)
    expect((await setPayment(orderId, 'NOT_RECEIVED')).userErrors[0]?.code).toBe('REFUNDED')
    const mails = (await findMails(orderId)).filter(({ subject }) =>
      /^We have refunded/.test(subject),
    )
    expect(mails).toHaveLength(1)
  })

  it('the refund for rejected lines needs a reference without a card, and something to refund', async () => {
    const orderId = await placeRejected()
    expect((await refund(orderId, null)).userErrors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'reference',
    })
    const cash = await place([pharmacy.visit.steroid])
    expect((await refund(cash)).userErrors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'orderId',
    })
  })

  it("the refund for rejected lines is separate from the order's refund when it is cancelled later", async () => {
    const orderId = await placeRejected()
    const { order } = await cancel(orderId)
    expect(order).toMatchObject({ payment: { state: 'REFUND_DUE' }, total: { amount: PRICE } })
    await send('setRefundUpiId', { orderId, upiId: 'asha@okbank' }, pharmacy.visit.shopper)
    await refund(orderId, 'part')
    const whole = await send('refundPayment', { orderId, reference: 'rest' })
    expect(whole.order?.payment.state).toBe('REFUNDED')
    expect(await refundOf(orderId)).toMatchObject({ reference: 'part', upiId: 'asha@okbank' })
  })

  it("the card provider makes the refund for rejected lines once, beside the order's refund", async () => {
    const { steroid, rice } = pharmacy.visit
    const orderId = await place([steroid, rice], { paymentMethod: 'CARD' })
    const sessionId = (await readOwnOrder(orderId)).payment.url?.split('/').at(-1) ?? ''
    await recordPageEnd({ sessionId, isPaid: true })
    await check(orderId, [reject(steroid)])
    const done = { userErrors: [] }
    expect(await refund(orderId, null)).toMatchObject(done)
    expect(await refund(orderId, null)).toMatchObject(done)
    expect(await refundOf(orderId)).toMatchObject({ reference: 're_test_1' })
    await cancel(orderId)
    expect(await send('refundPayment', { orderId })).toMatchObject(done)
    const made = stripe.requests.filter(({ call }) => call === 'POST /v1/refunds')
    expect(made.map(({ form }) => form.get('amount'))).toEqual(['8900', '8900'])
  })

  it('the refund for rejected lines is due when it fails at the card provider', async () => {
    const orderId = await placeRejected()
    await refund(orderId, 're_failed')
    await findMails(orderId)
    const { number } = await Order.findById(orderId).orFail().lean()
    const failed = { orderNumber: number, reference: 're_failed' }
    expect(await recordFailedRefund({ ...failed, purpose: 'order' })).toBe(false)
    expect(await recordFailedRefund({ ...failed, purpose: 'rejectedLines' })).toBe(true)
    expect(await recordFailedRefund({ ...failed, purpose: 'rejectedLines' })).toBe(false)
    expect(await listDue()).toContain(orderId)
    const texts = (await findMails(orderId)).map(({ text }) => text)
    const failure = 'The card provider could not complete the refund re_failed.'
    expect(texts.filter((text) => text.includes(failure))).toHaveLength(1)
    expect((await refund(orderId, 'again')).userErrors).toEqual([])
    expect(await refundOf(orderId)).toMatchObject({ reference: 'again' })
    const subjects = (await findMails(orderId)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /^We have refunded/.test(subject))).toHaveLength(2)
  })

  it('the refund for rejected lines keeps the account from being deleted', async () => {
    const orderId = await place([pharmacy.visit.steroid], payByUpi)
    await check(orderId, [reject(pharmacy.visit.steroid)])
    const { data } = await pharmacy.store.query(
      gql(`mutation ($input: DeleteAccountInput!) {
        deleteAccount(input: $input) { userErrors { message } }
      }`),
      { input: { currentPassword: 'the password of the tests' } },
      pharmacy.visit.shopper.accessToken,
    )
    expect(data.deleteAccount.userErrors[0]?.message).toContain('still owes a refund')
  })

  it('the refund for rejected lines keeps its UPI transaction from paying for another order', async () => {
    const upiTransactionId = '412345678999'
    const orderId = await place([pharmacy.visit.steroid], { ...payByUpi, upiTransactionId })
    await check(orderId, [reject(pharmacy.visit.steroid)])
    const { userErrors } = await submit([pharmacy.visit.rice], { ...payByUpi, upiTransactionId })
    expect(userErrors[0]?.code).toBe('UPI_TRANSACTION_USED')
  })
})

async function listDue(): Promise<string[]> {
  const { data } = await pharmacy.store.query(
    gql(`query { orders(payment: REFUND_DUE, first: 50) { edges { node { id } } } }`),
    {},
    pharmacy.admin.accessToken,
  )
  return data.orders.edges.map(({ node }) => node.id)
}
