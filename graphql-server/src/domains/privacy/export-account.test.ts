import { Schema, Types } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  fillCart,
  type Shopper,
  writtenAddress,
} from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { writeCredit, writeInvoice } from '../../../test/support/order-documents.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { OrderDocument } from '../order/document/document.model.ts'
import { OrderLink } from '../order/phone/order-link.model.ts'
import { Order } from '../order/record/order.model.ts'
import { recordView } from '../prescription/prescription-view.service.ts'

const PLACE = gql(
  `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } } }`,
)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const download = (person?: Shopper) =>
  store.app.inject({
    url: '/exports/my-data.json',
    headers: person && { authorization: `Bearer ${person.accessToken}` },
  })

async function placeOrder({ user, accessToken }: Shopper) {
  const product = await buildProduct({ name: 'Milk' })
  const address = await buildAddress(user)
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 2 }],
    addressId: address._id.toHexString(),
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 17800,
  }
  const reply = await store.query(PLACE, { input }, accessToken)
  return reply.data.placeOrder.order?.number
}

it('a user downloads all data about themselves', async () => {
  const person = await buildShopper(store.tokens)
  const numbers = [await placeOrder(person), await placeOrder(person)]
  await buildAddress(person.user, { active: false, city: 'Mumbai' })
  await fillCart(person.user, [await buildProduct({ name: 'Bread' })])
  const reply = await download(person)
  const price = { price: 25000, discountPercent: 64.4, discountedPrice: 8900 }
  const line = { name: 'Milk', quantity: 2, ...price }
  expect(reply.json()).toMatchObject({
    currency: 'INR',
    profile: { name: 'Asha', email: person.user.email, role: 'USER', status: 'Active' },
    sessions: [{ device: 'Unknown device' }],
    addresses: [{ city: 'Mumbai', active: false }, writtenAddress, writtenAddress],
    cart: [{ name: 'Bread', quantity: 1 }],
    orders: numbers.toReversed().map((number) => ({
      ...{ number, status: 'PENDING', total: 17800, lines: [line] },
      ...{ deliveryAddress: writtenAddress, payment: { method: 'CASH_ON_DELIVERY' } },
    })),
  })
})

it('the download has the orders that the team has prepared, and when it opened prescriptions', async () => {
  const person = await buildShopper(store.tokens)
  const [member, prescriptionId] = [new Types.ObjectId(), new Types.ObjectId()]
  const { _id: addressId } = await buildAddress(person.user)
  const { _id: productId } = await buildProduct()
  const at = new Date()
  await recordView(member, { _id: prescriptionId, userId: person.user._id }, at)
  await OrderLink.create({
    ...{ userId: person.user._id, adminId: member, addressId, lines: [{ productId, quantity: 2 }] },
    ...{
      totalQuantity: 2,
      phone: '9800000000',
      fulfilment: 'DELIVERY',
      deliveryNote: 'Ring twice',
    },
    ...{ createdAt: at, expiresAt: new Date(at.getTime() + 60_000) },
  })
  const { body } = await download(person)
  expect(JSON.parse(body)).toMatchObject({
    prescriptionsOpened: [{ id: prescriptionId.toHexString(), at: at.toISOString() }],
    preparedOrders: [
      { deliveryNote: 'Ring twice', lines: [{ productId: productId.toHexString(), quantity: 2 }] },
    ],
  })
  expect(body).not.toContain(member.toHexString())
})

/** Order fields that say nothing about the customer, or repeat another field. */
const NOT_EXPORTED = [
  ...[
    '_id',
    '__v',
    'userId',
    'updatedAt',
    'idempotencyKey',
    'fingerprint',
    'checkDue',
    'addedRefundDue',
    'invoiceDue',
    'isUnseen',
    'mailDue',
    'mailAfter',
  ],
  ...['bag', 'changes.adminId', 'changes.productId', 'placement.adminId', 'payment.reduction'],
  ...['amendments.adminId', 'amendments.productId'],
  // Open for some minutes: the answer is exported as a change.
  ...proposalPaths(),
  // Exported as words.
  ...['deliveryAddress.stateConfirmed', 'pickUp', 'refunds.atDoor'],
  ...['mobileKey', 'deliveryAddress.addressId', 'lines.discount', 'check.rejected.discount'],
  ...['history.adminId', 'check.adminId', 'payment.adminId', 'payment.history.adminId'],
  ...['payment.notedAt', 'payment.releasedUpiTransactionId'],
  ...['payment.cash.adminId', 'payment.cash.withDelivery'],
  ...['payment.refund.from', 'payment.refund.startedAt'],
  ...['check.refund.from', 'check.refund.startedAt', 'check.refund.isDue'],
  'check.refund.adminId',
  ...['refunds.id', 'refunds.from', 'refunds.startedAt', 'refunds.adminId', 'refunds.addedBy'],
  ...['refunds.cardReference', 'refunds.failedReference'],
  ...['payment.refund.failedReference', 'check.refund.failedReference'],
  ...['payment.refund.cardReference', 'check.refund.cardReference'],
  ...['payment.card.sessionId', 'payment.card.url'],
  ...['key', 'statementId', 'statementName', 'line', 'at', 'adminId'].map(
    (field) => `payment.statementRow.${field}`,
  ),
]

