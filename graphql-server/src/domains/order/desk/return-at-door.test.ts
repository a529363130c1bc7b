import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildOrder,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { stockOf } from '../../../../test/support/pharmacy.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import { RegisterEntry } from '../register/register-entry.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'

const MOVE = gql(`mutation ($input: SetOrderStatusInput!) {
  payload: setOrderStatus(input: $input) {
    order {
      status updatedAt
      refunds { id reason state amount { amount } lines { name quantity } }
    }
    userErrors { code message field }
  }
}`)
const REMOVE = gql(`mutation ($input: RemoveRefundInput!) {
  payload: removeRefund(input: $input) { userErrors { message } }
}`)
const DAY = gql(`query ($day: String!) {
  cashDay(day: $day) { received { amount } paidBack { amount } rest { amount } }
}`)

let store: TestStore
let admin: Shopper
let ravi: Shopper
let asha: Shopper
let rice: ProductRecord
let dal: ProductRecord

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  ravi = await buildShopper(store.tokens, { role: 'STAFF' })
  asha = await buildShopper(store.tokens)
})
afterAll(() => store.close())
beforeEach(async () => {
  await Order.deleteMany({})
  rice = await buildProduct({ name: 'Rice', stock: 5 })
  dal = await buildProduct({ name: 'Dal', stock: 5 })
})

function lineOf({ _id, name }: ProductRecord, quantity: number): OrderLineRecord {
  return {
    ...{ productId: _id, name, image: null, unit: '1 kg', quantity },
    ...{ price: 10_000, discount: 0, discountedPrice: 10_000 },
  }
}

/** A packed order with 2 × rice and 1 × dal, for ₹300. */
const pack = (fields: Partial<OrderRecord> = {}) =>
  buildOrder(asha.user, {
    status: 'PACKED',
    lines: [lineOf(rice, 2), lineOf(dal, 1)],
    ...{ totalQuantity: 3, subtotal: 30_000, total: 30_000 },
    ...fields,
  })

/** The same order with a schedule H1 medicine in place of rice. */
function packH1(fields: Partial<OrderRecord> = {}) {
  const batches = [{ number: 'B1', expiry: '2029-01', quantity: 2 }]
  const medicine = { ...lineOf(rice, 2), schedule: 'H1', batches } as const
  return pack({
    lines: [medicine, lineOf(dal, 1)],
    check: {
      ...{ at: new Date(), adminId: admin.user._id, rejected: [] },
      ...{ patient: 'Ravi', prescriber: 'Dr. Rao' },
    },
    ...fields,
  })
}

const items = ({ _id }: ProductRecord, quantity: number) => ({
  productId: _id.toHexString(),
  quantity,
})

async function move({ _id }: OrderRecord, more: object) {
  const input = { orderId: _id.toHexString(), status: 'DELIVERED', ...more }
  return (await store.query(MOVE, { input }, ravi.accessToken)).data.payload
}

async function removeRefund({ order }: Awaited<ReturnType<typeof move>>) {
  const input = { refundId: order?.refunds[0]?.id }
  return (await store.query(REMOVE, { input }, admin.accessToken)).data.payload.userErrors
}

async function readRegister({ _id }: OrderRecord): Promise<number[]> {
  const entries = await RegisterEntry.find({ orderId: _id }).sort({ _id: 1 }).lean()
  return entries.map(({ quantity }) => quantity)
}

const setStock = (stock: number) => Product.updateOne({ _id: rice._id }, { $set: { stock } })
const byUpi = { method: 'UPI', state: 'RECEIVED', notedAt: null, adminId: null } as const
const messageOf = ({ userErrors }: Awaited<ReturnType<typeof move>>) => userErrors[0]?.message

