import { Types } from 'mongoose'
import { afterEach, expect, it, vi } from 'vitest'
import { registered, unregistered } from '../../../../test/support/billers.ts'
import { buildOrder, buildProduct } from '../../../../test/support/factories.ts'
import { newRecordedMoney, recordMoney } from '../../../../test/support/record-money.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
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

/** Packs a paid order of one item of each new product. */
async function packOrder(wanted = TWO, store = registered): Promise<OrderRecord> {
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
  const payment = { method: 'UPI', state: 'RECEIVED', notedAt: null, adminId: null } as const
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
    { _id: adminId, role: 'ADMIN' },
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
