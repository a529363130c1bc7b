import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { billers, registered, unregistered } from '../../../../test/support/billers.ts'
import { findDocumentErrors, findGaps } from '../../../../test/support/document-invariants.ts'
import { buildMedicine, buildOrder, buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { User } from '../../account/user.model.ts'
import { setOrderStatus } from '../desk/order-status.service.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { readDocuments } from '../returns/return-documents.ts'
import { parsePeriod } from '../returns/return-period.ts'
import { sumFiles } from '../returns/return-rows.ts'
import { sumReturn } from '../returns/return-sums.ts'
import { toMonth } from '../register/register.service.ts'
import { OrderDocument } from './document.model.ts'

setUpDatabase()

const BATCHES = [{ number: 'B1', expiry: '2099-12', quantity: 1 }]

/** A replacement of one item at no charge: a medicine without a GST rate, or rice. */
async function place(isMedicine: boolean): Promise<OrderRecord> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`
  const account = { name: 'Asha', email, emailKey: email, passwordHash: 'none' }
  const user = (await User.create(account)).toObject()
  const { _id: productId, name } = await (isMedicine ? buildMedicine() : buildProduct())
  const free = { price: 0, discount: 0, discountedPrice: 0, quantity: 1 }
  const line = { productId, name, unit: '', image: null, ...free }
  const medicine = { medicine: { maker: 'GSK' }, batches: BATCHES }
  const lines = [isMedicine ? { ...line, ...medicine } : line]
  const { _id: orderId, number } = await buildOrder(user, { lines })
  return buildOrder(user, { lines, total: 0, subtotal: 0, replaces: { orderId, number } })
}

const setStatus = ({ _id }: OrderRecord, status: OrderStatus, store = registered) =>
  setOrderStatus(
    new Types.ObjectId(),
    { orderId: _id.toHexString(), status },
    { store, cards: null },
  )

const documentsOf = ({ _id: orderId }: OrderRecord) =>
  OrderDocument.find({ orderId }).sort({ _id: 1 }).lean()

describe('the document of a replacement', () => {
  it('a medicine has a delivery challan at zero with its batches, and needs no rate', async () => {
    const order = await place(true)
    const packed = await setStatus(order, 'PACKED')
    const documents = await documentsOf(order)
    expect(documents).toMatchObject([
      {
        kind: 'DELIVERY_CHALLAN',
        number: expect.stringMatching(/^DC\d\d-\d\d\/\d{6}$/) as string,
        ...{ total: 0, lines: [{ total: 0, rate: 0, quantity: 1, batches: BATCHES }] },
      },
    ])
    expect(packed).toMatchObject({ invoice: { number: documents[0]?.number, state: 'OPEN' } })
    expect(packed.invoiceDue).toBeUndefined()
  })

  it('a shop without GST issues an invoice at zero', async () => {
    const order = await setStatus(await place(true), 'PACKED', unregistered)
    expect(order.invoice?.number).toMatch(/^\d{4}-\d\d\/\d{6}$/)
    expect(await documentsOf(order)).toEqual([])
  })

  it.each(billers.map((store) => [store.gstRegistration, store] as const))(
    'a replacement without medicines has none (%s)',
    async (_registration, store) => {
      const order = await setStatus(await place(false), 'PACKED', store)
      expect([order.invoice, await documentsOf(order)]).toEqual([undefined, []])
    },
  )

  it('a cancellation takes the batches back at zero, and packing it again needs a new challan', async () => {
    const order = await place(true)
    await setStatus(order, 'PACKED')
    await setStatus(order, 'CANCELLED_BY_SELLER')
    await setStatus(order, 'PACKED')
    const documents = await documentsOf(order)
    expect(documents.map(({ kind, total, lines }) => [kind, total, lines[0]?.batches])).toEqual([
      ['DELIVERY_CHALLAN', 0, BATCHES],
      ['CREDIT_NOTE', 0, BATCHES],
      ['DELIVERY_CHALLAN', 0, BATCHES],
    ])
    expect(await findDocumentErrors([await Order.findById(order._id).orFail().lean()])).toEqual([])
    expect(await findGaps()).toEqual([])
  })

  it('the GST return counts delivery challans, and has no other row for them', async () => {
    await OrderDocument.deleteMany({})
    const order = await place(true)
    await setStatus(order, 'PACKED')
    await setStatus(order, 'CANCELLED_BY_SELLER')
    const sums = await sumReturn(readDocuments(parsePeriod(toMonth(new Date()))))
    expect(sums.found).toEqual(new Map())
    expect(sumFiles.HSN_B2C.listRows(sums)).toEqual([])
    const natures = sumFiles.DOCUMENTS.listRows(sums).map(([nature]) => nature)
    expect(natures).toEqual([
      'Credit Note',
      'Delivery Challan in case other than by way of supply (excluding at S no. 9 to 11)',
    ])
  })
})
