import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildOrder,
  buildPartnerKey,
  buildProduct,
  buildShopper,
  buildWebhook,
  idOfMoment,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { writeCredit, writeInvoice } from '../../../../test/support/order-documents.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { recordWhile } from '../../catalogue/csv/product-import.service.ts'
import { Webhook } from '../../webhook/webhook.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { OrderDocument } from '../document/document.model.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { DailySales, SalesProgress } from './daily-sales.model.ts'
import { createSalesCounter } from './sales-counter.service.ts'
import { reportSales, type DayFigures } from './sales-report.service.ts'

/** In India, a new day began 90 minutes ago. */
const NOW = new Date('2026-11-24T20:00:00Z')
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)
const rice = new Types.ObjectId()
const milk = new Types.ObjectId()

let store: TestStore
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())
beforeEach(async () => {
  const models = [Order, OrderDocument, DailySales, SalesProgress]
  await Promise.all(models.map((model) => model.deleteMany()))
})

interface Sold {
  at?: Date
  productId?: Types.ObjectId
  quantity?: number
  price?: number
  more?: Partial<OrderRecord>
}

/** Places an order with one line. */
async function place({
  at = ago(HOUR_MS),
  productId = rice,
  quantity = 1,
  price = 100_00,
  more,
}: Sold = {}) {
  const line = { productId, name: 'Rice', image: null, unit: '1 kg', discount: 0, quantity }
  return buildOrder(shopper.user, {
    _id: idOfMoment(at),
    lines: [{ ...line, price, discountedPrice: price }],
    total: price * quantity,
    createdAt: at,
    updatedAt: at,
    ...more,
  })
}

/** Counts what has changed and returns the report. */
async function report(counter = createSalesCounter(() => NOW)) {
  await counter.update()
  return reportSales(NOW)
}

const cancelled = { status: 'CANCELLED_BY_SELLER' } as const
const IN_CASH = { method: 'CASH_ON_DELIVERY', notedAt: null, adminId: null } as const

describe('sales', () => {
  it('sales are counted by Indian days, without the totals of cancelled orders', async () => {
    await place({ at: ago(HOUR_MS), quantity: 2 })
    await place({ at: ago(HOUR_MS), more: cancelled })
    // Yesterday in India, today in UTC.
    await place({ at: ago(2 * HOUR_MS), price: 50_00 })
    const { days, periods } = await report()
    expect(days).toHaveLength(30)
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-24', orders: 1, cancelled: 0, revenue: 50_00, gross: 0, refunds: 0 },
      { day: '2026-11-25', orders: 2, cancelled: 1, revenue: 200_00, gross: 0, refunds: 0 },
    ])
    expect(periods[0]).toMatchObject({
      days: 1,
      current: { orders: 2, cancelled: 1, revenue: 200_00 },
      previous: { orders: 1, cancelled: 0, revenue: 50_00 },
    })
  })

  it("a period's sales are compared with as many days before", async () => {
    for (const day of [0, 6, 7, 13, 14, 29, 30, 59, 60]) await place({ at: ago(day * DAY_MS) })
    const { periods } = await report()
    expect(
      periods.map(({ days, current, previous }) => [days, current.orders, previous.orders]),
    ).toEqual([
      [1, 1, 0],
      [7, 2, 2],
      [30, 6, 2],
    ])
  })

  it('sales list the products with the most items sold and with the highest revenue', async () => {
    await place({ productId: milk, quantity: 3, price: 10_00 })
    await place({ productId: milk, quantity: 4, price: 10_00, at: ago(3 * DAY_MS) })
    await place({ productId: rice, quantity: 1, price: 60_00 })
    await place({ productId: rice, quantity: 9, more: cancelled })
    const { periods } = await report()
    const [day, week] = periods
    expect(week?.byPieces.map(({ productId, pieces }) => [productId, pieces])).toEqual([
      [milk, 7],
      [rice, 1],
    ])
    expect(week?.byRevenue.map(({ revenue }) => revenue)).toEqual([70_00, 60_00])
    expect(day?.byRevenue.map(({ productId }) => productId)).toEqual([rice, milk])
  })

  it('sales follow changes to orders, including orders that another process has counted before', async () => {
    const { _id } = await place({ at: ago(3 * DAY_MS) })
    const counter = createSalesCounter(() => NOW)
    expect((await report(counter)).periods[1]?.current.revenue).toBe(100_00)
    await Order.updateOne({ _id }, { $set: cancelled })
    expect((await report(counter)).periods[1]?.current.revenue).toBe(0)
    expect((await report()).periods[1]?.current).toMatchObject({
      orders: 1,
      cancelled: 1,
      revenue: 0,
    })
    await Order.updateOne({ _id }, { $set: { status: 'CONFIRMED' } })
    expect((await report(counter)).periods[1]?.current.revenue).toBe(100_00)
  })

  it('sales include an order whose transaction ended after others were counted', async () => {
    const counter = createSalesCounter(() => NOW)
    await counter.update()
    await place({ at: ago(60_000) })
    expect((await report(counter)).periods[0]?.current.orders).toBe(1)
  })

  it('sales are recounted if another process has written the day since', async () => {
    const counter = createSalesCounter(() => NOW)
    const nothing = DailySales.updateOne({ _id: 'another day' }, { $set: { version: 1 } })
    await place({ at: ago(DAY_MS) })
    vi.spyOn(DailySales, 'updateOne').mockReturnValueOnce(nothing)
    expect((await report(counter)).periods[1]?.current.orders).toBe(0)
    expect((await report(counter)).periods[1]?.current.orders).toBe(1)
  })

  it('sales are counted once when several processes count them at the same time', async () => {
    const counters = [1, 2, 3].map(() => createSalesCounter(() => NOW))
    await place()
    await Promise.all(counters.map((counter) => counter.update()))
    await place()
    await Promise.all(counters.map((counter) => counter.update()))
    expect((await report(counters[0])).periods[0]?.current.orders).toBe(2)
  })

  it('sales are read with one command when nothing has changed', async () => {
    await place()
    const counter = createSalesCounter(() => NOW)
    await counter.update()
    expect(await store.recordCommands(() => counter.update())).toEqual(['find'])
  })

  it('sales forget days that are no longer shown, unless an order from them is open', async () => {
    const old = { at: ago(70 * DAY_MS) }
    const payment = { ...IN_CASH, state: 'RECEIVED' as const }
    await place({ ...old, more: { status: 'DELIVERED', payment } })
    const { _id } = await place({ at: ago(80 * DAY_MS) })
    const { open } = await report()
    expect(open).toMatchObject({ newOrders: 1, oldestNewAt: ago(80 * DAY_MS) })
    expect(await DailySales.find({}, { _id: 1 }).sort({ _id: 1 }).lean()).toEqual([
      { _id: '2026-09-06' },
      { _id: '2026-11-25' },
    ])
    await Order.updateOne({ _id }, { $set: { status: 'DELIVERED' } })
    expect((await report()).open).toMatchObject({ newOrders: 0, oldestNewAt: null })
  })
})