describe('items returned at the door', () => {
  it('their price is paid back in cash, and they return to stock', async () => {
    const { order, userErrors } = await move(await pack(), { returned: [items(rice, 1)] })
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      status: 'DELIVERED',
      refunds: [
        {
          ...{ reason: 'PART_OF_LINES', state: 'REFUNDED', amount: { amount: 10_000 } },
          lines: [{ name: 'Rice', quantity: 1 }],
        },
      ],
    })
    expect([await stockOf(rice), await stockOf(dal)]).toEqual([6, 5])
    const day = { day: indianDay(new Date()) }
    expect((await store.query(DAY, day, admin.accessToken)).data.cashDay).toEqual({
      received: { amount: 30_000 },
      paidBack: { amount: 10_000 },
      rest: { amount: 20_000 },
    })
  })

  it('a refund becomes due if the order was paid by UPI', async () => {
    const order = await pack({ payment: byUpi })
    const moved = await move(order, { returned: [items(rice, 2)] })
    expect(moved.order?.refunds).toMatchObject([{ state: 'DUE', amount: { amount: 20_000 } }])
  })

  it('removing the refund takes the items from stock again, or fails if they are sold', async () => {
    const order = await pack({ payment: byUpi })
    const moved = await move(order, { returned: [items(rice, 2)] })
    await setStock(0)
    expect(await removeRefund(moved)).toHaveLength(1)
    await setStock(2)
    expect(await removeRefund(moved)).toEqual([])
    expect(await stockOf(rice)).toBe(0)
  })

  it('removing the refund of a cancelled order leaves its items in stock', async () => {
    const order = await pack({ payment: byUpi })
    const moved = await move(order, { returned: [items(rice, 1)] })
    await move(order, { status: 'CANCELLED_BY_SELLER' })
    expect(await removeRefund(moved)).toEqual([])
    expect([await stockOf(rice), await stockOf(dal)]).toEqual([7, 6])
    await move(order, { status: 'CONFIRMED' })
    expect([await stockOf(rice), await stockOf(dal)]).toEqual([5, 5])
  })

  it('removing the refund of an H1 medicine enters it in the register only if the order is delivered', async () => {
    const order = await packH1({ payment: byUpi })
    const moved = await move(order, { returned: [items(rice, 2)] })
    await move(order, { status: 'CANCELLED_BY_SELLER' })
    await move(order, { status: 'CONFIRMED' })
    expect(await removeRefund(moved)).toEqual([])
    expect(await readRegister(order)).toEqual([2, -2])
    await move(order, { pickUp: true })
    expect(await readRegister(order)).toEqual([2, -2, 2])
  })

  it('a later cancellation returns only the other items to stock', async () => {
    const order = await pack({ payment: byUpi })
    await move(order, { returned: [items(rice, 1)] })
    await move(order, { status: 'CANCELLED_BY_SELLER' })
    expect([await stockOf(rice), await stockOf(dal)]).toEqual([7, 6])
    await move(order, { status: 'CONFIRMED' })
    expect([await stockOf(rice), await stockOf(dal)]).toEqual([6, 5])
  })

  it('the delivery can no longer be undone', async () => {
    const order = await pack({ payment: byUpi })
    await move(order, { returned: [items(rice, 1)] })
    expect(messageOf(await move(order, { status: 'PACKED' }))).toBe(
      'The customer has returned items of this order at the door.',
    )
  })

  it('a repeated delivery takes nothing back again', async () => {
    const order = await pack()
    await move(order, { returned: [items(rice, 1)] })
    const again = await move(order, { returned: [items(rice, 1)] })
    expect(again).toMatchObject({ order: { refunds: [{ state: 'REFUNDED' }] }, userErrors: [] })
    expect(await stockOf(rice)).toBe(6)
  })

  it.each([
    [
      'without a delivery',
      () => ({ status: 'CONFIRMED', returned: [items(rice, 1)] }),
      'Items can only be returned when an order is delivered.',
    ],
    [
      'if nothing is left of the order',
      () => ({ returned: [items(rice, 2), items(dal, 1)] }),
      'If the customer returned everything, please cancel the order instead.',
    ],
    [
      'if the order was not paid',
      () => ({ returned: [items(rice, 1)], cashReceived: false }),
      'The payment for this order is not marked as received.',
    ],
    [
      'if the order has fewer',
      () => ({ returned: [items(rice, 3)] }),
      'Only 2 of Rice can be refunded.',
    ],
    [
      'if the product was not ordered',
      () => ({ returned: [{ productId: new Types.ObjectId().toHexString(), quantity: 1 }] }),
      'This product is not part of the order.',
    ],
  ])('they are rejected %s, and the order stays as it is', async (_case, toInput, message) => {
    const order = await pack()
    expect(messageOf(await move(order, toInput()))).toBe(message)
    expect(await Order.findById(order._id).lean()).toMatchObject({ status: 'PACKED' })
    expect(await stockOf(rice)).toBe(5)
  })

  it('they are rejected for an order that was delivered before', async () => {
    const order = await pack()
    await move(order, {})
    const again = await move(order, { returned: [items(rice, 1)] })
    expect(again.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
  })

  it('items that cost nothing are not taken back', async () => {
    const free = { ...lineOf(rice, 2), discountedPrice: 0 }
    const order = await pack({ lines: [free, lineOf(dal, 1)] })
    expect(messageOf(await move(order, { returned: [items(rice, 1)] }))).toBe(
      'These items were free. Please add them to the stock by hand.',
    )
  })

  it('H1 medicines are returned as a whole, and leave the register', async () => {
    const order = await packH1()
    expect(messageOf(await move(order, { returned: [items(rice, 1)] }))).toBe(
      'Please take back all items of Rice, or none.',
    )
    expect((await move(order, { returned: [items(rice, 2)] })).userErrors).toEqual([])
    expect(await readRegister(order)).toEqual([2, -2])
  })
})
