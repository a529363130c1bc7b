import { Types } from 'mongoose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unregistered } from '../../../../test/support/billers.ts'
import { buildOrder } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { BagList } from '../packing/bag-list.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { setOrderStatus } from './order-status.service.ts'

setUpDatabase()

const customer = { _id: new Types.ObjectId() }
const adminId = new Types.ObjectId()

beforeEach(async () => {
  await Promise.all([Order.deleteMany({}), BagList.deleteMany({})])
})
afterEach(() => vi.useRealTimers())

const place = (fields: Partial<OrderRecord> = {}) => buildOrder(customer, fields)

/** Returns the order's bag number. */
async function move({ _id }: OrderRecord, status: OrderStatus): Promise<number | undefined> {
  const orderId = _id.toHexString()
  const services = { store: unregistered, cards: null }
  return (await setOrderStatus(adminId, { orderId, status }, services)).bag
}

const confirm = async () => {
  const order = await place()
  return { order, bag: await move(order, 'CONFIRMED') }
}

function skipDays(days: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
}

describe('bag numbers', () => {
  it('an order gets the lowest free bag number when it is confirmed, and keeps it', async () => {
    const { order, bag } = await confirm()
    expect(bag).toBe(1)
    expect((await confirm()).bag).toBe(2)
    expect(await move(order, 'PACKED')).toBe(1)
    expect(await move(order, 'CONFIRMED')).toBe(1)
    expect(await move(order, 'PENDING')).toBe(1)
    expect(await move(order, 'CONFIRMED')).toBe(1)
  })

  it('an order that is packed without being confirmed gets a bag number', async () => {
    expect(await move(await place(), 'PACKED')).toBe(1)
  })

  it('orders that were confirmed by an older release stay without a bag number', async () => {
    expect(await move(await place({ status: 'CONFIRMED' }), 'PACKED')).toBeUndefined()
  })

  it('orders that are confirmed at the same time never share a bag number', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => place()))
    const bags = await Promise.all(orders.map((order) => move(order, 'CONFIRMED')))
    expect(bags.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    )
  })

  it('numbers of delivered and cancelled orders are free again on the next day', async () => {
    const [delivered, open, cancelled] = [await confirm(), await confirm(), await confirm()]
    await move(delivered.order, 'DELIVERED')
    await move(cancelled.order, 'CANCELLED_BY_SELLER')
    expect((await confirm()).bag, 'on the same day, customers may still ask for it').toBe(4)
    skipDays(1)
    const next = [await confirm(), await confirm()]
    expect(next.map(({ bag }) => bag)).toEqual([1, 3])
    expect((await Order.findById(open.order._id).lean())?.bag).toBe(2)
  })

  it('an order that is reopened later gets another number if its own was given away', async () => {
    const { order } = await confirm()
    await move(order, 'DELIVERED')
    skipDays(1)
    await confirm()
    expect(await move(order, 'PACKED')).toBe(2)
  })

  it('an order is confirmed without a bag number when all 99 are taken', async () => {
    const { order } = await confirm()
    const { bags: [first] = [] } = (await BagList.findById('bags').lean()) ?? {}
    const bags = Array.from({ length: 99 }, (_, n) => ({ ...first, number: n + 1 }))
    await BagList.updateOne({ _id: 'bags' }, { $set: { bags } })
    expect((await confirm()).bag).toBeUndefined()
    expect(order.bag).toBeUndefined()
  })
})
