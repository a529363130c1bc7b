import { Types } from 'mongoose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { registered, unregistered } from '../../../../test/support/billers.ts'
import { buildOrder, buildProduct } from '../../../../test/support/factories.ts'
import { newRecordedMoney, recordMoney } from '../../../../test/support/record-money.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { User } from '../../account/user.model.ts'
import { newShopDelivery } from '../../shop/delivery-settings.ts'
import { issueInvoice } from '../desk/issue-invoice.service.ts'
import { setOrderStatus } from '../desk/order-status.service.ts'
import { addRefund } from '../payment/add-refund.service.ts'
import { refund } from '../payment/refund.service.ts'
import { checkPrescription } from '../prescription/check.service.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { OrderDocument } from './document.model.ts'

setUpDatabase()
afterEach(() => vi.useRealTimers())

const adminId = new Types.ObjectId()

/** Two lines at ₹100 with 5 % GST. */
const TWO = [
  { price: 10_000, rate: 500 },
  { price: 10_000, rate: 500 },
]

const paid = { method: 'UPI', state: 'RECEIVED', notedAt: null, adminId: null } as const
const inCash = { method: 'CASH_ON_DELIVERY', state: 'DUE', notedAt: null, adminId: null } as const

/** Packs an order of one item of each new product. */
async function packOrder(
  wanted = TWO,
  store = registered,
  payment: OrderRecord['payment'] = paid,
): Promise<OrderRecord> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`
  const account = { name: 'Asha', email, emailKey: email, passwordHash: 'none' }
  const user = (await User.create(account)).toObject()
  const lines = await Promise.all(
    wanted.map(async ({ price, rate }) => {
      const gstRates = [{ rate, from: '2017-07-01' }]
      const { _id: productId, name } = await buildProduct({ hsn: '2106', gstRates })
      const prices = { price, discount: 0, discountedPrice: price }
      return { productId, name, unit: '', image: null, ...prices, quantity: 1 }
    }),
  )
  const total = lines.reduce((sum, { price }) => sum + price, 0)
  const { _id } = await buildOrder(user, { lines, total, payment })
  const packed = { orderId: _id.toHexString(), status: 'PACKED' } as const
  return setOrderStatus(adminId, packed, { store, cards: null })
}

const findCredits = ({ _id: orderId }: OrderRecord) =>
  OrderDocument.find({ orderId, kind: 'CREDIT_NOTE' }).sort({ _id: 1 }).lean()

it('a line that the check rejects after the invoice gets a credit note', async () => {
  const order = await packOrder()
  const [kept, rejected] = order.lines
  if (!kept || !rejected) throw new Error('The order has no lines.')
  const lines = [kept, { ...rejected, schedule: 'H' as const }]
  await Order.updateOne({ _id: order._id }, { status: 'PENDING', checkDue: true, lines })
  const decision = { productId: rejected.productId.toHexString(), approved: false, reason: 'No' }
  await checkPrescription(
    { _id: adminId, role: 'ADMIN', name: 'Asha' },
    { orderId: order._id.toHexString(), decisions: [decision] },
    newShopDelivery,
  )
  expect(await findCredits(order)).toMatchObject([
    { total: 10_000, lines: [{ name: rejected.name, quantity: 1, taxable: 9524 }] },
  ])
})

it('a goodwill of ₹1, of which one paisa falls on a taxed line, credits no tax and no negative value', async () => {
  const order = await packOrder([
    { price: 198_000, rate: 0 },
    { price: 2000, rate: 1800 },
  ])
  const orderId = order._id.toHexString()
  const wanted = { orderId, reason: 'GOODWILL', amount: 100 }
  const { refunds = [] } = await addRefund(adminId, wanted)
  await refund(adminId, { orderId, refundId: refunds[0]?.id ?? '', reference: 'R1' }, null)
  expect(await findCredits(order)).toMatchObject([
    {
      lines: [
        { total: 99, taxable: 99 },
        { total: 1, taxable: 1, cgst: 0, sgst: 0 },
      ],
    },
  ])
})

it('a free order of a registered shop needs no invoice, and one of another shop has it', async () => {
  const free = [{ price: 0, rate: 1200 }]
  const order = await packOrder(free)
  expect(order).not.toHaveProperty('invoice')
  expect(order).not.toHaveProperty('invoiceDue')
  const input = { orderId: order._id.toHexString() }
  expect(await issueInvoice(adminId, input, registered)).toEqual(order)
  expect(await OrderDocument.countDocuments({ orderId: order._id })).toBe(0)
  expect((await packOrder(free, unregistered)).invoice?.number).toMatch(/^20/)
})

describe('a shop that rounds bills', () => {
  const rounding = { ...registered, roundBills: true }
  const move = ({ _id }: OrderRecord, status: OrderStatus) => {
    const input = { orderId: _id.toHexString(), status }
    return setOrderStatus(adminId, input, { store: rounding, cards: null })
  }
  const cents = [
    { price: 5345, rate: 1800 },
    { price: 20, rate: 0 },
  ]

  it('an order that is paid in cash costs whole rupees when it is packed, and its taxes stay', async () => {
    const order = await packOrder(cents, rounding, inCash)
    expect(order).toMatchObject({ total: 5400, roundOff: 35 })
    const [bill] = await OrderDocument.find({ orderId: order._id }).lean()
    expect(bill).toMatchObject({ total: 5400, roundOff: 35 })
    expect(bill?.lines).toMatchObject([{ total: 5345, taxable: 4530 }, { total: 20 }])
    expect((await move(order, 'DELIVERED')).payment.cash?.amount).toBe(5400)
  })

  it('a cancellation credits the rounding too, and an order that is packed again is rounded once', async () => {
    const order = await packOrder(cents, rounding, inCash)
    await move(order, 'CANCELLED_BY_SELLER')
    expect(await findCredits(order)).toMatchObject([{ total: 5400, roundOff: 35 }])
    expect(await move(order, 'PACKED')).toMatchObject({ total: 5400, roundOff: 35 })
  })

  it('a refund of everything that was rounded up credits the rounding last', async () => {
    const order = await move(await packOrder(cents, rounding, inCash), 'DELIVERED')
    const orderId = order._id.toHexString()
    for (const amount of [5000, 400]) {
      const { refunds = [] } = await addRefund(adminId, { orderId, reason: 'GOODWILL', amount })
      const made = { orderId, refundId: refunds.at(-1)?.id ?? '', reference: `R${amount}` }
      await refund(adminId, made, null)
    }
    const notes = await findCredits(order)
    expect(notes.map(({ total, roundOff }) => [total, roundOff])).toEqual([
      [5000, 0],
      [400, 35],
    ])
  })

  it('an order that was paid before, or that costs less than 50 paise, keeps its paise', async () => {
    expect(await packOrder(cents, rounding)).toMatchObject({ total: 5365 })
    const small = await packOrder([{ price: 40, rate: 500 }], rounding, inCash)
    expect(small).toMatchObject({ total: 40 })
  })

  it('only the larger document of a business is rounded', async () => {
    const order = await packOrder(cents, rounding, inCash)
    await move(order, 'CANCELLED_BY_SELLER')
    const buyer = { name: 'Rao Traders', gstin: '29ABCDE1234F1ZW' }
    await Order.updateOne({ _id: order._id }, { $set: { buyer } })
    await move(order, 'PACKED')
    const bills = await OrderDocument.find({ orderId: order._id }).sort({ _id: 1 }).lean()
    expect(bills.slice(-2).map(({ kind, total }) => [kind, total])).toEqual([
      ['TAX_INVOICE', 5380],
      ['BILL_OF_SUPPLY', 20],
    ])
  })
})

it('refunds are credited once, also if the clock has gone back since the invoice', async () => {
  const order = await packOrder()
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] })
  const money = newRecordedMoney()
  const orderId = order._id.toHexString()
  for (const number of [1, 1]) {
    await recordMoney(money, { does: 'addRefund', orderId, number })
    await recordMoney(money, { does: 'refundAdded', orderId, number })
  }
  expect((await findCredits(order)).map(({ total }) => total)).toEqual([3001, 3001])
})
