import mongoose from 'mongoose'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BLOCK, changeCustomer, UNBLOCK } from '../../../../test/support/customers.ts'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { lockUser } from '../../account/people.service.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import { CustomerNotes } from '../../customer/customer-notes.model.ts'
import { Order } from '../record/order.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) { order { id } userErrors { code reason message field } }
}`)
const VIEWER = gql(`{ viewer { cashUnavailable } }`)
const SENTENCE =
  'Cash on delivery is not available for your account. Pay by UPI or card, or call the shop.'
/** Without a conflict, the other write would have ended by then. */
const LONG_ENOUGH_MS = 500
const REASON = 'Refused two deliveries'

let store: TestStore
let admin: Shopper
let shopper: Shopper
let addressId: string
let rice: ProductRecord

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
  addressId = (await buildAddress(shopper.user))._id.toHexString()
  rice = await buildProduct({ price: 10_000, discount: 0, stock: 10 })
})
afterAll(() => store.close())

async function place(more: object = {}) {
  const lines = [{ productId: rice._id.toHexString(), quantity: 1 }]
  const cash = { paymentMethod: 'CASH_ON_DELIVERY', expectedTotal: 10_000 }
  const input = { lines, addressId, ...cash, ...more }
  const { data, errors } = await store.query(PLACE, { input }, shopper.accessToken)
  expect(errors).toBeUndefined()
  return data.payload
}

const block = (version = 0) =>
  changeCustomer({ store, admin }, BLOCK, shopper, { version, reason: REASON })
const stock = async () => (await Product.findById(rice._id).lean())?.stock
const readSentence = async () =>
  (await store.query(VIEWER, {}, shopper.accessToken)).data.viewer?.cashUnavailable

describe('a customer for whom cash is blocked', () => {
  it.each(['DELIVERY', 'PICK_UP'])(
    'an order in cash is rejected with a sentence that does not contain the reason (%s)',
    async (fulfilment) => {
      store.settings.pickUpForAll = true
      await block()
      const payload = await place({ fulfilment })
      expect(payload).toEqual({
        order: null,
        userErrors: [
          {
            ...{ code: 'CASH_BLOCKED', reason: 'CASH_BLOCKED', message: SENTENCE },
            field: 'paymentMethod',
          },
        ],
      })
      expect(await stock()).toBe(10)
    },
  )

  it('an order by UPI is accepted', async () => {
    await block()
    const { order } = await place({ paymentMethod: 'UPI', upiTransactionId: '123456789012' })
    expect(order).not.toBeNull()
  })

  it('an order at no charge is accepted', async () => {
    await block()
    rice = await buildProduct({ price: 10_000, discount: 10_000, stock: 10 })
    expect((await place({ expectedTotal: 0 })).order).not.toBeNull()
  })

  it('an order in cash is accepted again after the block has ended', async () => {
    await block()
    await changeCustomer({ store, admin }, UNBLOCK, shopper, { version: 1 })
    expect((await place()).order).not.toBeNull()
  })

  it('the block of one customer does not concern another', async () => {
    await block()
    shopper = await buildShopper(store.tokens)
    addressId = (await buildAddress(shopper.user))._id.toHexString()
    expect((await place()).order).not.toBeNull()
  })

  it('the customer reads that cash is not available, and never why', async () => {
    expect(await readSentence()).toBeNull()
    await block()
    expect(await readSentence()).toBe(SENTENCE)
    await changeCustomer({ store, admin }, UNBLOCK, shopper, { version: 1 })
    expect(await readSentence()).toBeNull()
  })

  it('a repeat of an order that was placed before the block returns that order', async () => {
    const key = { idempotencyKey: 'before-the-block' }
    const { order } = await place(key)
    await block()
    expect(await place(key)).toEqual({ order, userErrors: [] })
  })
})

describe('a block and a cash order at the same moment', () => {
  it('a block waits for an order that was let through before', async () => {
    let isBlocked = false
    let blocking: Promise<void> | undefined
    vi.spyOn(Order, 'insertMany').mockImplementationOnce(async (...given) => {
      blocking = block().then(() => void (isBlocked = true))
      await Promise.race([blocking, setTimeout(LONG_ENOUGH_MS)])
      expect(isBlocked).toBe(false)
      return Order.insertMany(...given)
    })
    expect((await place()).order).not.toBeNull()
    await blocking
    expect(isBlocked).toBe(true)
    expect((await place()).userErrors).toMatchObject([{ code: 'CASH_BLOCKED' }])
  })

  it('an order waits for a block that is being stored, and is rejected', async () => {
    const userId = shopper.user._id
    let placing: ReturnType<typeof place> | undefined
    await mongoose.connection.transaction(async (session) => {
      await lockUser(userId, session)
      placing ??= place()
      await Promise.race([placing, setTimeout(LONG_ENOUGH_MS)])
      const cashBlock = { reason: REASON, at: new Date(), adminId: admin.user._id }
      await CustomerNotes.create([{ _id: userId, version: 1, cashBlock }], { session })
    })
    expect((await placing)?.userErrors).toMatchObject([{ code: 'CASH_BLOCKED' }])
    expect(await stock()).toBe(10)
  })
})
