import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { OutboxEntry } from '../../../mail/outbox.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number } userErrors { message } }
}`)
const SET_STATUS = gql(`mutation ($input: SetOrderStatusInput!) {
  setOrderStatus(input: $input) { order { documents { number } } userErrors { message } }
}`)
const SET_PAYMENT = gql(`mutation ($input: SetPaymentStateInput!) {
  setPaymentState(input: $input) { order { id } userErrors { message } }
}`)
const ADD_REFUND = gql(`mutation ($input: AddRefundInput!) {
  addRefund(input: $input) { order { refunds { id } } userErrors { message } }
}`)
const MAKE_REFUND = gql(`mutation ($input: RefundInput!) {
  refund(input: $input) { order { documents { kind number } } userErrors { message } }
}`)
const ISSUE = gql(`mutation ($input: IssueInvoiceInput!) {
  issueInvoice(input: $input) { order { documents { number } } userErrors { code message field } }
}`)
const MUTE = gql(`mutation { setOrderMails(input: { wanted: [] }) { viewer { orderMails } } }`)

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  register()
  shopper = await buildShopper(store.tokens, { name: 'Asha Rao' })
})
afterAll(() => store.close())

function register(gstRegistration: 'NONE' | 'REGULAR' = 'REGULAR') {
  // Without a registration, a shop in another state could not deliver to the customer.
  const gstin = gstRegistration === 'NONE' ? '' : '29ABCDE1234F1ZW'
  Object.assign(store.settings, { gstRegistration, gstin })
}

async function place(product: object = {}) {
  const rates = [{ rate: 500, from: '2017-07-01' }]
  const [{ _id }, address] = await Promise.all([
    buildProduct({ name: 'दूध', hsn: '0401', gstRates: rates, ...product }),
    buildAddress(shopper.user),
  ])
  const input = {
    ...{ lines: [{ productId: _id.toHexString(), quantity: 1 }], expectedTotal: 8900 },
    ...{ addressId: address._id.toHexString(), paymentMethod: 'CASH_ON_DELIVERY' },
  }
  const { data } = await store.query(PLACE, { input }, shopper.accessToken)
  await readMails()
  return { productId: _id, orderId: data.placeOrder.order?.id ?? '' }
}

async function setStatus(orderId: string, status: string) {
  const input = { orderId, status, reason: status.startsWith('CANCELLED') ? 'Closed' : null }
  const { data } = await store.query(SET_STATUS, { input }, admin.accessToken)
  expect(data.setOrderStatus.userErrors).toEqual([])
}

/** The subjects of the emails to the customer since the last call, with their files. */
async function readMails() {
  const before = store.mails.length
  await OutboxEntry.updateMany({}, { nextAttemptAt: new Date(0) })
  await store.sendMail()
  return store.mails
    .slice(before)
    .filter(({ to }) => to === shopper.user.email)
    .map(({ subject, attachments = [] }) => ({
      subject: subject.replace(/ORD-\S+/, 'N'),
      files: attachments.map(({ filename }) => filename.replace(/\d+\.pdf/, 'N.pdf')),
      attachments,
    }))
}

const packed = (kind: string) => [{ subject: 'Your order N is packed', files: [kind] }]

describe('documents attached to emails', () => {
  it('the email about a packed order has its tax invoice as PDF', async () => {
    const { orderId } = await place()
    await setStatus(orderId, 'PACKED')
    const [mail] = await readMails()
    expect([mail]).toMatchObject(packed('Tax Invoice T26-27-N.pdf'))
    const [pdf] = mail?.attachments ?? []
    const { text } = await extractText(new Uint8Array(pdf?.content ?? []))
    const words = text.join(' ').replace(/\s/g, '')
    for (const part of ['TaxInvoice', 'AshaRao', 'दूध', 'HSN0401', 'GST5%', '₹89']) {
      expect(words).toContain(part)
    }
    expect(store.mails.at(-1)?.text).toMatch(/Attached: Tax Invoice T26-27\/\d+\./)
    await setStatus(orderId, 'DELIVERED')
    expect(await readMails()).toMatchObject([{ subject: 'Your order N was delivered', files: [] }])
  })

  it('the email of a shop that is not registered has its invoice', async () => {
    register('NONE')
    const { orderId } = await place()
    await setStatus(orderId, 'PACKED')
    expect(await readMails()).toMatchObject(packed('Invoice 2026-27-N.pdf'))
  })

  it('an order that is delivered at once has its invoice in the email about the delivery', async () => {
    const { orderId } = await place()
    await setStatus(orderId, 'DELIVERED')
    expect(await readMails()).toMatchObject([
      { subject: 'Your order N was delivered', files: ['Tax Invoice T26-27-N.pdf'] },
    ])
  })

  it('the email about a cancellation has the credit note', async () => {
    const { orderId } = await place()
    await setStatus(orderId, 'PACKED')
    await readMails()
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    expect(await readMails()).toMatchObject([
      { subject: 'Your order N was cancelled', files: ['Credit Note CN26-27-N.pdf'] },
    ])
  })

  it('an undone cancellation sends the new invoice', async () => {
    const { orderId } = await place()
    await setStatus(orderId, 'PACKED')
    await readMails()
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    await setStatus(orderId, 'PACKED')
    expect(await readMails()).toMatchObject([
      { subject: 'Your invoice for order N', files: ['Tax Invoice T26-27-N.pdf'] },
    ])
  })

  it('the email about a refund that was made has its credit note', async () => {
    const { orderId, productId } = await place()
    await setStatus(orderId, 'DELIVERED')
    const paid = { orderId, state: 'RECEIVED' }
    await store.query(SET_PAYMENT, { input: paid }, admin.accessToken)
    const refund = {
      ...{ orderId, reason: 'PART_OF_LINES', amount: 8900, idempotencyKey: 'k'.repeat(20) },
      lines: [{ productId: productId.toHexString(), quantity: 1 }],
    }
    const added = await store.query(ADD_REFUND, { input: refund }, admin.accessToken)
    expect(added.data.addRefund.userErrors).toEqual([])
    const refundId = added.data.addRefund.order?.refunds[0]?.id ?? ''
    await readMails()
    const input = { refundId, reference: '123456789012' }
    const made = await store.query(MAKE_REFUND, { input }, admin.accessToken)
    expect(made.data.refund.userErrors).toEqual([])
    expect(await readMails()).toMatchObject([
      { subject: 'We have refunded ₹89 for your order N', files: ['Credit Note CN26-27-N.pdf'] },
    ])
  })

  it('an invoice that waited is sent when it is issued, unless the customer wants no emails', async () => {
    const wait = async () => {
      const { orderId, productId } = await place({ hsn: '', gstRates: [] })
      await setStatus(orderId, 'PACKED')
      expect((await readMails()).flatMap(({ files }) => files)).toEqual([])
      const line = { productId: productId.toHexString(), hsn: '04', ratePercent: 5 }
      const issue = async (hsn: string) => {
        const input = { orderId, lines: [{ ...line, hsn }] }
        return (await store.query(ISSUE, { input }, admin.accessToken)).data.issueInvoice.userErrors
      }
      expect(await issue('04')).toMatchObject([{ field: 'lines.0.hsn' }])
      expect(await issue('0401')).toEqual([])
      expect(await issue('0401')).toEqual([])
      return readMails()
    }
    expect(await wait()).toMatchObject([
      { subject: 'Your invoice for order N', files: ['Tax Invoice T26-27-N.pdf'] },
    ])
    await store.query(MUTE, {}, shopper.accessToken)
    expect(await wait()).toEqual([])
    expect(await Product.countDocuments({ hsn: '0401' })).toBeGreaterThan(0)
  })
})
