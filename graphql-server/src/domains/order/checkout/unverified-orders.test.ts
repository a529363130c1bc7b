import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { User } from '../../account/user.model.ts'
import { Order } from '../record/order.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id } userErrors { code message } }
}`)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterEach(() => vi.useRealTimers())
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
