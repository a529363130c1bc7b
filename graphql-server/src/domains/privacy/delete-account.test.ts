import mongoose, { type Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  fillCart,
  PASSWORD,
  type Shopper,
} from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { writesOutsideTransactions } from '../../../test/support/writes-outside-transactions.ts'
import { OneTimeCode } from '../../auth/one-time-code.model.ts'
import { Session } from '../../auth/session.model.ts'
import { User } from '../account/user.model.ts'
import { Address } from '../address/address.model.ts'
import { CartLine } from '../cart/cart-line.model.ts'
import { Product, type ProductRecord } from '../catalogue/record/product.model.ts'
import { Order } from '../order/record/order.model.ts'
import { Reservation } from '../order/checkout/reservation.model.ts'

const DELETE = gql(`mutation ($input: DeleteAccountInput!) {
  deleteAccount(input: $input) { userErrors { code message field } }
}`)
const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id } userErrors { message } }
}`)
const START_UPI = gql(`mutation ($input: StartUpiPaymentInput!) {
  startUpiPayment(input: $input) { userErrors { message } }
}`)
const VERIFY = gql(`mutation { requestEmailVerification { userErrors { code } } }`)

let store: TestStore
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

async function deleteAccount({ accessToken }: Shopper, currentPassword = PASSWORD) {
  const input = { currentPassword }
  const reply = await store.query(DELETE, { input }, accessToken)
  expect(reply.errors).toBeUndefined()
  return reply.data.deleteAccount.userErrors
}

async function buildLines(given?: ProductRecord) {
  const product = given ?? (await buildProduct())
  const { _id } = await buildAddress(shopper.user)
  const lines = [{ productId: product._id.toHexString(), quantity: 1 }]
  return { lines, addressId: _id.toHexString(), expectedTotal: 8900 }
}

async function placeOrder(): Promise<Types.ObjectId> {
  const input = { ...(await buildLines()), paymentMethod: 'CASH_ON_DELIVERY' }
  const { errors } = await store.query(PLACE, { input }, shopper.accessToken)
  expect(errors).toBeUndefined()
  return (await Order.findOne({ userId: shopper.user._id }).orFail().lean())._id
}

const notDeletable = (reason: string) => [
  { code: 'NOT_DELETABLE', message: `This account can't be deleted yet. ${reason}`, field: null },
]

async function countRows({ user }: Shopper) {
  const userId = user._id
  return {
    users: await User.countDocuments({ _id: userId }),
    sessions: await Session.countDocuments({ userId }),
    addresses: await Address.countDocuments({ userId }),
    cartLines: await CartLine.countDocuments({ userId }),
    codes: await OneTimeCode.countDocuments({ emailKey: user.emailKey }),
    orders: await Order.countDocuments({ userId }),
  }
}

async function fillAccount() {
  await Order.updateOne({ _id: await placeOrder() }, { $set: { status: 'DELIVERED' } })
  await buildAddress(shopper.user, { active: false })
  await fillCart(shopper.user, [await buildProduct()])
  await store.query(VERIFY, {}, shopper.accessToken)
}

describe('a deleted account', () => {
  it('a deleted account loses everything except its orders', async () => {
    await fillAccount()
    const other = await buildShopper(store.tokens)
    await buildAddress(other.user)
    const before = { users: 1, sessions: 1, addresses: 2, cartLines: 1, codes: 1, orders: 1 }
    expect(await countRows(shopper)).toEqual(before)
    expect(await deleteAccount(shopper)).toEqual([])
    const left = { users: 0, sessions: 0, addresses: 0, cartLines: 0, codes: 0, orders: 1 }
    expect(await countRows(shopper)).toEqual(left)
    expect(await countRows(other)).toMatchObject({ users: 1, sessions: 1, addresses: 1 })
  })

  it('a deleted account is logged out, and its address can be registered again', async () => {
    await deleteAccount(shopper)
    const { data } = await store.query(gql(`{ viewer { id } }`), {}, shopper.accessToken)
    expect(data).toEqual({ viewer: null })
    await expect(buildShopper(store.tokens, { email: shopper.user.email })).resolves.toBeTruthy()
  })

  it('a deleted account gets a last email at its former address', async () => {
    await deleteAccount(shopper)
    await store.sendMail()
    const mails = store.mails.filter(({ to }) => to === shopper.user.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account was deleted'])
    expect(mails[0]?.text).toContain('We keep your orders and invoices')
  })

  it('an account is deleted as a whole or not at all', async () => {
    await fillAccount()
    expect(await writesOutsideTransactions(() => deleteAccount(shopper))).toEqual([])
  })

  it.each([
    ['order of products in the cart', PLACE, true],
    ['order of other products', PLACE, false],
    ['UPI payment', START_UPI, false],
  ])(
    'a deleted account has no %s that was submitted just before',
    async (_what, mutation, isInCart) => {
      const product = await buildProduct()
      if (isInCart) await fillCart(shopper.user, [product])
      const payment = mutation === PLACE && { paymentMethod: 'CASH_ON_DELIVERY' }
      const input = { ...(await buildLines(product)), ...payment, idempotencyKey: 'one-checkout' }
      // The account is deleted after the order was drafted and before it is stored.
      const commit = vi
        .spyOn(mongoose.connection, 'transaction')
        .mockImplementationOnce(async (work) => {
          expect(await deleteAccount(shopper)).toEqual([])
          return mongoose.connection.transaction(work)
        })
      const { errors } = await store.query<unknown>(mutation, { input }, shopper.accessToken)
      commit.mockRestore()
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED'])
      const userId = shopper.user._id
      expect(await Order.countDocuments({ userId })).toBe(0)
      expect(await Reservation.countDocuments({ userId })).toBe(0)
      expect((await Product.findById(product._id).orFail().lean()).stock).toBe(product.stock)
    },
  )

  it('a deleted account leaves orders that admins can still read, without a customer', async () => {
    await fillAccount()
    await deleteAccount(shopper)
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    const { _id } = await Order.findOne({ userId: shopper.user._id }).orFail().lean()
    const query = `{ order(id: "${_id.toHexString()}") { number customer { email } } }`
    const { data, errors } = await store.query(query, {}, admin.accessToken)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ order: { customer: null } })
    await deleteAccount(admin)
  })
})

