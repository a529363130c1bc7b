import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildProduct, SCHEDULE_X } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { buildUpiShopper } from '../../../../test/support/upi-shopper.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'
import { createMatcher } from '../payment/statement/match-transfers.service.ts'
import { cancelUpiPayment } from './upi-payment.service.ts'
import { requestUpiRefund } from './upi-refund.service.ts'
import { expireReservations, findReservation } from './reservation.service.ts'
import { listReservations, releaseReservation } from './reserved-stock.service.ts'

setUpDatabase()
afterEach(() => vi.useRealTimers())

const MINUTE_MS = 60_000
const build = (stock: number) => buildProduct({ price: 1_000, discount: 0, stock })
const stockOf = async ({ _id }: ProductRecord) => (await Product.findById(_id).lean())?.stock

describe('the time for which an account reserves', () => {
  it('an account holds items for at most half of any half hour, however often it begins', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shopper = await buildUpiShopper()
    const product = await build(4)
    const soldOut: boolean[] = []
    for (let minute = 0; minute < 60; minute += 1) {
      await expireReservations()
      await shopper.start([[product, 4]], `again-and-again-${minute}`)
      soldOut.push((await stockOf(product)) === 0)
      vi.setSystemTime(Date.now() + MINUTE_MS)
    }
    const windows = soldOut.map((_isOut, at) => soldOut.slice(at, at + 30)).slice(0, 31)
    const minutes = windows.map((window) => window.filter(Boolean).length)
    expect(Math.max(...minutes)).toBeLessThanOrEqual(15)
    expect(Math.min(...minutes)).toBeGreaterThan(5)
  })

  it('only the time that a reservation lasts counts towards the limit', async () => {
    const shopper = await buildUpiShopper()
    const product = await build(4)
    for (let n = 0; n < 4; n += 1) {
      const { upiPayment, reference } = await shopper.start([[product, 4]], `short-time-${n}`)
      expect(upiPayment.isHeld).toBe(true)
      await cancelUpiPayment(shopper.userId, reference)
    }
  })
})

describe('accounts without a delivered order', () => {
  it('new accounts together reserve at most half the items of a product, and pay for more without a reservation', async () => {
    const product = await build(10)
    const shoppers = await Promise.all([1, 2, 3].map(() => buildUpiShopper({ isKnown: false })))
    const begun = await Promise.all(
      shoppers.map((shopper, n) => shopper.start([[product, 3]], `new-account-${n}`)),
    )
    expect(begun.filter(({ upiPayment }) => upiPayment.isHeld)).toHaveLength(1)
    expect(await stockOf(product)).toBe(7)
    const known = await buildUpiShopper()
    expect((await known.start([[product, 7]], 'known-account')).upiPayment.isHeld).toBe(true)
  })

  it('a new account may reserve the last item', async () => {
    const product = await build(1)
    const shopper = await buildUpiShopper({ isKnown: false })
    expect((await shopper.start([[product, 1]], 'last-piece')).upiPayment.isHeld).toBe(true)
  })
})

describe('the team', () => {
  it('the team sees who has reserved a product, and can release it', async () => {
    const product = await build(4)
    const shopper = await buildUpiShopper()
    const { upiPayment } = await shopper.start([[product, 4]], 'to-release-1')
    const productId = product._id.toHexString()
    const { edges } = await listReservations({ productId, first: 5 })
    expect(edges).toMatchObject([{ node: { userId: shopper.userId, totalQuantity: 4 } }])
    const id = upiPayment._id.toHexString()
    await releaseReservation(id)
    expect(await stockOf(product)).toBe(4)
    expect((await listReservations({ productId, first: 5 })).edges).toEqual([])
    await expect(releaseReservation(id)).rejects.toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect(await stockOf(product)).toBe(4)
  })

  it('either the team releases a reservation or the customer orders, never both', async () => {
    for (let n = 0; n < 5; n += 1) {
      const product = await build(4)
      const shopper = await buildUpiShopper()
      const { upiPayment } = await shopper.start([[product, 4]], `paying-now-${n}`)
      const releasing = releaseReservation(upiPayment._id.toHexString()).catch(() => null)
      const [, { order }] = await Promise.all([
        releasing,
        shopper.place([[product, 4]], `paying-now-${n}`),
      ])
      expect(order).not.toBeNull()
      expect(await stockOf(product)).toBe(0)
    }
  })
})