describe('gross and net sales', () => {
  const invoice = (at: Date, state?: 'OPEN') => ({
    ...{ number: `2026-27/${at.getTime()}`, issuedAt: at, buyerName: 'Asha' },
    seller: { name: 'Shop', address: '', phone: '', email: '' },
    ...(state && { state }),
  })
  const refundOf = (amount: number, at: Date | null, more: Partial<RefundRecord> = {}) => ({
    ...{ id: 'r1', reason: 'GOODWILL' as const, amount, from: 'RECEIVED' as const, addedAt: NOW },
    ...(at ? { state: 'REFUNDED' as const, refundedAt: at } : { state: 'DUE' as const }),
    ...more,
  })
  const lastDays = (days: DayFigures[], count: number) =>
    days.slice(-count).map(({ gross, refunds }) => [gross, refunds])

  it('documents count on the day when they were issued, whenever their order was placed', async () => {
    const placed = await place({ at: ago(3 * DAY_MS), more: { invoice: invoice(NOW, 'OPEN') } })
    const bill = writeInvoice({ lines: [{ total: 100_00, percent: 5 }] })
    const issued = { ...bill, orderId: placed._id, issuedAt: ago(2 * DAY_MS) }
    const credit = writeCredit(issued, 30_00, { number: 'CN26-27/000009', issuedAt: ago(HOUR_MS) })
    await OrderDocument.insertMany([issued, credit], { lean: true })
    expect(lastDays((await report()).days, 4)).toEqual([
      [0, 0],
      [100_00, 0],
      [0, 0],
      [0, 30_00],
    ])
  })

  it('without GST, refunds count on the day when they were made, but not before the invoice', async () => {
    const paid = { price: 500_00, at: ago(4 * DAY_MS) }
    const billed = { invoice: invoice(ago(2 * DAY_MS)) }
    const refunds = [
      refundOf(10_00, ago(3 * DAY_MS)),
      refundOf(20_00, ago(DAY_MS), { id: 'r2', reason: 'PART_OF_LINES' }),
      refundOf(40_00, ago(DAY_MS), { id: 'r3', reason: 'PAID_TWICE' }),
      refundOf(80_00, null, { id: 'r4' }),
    ]
    await place({ ...paid, more: { ...billed, refunds } })
    expect(lastDays((await report()).days, 4)).toEqual([
      [0, 0],
      [500_00, 10_00],
      [0, 20_00],
      [0, 0],
    ])
  })

  it('an invoice that is marked as cancelled does not count, and counts again when the order is reopened', async () => {
    const counter = createSalesCounter(() => NOW)
    const { _id } = await place({ more: { ...cancelled, invoice: invoice(ago(DAY_MS)) } })
    expect(lastDays((await report(counter)).days, 2)).toEqual([
      [0, 0],
      [0, 0],
    ])
    await Order.updateOne({ _id }, { $set: { status: 'PACKED' } })
    expect(lastDays((await report(counter)).days, 2)).toEqual([
      [100_00, 0],
      [0, 0],
    ])
  })

  it('a refund that fails at the card provider afterwards no longer counts', async () => {
    const counter = createSalesCounter(() => NOW)
    const refunds = [refundOf(10_00, ago(DAY_MS))]
    const { _id } = await place({ more: { invoice: invoice(ago(2 * DAY_MS)), refunds } })
    expect((await report(counter)).periods[1]?.current).toMatchObject({ refunds: 10_00 })
    const failed = [refundOf(10_00, null, { failedReference: 're_1' })]
    await Order.updateOne({ _id }, { $set: { refunds: failed } })
    expect((await report(counter)).periods[1]?.current).toMatchObject({ refunds: 0 })
  })

  it('documents still count after the shop ended its registration and billed the order again', async () => {
    const { _id } = await place({ at: ago(3 * DAY_MS), more: { invoice: invoice(NOW) } })
    const bill = writeInvoice({ lines: [{ total: 100_00, percent: 5 }] })
    const issued = { ...bill, orderId: _id, issuedAt: ago(2 * DAY_MS) }
    await OrderDocument.insertMany([issued], { lean: true })
    expect(lastDays((await report()).days, 3)).toEqual([
      [100_00, 0],
      [0, 0],
      [100_00, 0],
    ])
  })

  it('days that an older version has counted are counted again', async () => {
    await place({ at: ago(3 * DAY_MS), more: { invoice: invoice(ago(2 * DAY_MS)) } })
    await SalesProgress.create({ _id: 'orders, with cash', countedUntil: NOW })
    expect((await report()).periods[1]?.current).toMatchObject({ gross: 100_00 })
  })
})

