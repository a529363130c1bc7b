import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { registered, unregistered } from '../../../../test/support/billers.ts'
import { buildOrder, buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { User } from '../../account/user.model.ts'
import { changeOrderLine } from '../change/change-line.service.ts'
import { OrderDocument } from '../document/document.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { setOrderStatus, unpackOrder } from './order-status.service.ts'

setUpDatabase()

const memberId = new Types.ObjectId()
type Status = OrderRecord['status']

/** Packs an order of two products at ₹100, one piece each. */
async function packOrder(store = registered) {
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
  const orderId = _id.toHexString()
  const move = (status: Status) =>
    setOrderStatus(memberId, { orderId, status }, { store, cards: null })
  const leaveOut = () => {
    const productId = lines[0]?.productId.toHexString() ?? ''
    const input = { orderId, productId, quantity: 0 }
    return changeOrderLine(memberId, input, null)
  }
  const unpack = (seen = {}) => unpackOrder(memberId, { orderId, ...seen })
  const listDocuments = async () =>
    (await OrderDocument.find({ orderId: _id }).sort({ _id: 1 }).lean()).map(
      ({ kind, number, total }) => [kind, number.slice(-6), total],
    )
  const packed = await move('PACKED')
  return { packed, move, leaveOut, unpack, listDocuments }
}

describe('unpacking an order', () => {
  it('an item found missing after packing is credited, left out, and not on the new invoice', async () => {
    const { packed, move, leaveOut, unpack, listDocuments } = await packOrder()
    await expect(leaveOut()).rejects.toThrow('packed: unpack it first')
    const unpacked = await unpack({ seenUpdatedAt: packed.updatedAt })
    expect(unpacked).toMatchObject({ status: 'CONFIRMED', invoice: { state: 'CREDITED' } })
    expect(unpacked.history.at(-1)).toMatchObject({ status: 'CONFIRMED', adminId: memberId })
    expect(await leaveOut()).toMatchObject({
      ...{ total: 10_000, refunds: [{ state: 'DUE', amount: 10_000 }] },
    })
    expect(await move('PACKED')).toMatchObject({ status: 'PACKED', invoice: { state: 'OPEN' } })
    const [[kind, number] = [], ...others] = await listDocuments()
    const next = String(Number(number) + 1).padStart(6, '0')
    expect(kind).toBe('TAX_INVOICE')
    expect(others).toEqual([
      ['CREDIT_NOTE', expect.any(String), 20_000],
      ['TAX_INVOICE', next, 10_000],
    ])
  })

  it('unpacking an order twice credits its invoice once', async () => {
    const { unpack, listDocuments } = await packOrder()
    await Promise.all([unpack(), unpack()])
    expect(await unpack()).toMatchObject({ status: 'CONFIRMED' })
    expect((await listDocuments()).map(([kind]) => kind)).toEqual(['TAX_INVOICE', 'CREDIT_NOTE'])
  })

  it('an order that has left PACKED with its invoice is unpacked in its status', async () => {
    const { move, leaveOut, unpack } = await packOrder()
    await move('PENDING')
    await expect(leaveOut()).rejects.toThrow('already has an invoice. Unpack it first')
    expect(await unpack()).toMatchObject({ status: 'PENDING', invoice: { state: 'CREDITED' } })
    expect(await leaveOut()).toMatchObject({ total: 10_000 })
  })

  it('the new invoice of an unregistered shop has the number of the first one', async () => {
    const { packed, move, leaveOut, unpack } = await packOrder(unregistered)
    expect(await unpack()).toMatchObject({ invoice: { state: 'WITHDRAWN' } })
    await leaveOut()
    const { invoice } = await move('PACKED')
    expect(invoice?.number).toBe(packed.invoice?.number)
    expect(invoice?.state).toBeUndefined()
    expect(await packOrder(unregistered)).toMatchObject({
      packed: { invoice: { number: nextNumber(invoice?.number) } },
    })
  })

  it.each(['DELIVERED', 'CANCELLED_BY_SELLER'] as const)(
    'an order that is %s is not unpacked',
    async (status) => {
      const { move, unpack } = await packOrder()
      await move(status)
      await expect(unpack()).rejects.toThrow('Only a packed order can be unpacked')
    },
  )

  it('an order that a colleague has changed, or that replaces another one, is not unpacked', async () => {
    const { packed, unpack } = await packOrder()
    await expect(unpack({ seenUpdatedAt: new Date(0) })).rejects.toThrow('This order has changed')
    const replaces = { orderId: new Types.ObjectId(), number: 'ORD-1' }
    await Order.updateOne({ _id: packed._id }, { replaces })
    await expect(unpack()).rejects.toThrow('replaces items at no charge')
  })
})

function nextNumber(number = ''): string {
  return `${number.slice(0, -6)}${String(Number(number.slice(-6)) + 1).padStart(6, '0')}`
}