describe('a payment whose reservation was released', () => {
  it('a payment whose reservation was released becomes an order while there is enough stock', async () => {
    const product = await build(4)
    const shopper = await buildUpiShopper()
    const { upiPayment, reference } = await shopper.start([[product, 4]], 'paid-anyway')
    await releaseReservation(upiPayment._id.toHexString())
    const { order } = await shopper.place([[product, 4]], 'paid-anyway')
    expect(order).toMatchObject({ payment: { upiReference: reference, state: 'CLAIMED' } })
    expect(await findReservation(shopper.userId)).toBeNull()
  })

  it('a payment whose reservation was released becomes a refund that a bank statement matches if its items are gone', async () => {
    const product = await build(4)
    const shopper = await buildUpiShopper()
    const { upiPayment, reference } = await shopper.start([[product, 4]], 'paid-and-gone')
    await releaseReservation(upiPayment._id.toHexString())
    await Product.updateOne({ _id: product._id }, { stock: 1 })
    const { order, userErrors } = await shopper.place([[product, 4]], 'paid-and-gone')
    expect({ order, code: userErrors[0]?.code }).toEqual({ order: null, code: 'NOT_ENOUGH_STOCK' })
    const { addressId } = shopper
    const refunded = await requestUpiRefund(shopper.userId, { reference, addressId })
    expect(refunded).toMatchObject({
      status: 'CANCELLED_BY_SELLER',
      total: 4_000,
      payment: { state: 'REFUND_DUE', refund: { from: 'CLAIMED' }, upiReference: reference },
    })
    expect(await requestUpiRefund(shopper.userId, { reference, addressId })).toMatchObject({
      number: refunded.number,
    })
    expect(await stockOf(product)).toBe(1)
    const transfer = { line: 2, date: '2026-11-26', description: reference, reference: '' }
    const [match] = await createMatcher()([{ ...transfer, amount: 4_000 }])
    expect(match).toMatchObject({ state: 'MATCHED', order: { number: refunded.number } })
  })

  it('a payment whose reservation was released is refunded beside an order that was then paid in cash', async () => {
    const product = await build(4)
    const shopper = await buildUpiShopper()
    const { reference } = await shopper.start([[product, 1]], 'paid-twice')
    await shopper.place([[product, 1]], 'paid-twice', { paymentMethod: 'CASH_ON_DELIVERY' })
    const { addressId } = shopper
    await requestUpiRefund(shopper.userId, { reference, addressId })
    const states = await Order.find({ userId: shopper.userId, status: { $ne: 'DELIVERED' } })
    expect(states.map(({ payment }) => payment.state).sort()).toEqual(['DUE', 'REFUND_DUE'])
    expect(await stockOf(product)).toBe(3)
  })
})

describe('a medicine whose schedule changed after it was reserved', () => {
  const setSchedule = ({ _id }: ProductRecord, schedule: 'H' | 'X' | 'NONE') =>
    Product.updateOne({ _id }, { medicine: { ...SCHEDULE_X, schedule } })

  it.each(['H', 'X'] as const)(
    'a medicine that got schedule %s after it was reserved is ordered, and waits for the check',
    async (schedule) => {
      const product = await build(4)
      const shopper = await buildUpiShopper()
      await shopper.start([[product, 1]], `schedule-${schedule}-1`)
      await setSchedule(product, schedule)
      const { order, userErrors } = await shopper.place([[product, 1]], `schedule-${schedule}-1`)
      expect(userErrors).toEqual([])
      expect(order).toMatchObject({ checkDue: true, lines: [{ schedule }] })
    },
  )

  it('a reserved medicine needs no prescription if it no longer requires one', async () => {
    const product = await build(4)
    const shopper = await buildUpiShopper()
    await shopper.start([[product, 1]], 'schedule-none-1')
    await setSchedule(product, 'NONE')
    const { order } = await shopper.place([[product, 1]], 'schedule-none-1')
    expect(order?.checkDue).toBeUndefined()
    expect(order?.lines[0]?.schedule).toBeUndefined()
  })
})
