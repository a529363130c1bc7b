import mongoose, { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { registered } from '../../../../test/support/billers.ts'
import { buildOrder, buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { User } from '../../account/user.model.ts'
import { setOrderStatus } from '../desk/order-status.service.ts'
import { creditRejected } from './credit-order.service.ts'
import { OrderDocument } from './document.model.ts'

setUpDatabase()

it('lines that are rejected after the invoice get a credit note', async () => {
  const account = { name: 'Asha', email: 'a@example.com', emailKey: 'a', passwordHash: 'none' }
  const user = (await User.create(account)).toObject()
  const gst = { hsn: '2106', gstRates: [{ rate: 500, from: '2017-07-01' }] }
  const products = [await buildProduct(gst), await buildProduct(gst)]
  const lines = products.map(({ _id, name }) => ({
    ...{ productId: _id, name, unit: '', image: null, price: 10_000, discount: 0 },
    ...{ discountedPrice: 10_000, quantity: 1 },
  }))
  const { _id } = await buildOrder(user, { lines, total: 20_000 })
  const packed = { orderId: _id.toHexString(), status: 'PACKED' } as const
  const desk = { store: registered, cards: null }
  const order = await setOrderStatus(new Types.ObjectId(), packed, desk)
  const [kept, rejected] = [order.lines.slice(0, 1), order.lines.slice(1)]
  await mongoose.connection.transaction(async (session) => {
    await creditRejected(order, { kept, rejected }, session)
  })
  expect(await OrderDocument.find({ kind: 'CREDIT_NOTE' }).lean()).toMatchObject([
    { total: 10_000, lines: [{ name: products[1]?.name, quantity: 1, taxable: 9524 }] },
  ])
})