function proposalPaths(): string[] {
  const values = new Map<string, unknown>()
  fill(Order.schema, values)
  return [...values.keys()].filter((path) => path.startsWith('proposal'))
}

/** Builds a document with a different value at each path of a schema, and collects these values. */
function fill(schema: Schema, values: Map<string, unknown>, prefix = ''): Record<string, unknown> {
  const filled: Record<string, unknown> = {}
  schema.eachPath((name, type) => {
    const path = prefix + name
    if (type instanceof Schema.Types.Subdocument) {
      filled[name] = fill(type.schema, values, `${path}.`)
    } else if (type instanceof Schema.Types.DocumentArray) {
      filled[name] = [fill(type.schema, values, `${path}.`)]
    } else {
      const value = buildValue(type.instance, path, values.size)
      filled[name] = value
      values.set(path, Array.isArray(value) ? value[0] : value)
    }
  })
  return filled
}

function buildValue(type: string, path: string, n: number): unknown {
  if (type === 'String') return `the ${path}`
  if (type === 'Number') return 1_000_000 + n
  if (type === 'Date') return new Date(n * 1000)
  if (type === 'ObjectId') return new Types.ObjectId()
  // Flags hold texts, which tell them apart.
  return type === 'Array' ? [new Types.ObjectId()] : `yes: ${path}`
}

it('the download has each field of an order, except fields that are left out on purpose', async () => {
  const person = await buildShopper(store.tokens, { emailVerified: false })
  const values = new Map<string, unknown>()
  const order = fill(Order.schema, values)
  await Order.collection.insertOne({ ...order, userId: person.user._id })
  const exported = new Set<unknown>()
  JSON.parse((await download(person)).body, (_key, value) => exported.add(value))
  const missing = [...values].filter(
    ([, value]) => !exported.has(JSON.parse(JSON.stringify(value))),
  )
  expect(missing.map(([path]) => path).sort()).toEqual(NOT_EXPORTED.sort())
})

it('a cancelled order keeps its UPI transaction in the download after another order needed it', async () => {
  const person = await buildShopper(store.tokens)
  const number = await placeOrder(person)
  const released = { 'payment.releasedUpiTransactionId': '412345678901' }
  await Order.updateOne({ number }, { $set: released })
  expect((await download(person)).json()).toMatchObject({
    orders: [{ payment: { upiTransactionId: '412345678901' } }],
  })
})

it('the download has the invoices and credit notes of registered shops', async () => {
  const person = await buildShopper(store.tokens)
  const number = await placeOrder(person)
  const { _id: orderId } = await Order.findOne({ number }).orFail().lean()
  const invoice = writeInvoice({ orderId, lines: [{ total: 10_000, percent: 5 }] })
  await OrderDocument.insertMany([invoice, writeCredit(invoice, 10_000)])
  expect((await download(person)).json()).toMatchObject({
    orders: [
      {
        documents: [
          { number: invoice.number, lines: [{ taxable: 9524, cgst: 238 }] },
          { kind: 'CREDIT_NOTE', corrects: invoice.number },
        ],
      },
    ],
  })
})

it('the download has no passwords, codes or data of other users', async () => {
  const [person, other] = [await buildShopper(store.tokens), await buildShopper(store.tokens)]
  await placeOrder(other)
  const { body, headers } = await download(person)
  expect(JSON.parse(body)).toMatchObject({ addresses: [], cart: [], orders: [] })
  expect(body).not.toMatch(/password|hash|fingerprint|idempotency/i)
  expect(body).not.toContain(other.user.email)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="my-data-[\d-]+\.json"$/,
    ) as string,
    'cache-control': 'no-store',
  })
})

it('the download reads orders in batches, with one command per batch', async () => {
  const person = await buildShopper(store.tokens)
  for (let n = 0; n < 5; n += 1) await placeOrder(person)
  const commands = await store.recordCommands(() => download(person))
  expect(commands).toEqual(['aggregate', ...Array<string>(12).fill('find')])
})

it('a guest downloads nothing', async () => {
  expect((await download()).statusCode).toBe(401)
})