describe('the overview', () => {
  const OVERVIEW = gql(`{ overview {
    toDo { newOrders oldestNewOrderAt paymentsToVerify refundsDue prescriptionsToCheck outOfStock lowStock failingWebhooks importsToFix withoutGstRate }
    periods {
      days
      current { orders cancelled cancelledPercent revenue { amount } gross { amount } refunds { amount } net { amount } averageOrder { amount } }
      previous { averageOrder { amount } cancelledPercent }
      bestByPieces { productId name unit pieces revenue { amount } }
    }
    days { day figures { revenue { amount } } }
  } }`)

  it("the overview shows open work and the shop's sales, with six commands", async () => {
    const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
    const at = new Date()
    await place({ at })
    await place({ at, price: 50_01, more: { payment: payment('CLAIMED'), status: 'CONFIRMED' } })
    await place({ at, more: { ...cancelled, payment: payment('REFUND_DUE') } })
    await place({ at, more: { checkDue: true } })
    for (const stock of [0, 0, 5, 6]) await buildProduct({ stock })
    const failing = await buildWebhook((await buildPartnerKey()).key)
    await buildWebhook((await buildPartnerKey()).key)
    await Webhook.updateOne({ _id: failing._id }, { $set: { failingSince: at } })
    const summary = { rows: 2, created: 1, changed: 0, refused: 1 }
    const unrecorded = (error: unknown) => {
      throw error
    }
    const recording = { adminId: null, fileName: null, refusals: [], onFailure: unrecorded }
    await recordWhile(recording, () => Promise.resolve(summary))
    await createSalesCounter().update()
    await store.lookForSearch()
    const commands = await store.recordCommands(async () => {
      const { data } = await store.query(OVERVIEW, {}, accessToken)
      expect(data.overview.toDo).toEqual({
        ...{ newOrders: 2, oldestNewOrderAt: at.toISOString(), paymentsToVerify: 1 },
        ...{ refundsDue: 1, prescriptionsToCheck: 1, outOfStock: 2, lowStock: 1 },
        failingWebhooks: 1,
        importsToFix: 1,
        withoutGstRate: null,
      })
      expect(data.overview.periods[0]).toMatchObject({
        current: { orders: 4, cancelled: 1, cancelledPercent: 25, averageOrder: { amount: 83_34 } },
        previous: { averageOrder: null, cancelledPercent: null },
        bestByPieces: [{ productId: rice.toHexString(), name: 'Rice', unit: '1 kg', pieces: 3 }],
      })
    })
    expect(commands).toHaveLength(6)
  })
})

function payment(state: OrderRecord['payment']['state']): OrderRecord['payment'] {
  return { method: 'UPI', state, notedAt: null, adminId: null }
}
