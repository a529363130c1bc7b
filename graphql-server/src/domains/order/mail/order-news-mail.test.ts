import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Order } from '../record/order.model.ts'
import { createOutbox } from '../../../mail/outbox.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { enqueueConfirmations } from './confirmations.ts'
import { orderComposers } from './order-mail.ts'
import { pino } from 'pino'

const mutations = {
  placeOrder: gql(`mutation ($input: PlaceOrderInput!) {
    payload: placeOrder(input: $input) { order { id number } userErrors { code } }
  }`),
  cancelOrder: gql(`mutation ($input: CancelOrderInput!) {
    payload: cancelOrder(input: $input) { order { id number } userErrors { code } }
  }`),
  setOrderStatus: gql(`mutation ($input: SetOrderStatusInput!) {
    payload: setOrderStatus(input: $input) { order { id number } userErrors { code } }
  }`),
  setPaymentState: gql(`mutation ($input: SetPaymentStateInput!) {
    payload: setPaymentState(input: $input) { order { id number } userErrors { code } }
  }`),
}

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

async function send(name: keyof typeof mutations, input: object, as: Shopper) {
  const { data } = await store.query(mutations[name], { input }, as.accessToken)
  expect(data.payload.userErrors).toEqual([])
  return data.payload.order ?? { id: '', number: '' }
}

async function place(paymentMethod = 'CASH_ON_DELIVERY') {
  const [product, address] = await Promise.all([buildProduct(), buildAddress(shopper.user)])
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: address._id.toHexString(),
    expectedTotal: 8900,
    paymentMethod,
  }
  const order = await send('placeOrder', input, shopper)
  await getSubjects()
  return order
}

const setStatus = (orderId: string, status: string) =>
  send('setOrderStatus', { orderId, status }, admin)

/** The subjects of the emails to the customer since the last call. */
async function getSubjects(): Promise<string[]> {
  const before = store.mails.length
  await store.sendMail()
  const sent = store.mails.slice(before).filter(({ to }) => to === shopper.user.email)
  return sent.map(({ subject }) => subject)
}

describe('emails to the customer', () => {
  it('a customer gets an email for each new status of their order', async () => {
    const { id, number } = await place()
    const subjects = []
    for (const status of ['CONFIRMED', 'PACKED', 'CANCELLED_BY_SELLER', 'PENDING', 'DELIVERED']) {
      await setStatus(id, status)
      subjects.push(...(await getSubjects()))
    }
    expect(subjects).toEqual([
      `Your order ${number} is confirmed`,
      `Your order ${number} is packed`,
      `Your order ${number} was cancelled`,
      `Your order ${number} was delivered`,
    ])
    expect(store.mails.at(-1)?.text).toContain(`/dashboard/myorders/${id}`)
  })

  it('a customer who collects an order reads when it is ready, and where', async () => {
    const { id, number } = await place()
    const { lines } = await Order.findById(id).orFail().lean()
    const check = { at: new Date(), adminId: admin.user._id, rejected: [] }
    const prescribed = lines.map((line) => ({ ...line, schedule: 'H' as const }))
    await Order.updateOne({ _id: id }, { pickUp: true, lines: prescribed, check })
    await setStatus(id, 'PACKED')
    expect(await getSubjects()).toEqual([`Your order ${number} is ready to collect`])
    const { address } = store.settings
    expect(store.mails.at(-1)?.text).toContain(
      `Collect from the shop\n${address}\nEvery day: all day\n\nPlease bring the original prescription.`,
    )
    await setStatus(id, 'DELIVERED')
    expect(await getSubjects()).toEqual([`Your order ${number} was collected`])
    expect(store.mails.at(-1)?.text).not.toMatch(/deliver/i)
  })

  it('a customer reads the reason for a cancellation as plain text', async () => {
    const { id, number } = await place()
    const reason = 'The <b>mill</b> & shop are closed'
    await send('setOrderStatus', { orderId: id, status: 'CANCELLED_BY_SELLER', reason }, admin)
    expect(await getSubjects()).toEqual([`Your order ${number} was cancelled`])
    expect(store.mails.at(-1)?.text).toContain(`\n\nReason: ${reason}\n\n`)
    expect(store.mails.at(-1)?.html).toContain(
      'Reason: The &lt;b&gt;mill&lt;/b&gt; &amp; shop are closed</p>',
    )
  })

  it('a customer gets an email when they cancel the order themselves', async () => {
    const { id, number } = await place()
    await send('cancelOrder', { orderId: id }, shopper)
    expect(await getSubjects()).toEqual([`Your order ${number} is cancelled`])
  })

  it('a customer gets an email only about the last status if an earlier one was undone at once', async () => {
    const { id, number } = await place()
    await setStatus(id, 'CANCELLED_BY_SELLER')
    await setStatus(id, 'CONFIRMED')
    expect(await getSubjects()).toEqual([`Your order ${number} is confirmed`])
  })

  it('a customer gets an email when their payment did not arrive', async () => {
    const { id, number } = await place('UPI')
    await send('setPaymentState', { orderId: id, state: 'NOT_RECEIVED' }, admin)
    await send('setPaymentState', { orderId: id, state: 'NOT_RECEIVED' }, admin)
    expect(await getSubjects()).toEqual([`We have not received your payment for order ${number}`])
  })

  it('a customer gets no emails that they have turned off, except about money', async () => {
    const { id, number } = await place('UPI')
    const { data } = await store.query(
      gql(`mutation { setOrderMails(input: { wanted: [DELIVERED] }) { viewer { orderMails } } }`),
      {},
      shopper.accessToken,
    )
    expect(data).toEqual({ setOrderMails: { viewer: { orderMails: ['DELIVERED'] } } })
    for (const status of ['CONFIRMED', 'DELIVERED', 'CANCELLED_BY_SELLER']) {
      await setStatus(id, status)
      await getSubjects().then((subjects) => {
        if (status === 'CONFIRMED') expect(subjects).toEqual([])
        if (status === 'DELIVERED') expect(subjects).toEqual([`Your order ${number} was delivered`])
        if (status === 'CANCELLED_BY_SELLER') {
          expect(subjects).toEqual([`We will refund ₹89 for your order ${number}`])
        }
      })
    }
  })
})

it('the shop gets an email for each new order if it wants them', async () => {
  const contact = { name: 'Shop', address: '', phone: '', email: '' }
  const shop = { ...contact, url: 'https://shop.example', particulars: [], openingTimes: [] }
  const mails: Mail[] = []
  const outbox = createOutbox({
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)), close: () => undefined },
    composers: orderComposers(shop, () => 'orders@shop.example'),
    log: pino({ level: 'silent' }),
  })
  const product = await buildProduct({ name: 'Toned milk' })
  const { _id } = await buildAddress(shopper.user)
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: _id.toHexString(),
    expectedTotal: 8900,
    paymentMethod: 'CASH_ON_DELIVERY',
  }
  const { id, number } = await send('placeOrder', input, shopper)
  await enqueueConfirmations({ isShopNotified: true })
  await outbox.sendDue()
  const toShop = mails.filter(({ to }) => to === 'orders@shop.example')
  expect(toShop.map(({ subject }) => subject)).toEqual([`New order ${number}, ₹89`])
  expect(toShop[0]?.text).toContain(`https://shop.example/dashboard/orders-details/${id}`)
  expect(toShop[0]?.text).toContain('1 × Toned milk')
})
