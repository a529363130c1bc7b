import { Types } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registered } from '../support/billers.ts'
import { Product } from '../../src/domains/catalogue/record/product.model.ts'
import { InvoiceCounter } from '../../src/domains/order/document/invoice-counter.model.ts'
import { presentDocuments } from '../../src/domains/order/document/present-documents.ts'
import { setOrderStatus } from '../../src/domains/order/desk/order-status.service.ts'
import { Order } from '../../src/domains/order/record/order.model.ts'
import { openOldStore } from './open-old-store.ts'

const adminId = new Types.ObjectId()

let old: Awaited<ReturnType<typeof openOldStore>>

beforeAll(async () => {
  old = await openOldStore('1.1.0.journal')
})
afterAll(() => old.close())

const readInvoices = async () =>
  (
    await Order.find({ 'invoice.number': { $gte: '' } })
      .sort({ _id: 1 })
      .lean()
  ).map(({ _id, invoice }) => ({ _id, invoice }))

it('invoices from version 1.1.0 and their counter stay as they are when the shop registers for GST', async () => {
  const invoices = await readInvoices()
  const counters = await InvoiceCounter.find().lean()
  expect(invoices.length).toBeGreaterThan(0)
  const [billed, other] = await Order.find({ 'invoice.number': { $gte: '' } })
    .sort({ _id: 1 })
    .lean()
  if (!billed || !other) throw new Error('There are no orders with invoices.')
  expect(presentDocuments(billed, [])).toMatchObject([
    { kind: 'INVOICE', number: billed.invoice?.number, total: billed.total },
  ])
  const desk = { store: registered, cards: null }
  const move = (status: 'PACKED' | 'CANCELLED_BY_SELLER') =>
    setOrderStatus(adminId, { orderId: other._id.toHexString(), status }, desk)
  await move('PACKED')
  await move('CANCELLED_BY_SELLER')
  expect(await readInvoices()).toEqual(invoices)
  expect(await InvoiceCounter.find().lean()).toEqual(counters)
})

it('an order from version 1.1.0 that is packed after the registration gets a tax invoice', async () => {
  await Product.updateMany({}, { hsn: '2106', gstRates: [{ rate: 500, from: '2017-07-01' }] })
  const { _id } = await Order.findOne({ status: 'PENDING', checkDue: null }).orFail().lean()
  const packed = { orderId: _id.toHexString(), status: 'PACKED' } as const
  const { invoice } = await setOrderStatus(adminId, packed, { store: registered, cards: null })
  expect(invoice).toMatchObject({ number: expect.stringMatching(/^T\d\d-\d\d\/000001$/) as string })
})
