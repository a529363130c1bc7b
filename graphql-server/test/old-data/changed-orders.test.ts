import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { Order } from '../../src/domains/order/record/order.model.ts'
import { setUpChanges } from '../support/order-changes.ts'
import { idOf, PRICE } from '../support/pharmacy.ts'

const shop = setUpChanges()

/** An order as version 1.2.0 stores it. Two of its three packs were replaced, and a proposal for the third is open. */
function buildStored(riceId: string, other: string) {
  const at = new Date('2026-11-28T09:00:00Z')
  const change = { at, adminId: new Types.ObjectId(), productId: new Types.ObjectId(riceId) }
  const line = {
    ...{ productId: new Types.ObjectId(other), name: 'Broken rice', image: null, unit: '1 kg' },
    ...{ price: 5000, discount: 0, discountedPrice: 5000, quantity: 1 },
  }
  return {
    'payment.reduction': PRICE,
    changes: [
      {
        ...{ ...change, name: 'Rice', from: 3, to: 1, how: 'AGREED_BY_TELEPHONE' },
        substitute: { productId: line.productId, name: line.name, quantity: 1 },
      },
      { ...change, name: 'Salt', from: 2, to: 0, how: 'DIRECT' },
    ],
    proposals: [
      {
        ...{ ...change, id: '0123456789abcdef01234567', expiresAt: new Date('2099-01-01') },
        ...{ missing: 1, substitute: line },
      },
    ],
    proposalDue: new Date('2099-01-01'),
  }
}

it('stored changes, proposals and the reduction of an order are read, and its proposal can be accepted', async () => {
  const { visit } = shop.pharmacy
  const id = await shop.placeRice()
  const other = shop.products.cheaper._id.toHexString()
  await Order.collection.updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: buildStored(idOf(visit.rice), other) },
  )
  const order = await shop.read(id)
  expect(order.changes).toEqual([
    {
      ...{ by: null, name: 'Rice', from: 3, to: 1, how: 'AGREED_BY_TELEPHONE' },
      substitute: { name: 'Broken rice', quantity: 1 },
    },
    { by: null, name: 'Salt', from: 2, to: 0, how: 'DIRECT', substitute: null },
  ])
  expect(order.proposals).toMatchObject([
    {
      ...{ id: '0123456789abcdef01234567', by: null, withoutAnswer: 'LEFT_OUT' },
      missing: { quantity: 1, total: { amount: PRICE } },
      substitute: { name: 'Broken rice', quantity: 1, total: { amount: 5000 } },
    },
  ])
  const { userErrors } = await shop.answer(id, '0123456789abcdef01234567', true)
  expect(userErrors).toEqual([])
  expect((await shop.read(id)).changes).toHaveLength(3)
})
