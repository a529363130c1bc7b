import { Types } from 'mongoose'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  buildAddress,
  buildOrder,
  buildProduct,
  buildShopper,
  idOfMoment,
  type Shopper,
  WITHOUT_CARDS,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { User } from '../../account/user.model.ts'
import { BegunPayment } from '../payment/begun-payment.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { tryPlaceOrder } from './place-order.service.ts'
import type { Placement } from './placement.ts'
import { startUpiPayment } from './upi-payment.service.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id } userErrors { code message } }
}`)

/** Without a conflict, the other order would have been placed by then. */
const LONG_ENOUGH_MS = 300

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => store.close())

/** Places this many cash orders at once. Returns the error codes of the orders that were not placed. */
async function placeAtOnce({ user, accessToken }: Shopper, count: number) {
  const product = await buildProduct({ stock: 1000 })
  const address = await buildAddress(user)
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: address._id.toHexString(),
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 8_900,
  }
  const replies = await Promise.all(
    Array.from({ length: count }, () => store.query(PLACE, { input }, accessToken)),
  )
  return replies.flatMap(({ data }) => data.placeOrder.userErrors.map(({ code }) => code))
}

const countOrders = ({ user }: Shopper) => Order.countDocuments({ userId: user._id })
const unverified = () => buildShopper(store.tokens, { emailVerified: false })

describe('an account whose email is not verified', () => {
  it('an account with an unverified email address has at most three open cash orders, even when ten are placed at once', async () => {
    const shopper = await unverified()
    expect(await placeAtOnce(shopper, 10)).toEqual(Array(7).fill('EMAIL_NOT_VERIFIED'))
    expect(await countOrders(shopper)).toBe(3)
  })

  it('an account can order more once its email is verified or an order was delivered', async () => {
    const shopper = await unverified()
    await placeAtOnce(shopper, 4)
    await Order.updateOne({ userId: shopper.user._id }, { $set: { status: 'DELIVERED' } })
    expect(await placeAtOnce(shopper, 2)).toEqual(['EMAIL_NOT_VERIFIED'])
    await User.updateOne({ _id: shopper.user._id }, { $set: { emailVerified: true } })
    expect(await placeAtOnce(shopper, 2)).toEqual([])
    expect(await countOrders(shopper)).toBe(6)
  })
})

describe('the orders of a day', () => {
  const LIMITED = { ...WITHOUT_CARDS, limits: { isOn: true } }
  const REJECTED = [
    {
      code: 'RATE_LIMITED',
      message: 'You can place at most 50 orders in 24 hours. Please try again in 24 hours.',
    },
  ]

  async function buildLines() {
    const product = await buildProduct({ price: 8_900, discount: 0, stock: 1000 })
    return { lines: [{ productId: product._id.toHexString(), quantity: 1 }] }
  }

  async function openShopper() {
    const { user } = await buildShopper(store.tokens)
    const address = await buildAddress(user)
    const input = {
      ...(await buildLines()),
      addressId: address._id.toHexString(),
      expectedTotal: 8_900,
    }
    const place = (more: object = {}, placement: Placement | null = null) => {
      const submission = { ...input, paymentMethod: 'CASH_ON_DELIVERY', ...more }
      return tryPlaceOrder(user._id, submission, LIMITED, placement)
    }
    const pay = (idempotencyKey: string) => {
      const submission = { ...input, idempotencyKey }
      return startUpiPayment(user._id, submission, LIMITED, () => Promise.resolve(true))
    }
    const build = (count: number, fields: Partial<OrderRecord> = {}) =>
      Promise.all(Array.from({ length: count }, () => buildOrder(user, fields)))
    return { userId: user._id, place, pay, build }
  }

  it('an order counts another one of the customer that is placed at the same moment', async () => {
    const { place, build } = await openShopper()
    await build(49)
    const [lines, otherLines] = [await buildLines(), await buildLines()]
    let other: ReturnType<typeof place> | undefined
    vi.spyOn(Order, 'insertMany').mockImplementationOnce(async (...given) => {
      other = place(otherLines)
      await Promise.race([other, setTimeout(LONG_ENOUGH_MS)])
      return Order.insertMany(...given)
    })
    expect((await place(lines)).userErrors).toEqual([])
    expect((await other)?.userErrors).toMatchObject(REJECTED)
  })

  it('cancelled orders of the day count, but not older orders and those of the team', async () => {
    const { place, build } = await openShopper()
    const placement = { how: 'TELEPHONE', adminId: new Types.ObjectId() } as const
    await build(60, { placement })
    for (let n = 0; n < 60; n += 1)
      await build(1, { _id: idOfMoment(new Date(Date.now() - DAY_MS - 60_000)) })
    await build(49, { status: 'CANCELLED_BY_SHOPPER' })
    expect((await place()).userErrors).toEqual([])
    expect((await place()).userErrors).toMatchObject(REJECTED)
    expect((await place({}, placement)).userErrors).toEqual([])
  })

  it('a repeated submission returns its order although no further one can be placed', async () => {
    const { place, build } = await openShopper()
    await build(49)
    const { order } = await place({ idempotencyKey: 'the last of the day' })
    expect(order).not.toBeNull()
    expect((await place({ idempotencyKey: 'the last of the day' })).order?._id).toEqual(order?._id)
  })

  it('a UPI payment that has begun can be ordered, but no further one begins', async () => {
    const { place, pay, build } = await openShopper()
    await build(49)
    await pay('a payment that has begun')
    expect((await place()).userErrors).toEqual([])
    const paid = { idempotencyKey: 'a payment that has begun', paymentMethod: 'UPI' }
    expect((await place(paid)).userErrors).toEqual([])
    await expect(pay('a further payment')).rejects.toMatchObject({ userErrors: REJECTED })
  })

  it('a customer can begin fifty UPI payments in half an hour', async () => {
    const { userId, pay } = await openShopper()
    const at = new Date(Date.now() - 20 * 60_000)
    const begun = { userId, total: 1, idempotencyKey: 'x', at, heldUntil: at }
    await BegunPayment.insertMany(
      Array.from({ length: 49 }, (_, n) => ({ ...begun, reference: `KC${n}` })),
    )
    await pay('the fiftieth payment')
    await expect(pay('one payment too many')).rejects.toMatchObject({
      userErrors: [
        {
          code: 'RATE_LIMITED',
          message: 'You have begun too many UPI payments. Please try again in 10 minutes.',
        },
      ],
    })
    await BegunPayment.updateMany({ userId }, { at: new Date(Date.now() - 31 * 60_000) })
    await pay('a payment after half an hour')
    expect(await BegunPayment.countDocuments({ userId })).toBe(50)
  })
})

describe('several orders by a customer within minutes', () => {
  it("a customer's orders within minutes are confirmed in one email after the first", async () => {
    const shopper = await buildShopper(store.tokens)
    const mails = () => store.mails.filter(({ to }) => to === shopper.user.email)
    await placeAtOnce(shopper, 1)
    await store.sendMail()
    expect(mails()).toHaveLength(1)
    await placeAtOnce(shopper, 12)
    await store.sendMail()
    expect(mails()).toHaveLength(1)
    vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] })
    await store.sendMail()
    vi.useRealTimers()
    expect(mails().map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Order received: ORD-\w+, ₹89$/),
      'Orders received: 12, ₹1,068',
    ])
    expect(mails()[1]?.text.match(/ORD-\w+: ₹89/g)).toHaveLength(12)
    await store.sendMail()
    expect(mails()).toHaveLength(2)
  })
})