describe('rejected deletions', () => {
  it.each([
    ['with a wrong password', 'a guess', 'WRONG_PASSWORD', 'This is not your password.'],
    ['without the password', '', 'BAD_USER_INPUT', 'Please enter your password.'],
  ])('an account is not deleted %s', async (_what, password, code, message) => {
    const before = await countRows(shopper)
    expect(await deleteAccount(shopper, password)).toEqual([
      { code, message, field: 'currentPassword' },
    ])
    expect(await countRows(shopper)).toEqual(before)
  })

  it.each(['PENDING', 'CONFIRMED', 'PACKED'])(
    'an account is not deleted while an order is %s',
    async (status) => {
      const _id = await placeOrder()
      const { number } = await Order.findByIdAndUpdate(_id, { $set: { status } }).orFail().lean()
      const reason = `Order ${number} is still on its way.`
      expect(await deleteAccount(shopper)).toEqual(notDeletable(reason))
      expect(await countRows(shopper)).toMatchObject({ users: 1, sessions: 1, addresses: 1 })
    },
  )

  it('an account is not deleted while a refund is due', async () => {
    const _id = await placeOrder()
    const due = { status: 'CANCELLED_BY_SHOPPER', 'payment.state': 'REFUND_DUE' }
    const { number } = await Order.findByIdAndUpdate(_id, { $set: due }).orFail().lean()
    const reason = `The shop still owes a refund for order ${number}.`
    expect(await deleteAccount(shopper)).toEqual(notDeletable(reason))
  })

  it.each([
    ['with reserved items', true],
    ['without reserved items', false],
  ])(
    'an account is not deleted while a UPI payment %s is open, but after it has expired, with the items back in stock',
    async (_what, isHeld) => {
      const product = await buildProduct()
      const input = { ...(await buildLines(product)), idempotencyKey: 'one-checkout' }
      await store.query(START_UPI, { input }, shopper.accessToken)
      const userId = shopper.user._id
      if (!isHeld) {
        // As for users who reserve too often.
        await Product.updateOne({ _id: product._id }, { stock: product.stock })
        await Reservation.updateOne({ userId }, { isHeld })
      }
      const reason = 'You have started a UPI payment. Place the order or cancel the payment.'
      expect(await deleteAccount(shopper)).toEqual(notDeletable(reason))
      expect(await Reservation.countDocuments({ userId, isHeld })).toBe(1)
      await Reservation.updateOne({ userId }, { expiresAt: new Date(Date.now() - 1) })
      expect(await deleteAccount(shopper)).toEqual([])
      expect(await Reservation.countDocuments({ userId })).toBe(0)
      expect((await Product.findById(product._id).orFail().lean()).stock).toBe(product.stock)
    },
  )

  it("the only active admin's account is not deleted, even if two admins delete theirs at the same time", async () => {
    await User.deleteMany({ role: 'ADMIN' })
    const build = () => buildShopper(store.tokens, { role: 'ADMIN' })
    const admins = [await build(), await build()]
    await buildShopper(store.tokens, { role: 'ADMIN', status: 'Suspended' })
    const errors = (await Promise.all(admins.map((admin) => deleteAccount(admin)))).flat()
    expect(errors).toEqual(notDeletable('You are the only admin of this shop.'))
    expect(await User.countDocuments({ role: 'ADMIN', status: 'Active' })).toBe(1)
  })
})
