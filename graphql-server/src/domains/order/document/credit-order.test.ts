import { Types } from 'mongoose'
import { afterEach, expect, it, vi } from 'vitest'
import { registered } from '../../../../test/support/billers.ts'
import { buildOrder, buildProduct } from '../../../../test/support/factories.ts'
import { newRecordedMoney, recordMoney } from '../../../../test/support/record-money.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { User } from '../../account/user.model.ts'
import { newShopDelivery } from '../../shop/delivery-settings.ts'
import { setOrderStatus } from '../desk/order-status.service.ts'
import { checkPrescription } from '../prescription/check.service.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { OrderDocument } from './document.model.ts'

setUpDatabase()
afterEach(() => vi.useRealTimers())

const adminId = new Types.ObjectId()

/** Packs an order of two products at ₹100 with 5 % GST. */
async function packOrder(): Promise<OrderRecord> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`
  const account = { name: 'Asha', email, emailKey: email, passwordHash: 'none' }
  const user = (await User.create(account)).toObject()
  const gst = { hsn: '2106', gstRates: [{ rate: 500, from: '2017-07-01' }] }
  const products = [await buildProduct(gst), await buildProduct(gst)]
  const lines = products.map(({ _id, name }) => ({
    ...{ productId: _id, name, unit: '', image: null, price: 10_000, discount: 0 },
    ...{ discountedPrice: 10_000, quantity: 1 },
  }))
  const payment = { method: 'UPI', state: 'RECEIVED', notedAt: null, adminId: null } as const
  const { _id } = await buildOrder(user, { lines, total: 20_000, payment })
  const packed = { orderId: _id.toHexString(), status: 'PACKED' } as const
  return setOrderStatus(adminId, packed, { store: registered, cards: null })
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
