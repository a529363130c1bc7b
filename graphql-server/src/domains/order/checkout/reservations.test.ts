import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildOrder,
  buildProduct,
  buildShopper,
  fillCart,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { createRateLimits } from '../../../auth/rate-limits.ts'
import { CartLine } from '../../cart/cart-line.model.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import { StockMovement } from '../../catalogue/stock/stock-movement.model.ts'
import { Order } from '../record/order.model.ts'
import { Reservation } from './reservation.model.ts'
import { expireReservations } from './reservation.service.ts'

const START = gql(`mutation ($input: StartUpiPaymentInput!) {
  payload: startUpiPayment(input: $input) {
    upiPayment { idempotencyKey totalQuantity reserved expiresAt request { amount { amount } reference } }
    quote { total { amount } } userErrors { code }
  }
}`)
const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) {
    order { id total { amount } payment { upiReference } } userErrors { code }
  }
}`)
const CART = gql(`{ viewer {
  upiPayment { reserved }
  cart { total { amount } lines { quantity product { stock } problems { code } } }
} }`)
const CHANGE_QUANTITY = gql(`mutation ($input: ChangeCartLineQuantityInput!) {
  payload: changeCartLineQuantity(input: $input) {
    cart { total { amount } lines { quantity problems { code } } }
  }
}`)

const PRICE = 8900

let store: TestStore
let shopper: Shopper
let product: ProductRecord
let nextKey = 0

beforeAll(async () => {
  store = await openTestStore({ services: { limits: createRateLimits({ on: true }) } })
})
beforeEach(async () => {
  shopper = await buildKnownShopper()
  product = await buildProduct({ stock: 3 })
  nextKey += 1
})
afterAll(() => store.close())

/** A customer with a delivered order, who may reserve any number of items. */
async function buildKnownShopper(): Promise<Shopper> {
  const known = await buildShopper(store.tokens)
  await buildOrder(known.user, { status: 'DELIVERED' })
  return known
}

async function buildInput(quantity = 2, as = shopper, changes: object = {}) {
  const { _id } = await buildAddress(as.user)
  return {
    lines: [{ productId: product._id.toHexString(), quantity }],
    addressId: _id.toHexString(),
    expectedTotal: PRICE * quantity,
    idempotencyKey: `upi-payment-${nextKey}`,
    ...changes,
  }
}

type Input = Awaited<ReturnType<typeof buildInput>>

async function send<Payload>(
  mutation: TestDocument<{ payload: Payload }>,
  input: object,
  as = shopper,
) {
  const { data, errors } = await store.query(mutation, { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.payload
}

const start = (input: object, as = shopper) => send(START, input, as)
const place = (input: object, as = shopper) => send(PLACE, input, as)
const pay = (input: Input) => place({ ...input, paymentMethod: 'UPI' })
const stock = async () => (await Product.findById(product._id).orFail().lean()).stock
const cart = async () => {
  const { data } = await store.query(CART, {}, shopper.accessToken)
  return data.viewer
}
const expire = async () => {
  await Reservation.updateMany({}, { expiresAt: new Date(Date.now() - 1) })
  await expireReservations()
}

describe('a UPI payment that has begun', () => {
  it('a UPI payment reserves products and prices until the order is placed, even if these change', async () => {
    const input = await buildInput()
    const { upiPayment } = await start(input)
    expect(upiPayment).toMatchObject({
      totalQuantity: 2,
      reserved: true,
      request: { amount: { amount: 2 * PRICE } },
    })
    expect(await stock()).toBe(1)
    await Product.updateOne({ _id: product._id }, { price: 99_000, stock: 0 })
    const { order, userErrors } = await pay(input)
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      total: { amount: 2 * PRICE },
      payment: { upiReference: upiPayment?.request.reference },
    })
    expect(await stock()).toBe(0)
    expect(await Reservation.countDocuments({ userId: shopper.user._id })).toBe(0)
    expect((await pay(input)).order?.id).toBe(order?.id)
  })

  it('a UPI payment can be turned into an order after its product was deleted', async () => {
    const input = await buildInput()
    await start(input)
    await Product.deleteOne({ _id: product._id })
    expect((await pay(input)).userErrors).toEqual([])
  })

  it('the cart shows reserved items at the reserved price while a UPI payment is open', async () => {
    await fillCart(shopper.user, [product], 3)
    await start(await buildInput(3))
    await Product.updateOne({ _id: product._id }, { price: 99_000 })
    expect(await cart()).toEqual({
      upiPayment: { reserved: true },
      cart: {
        total: { amount: 3 * PRICE },
        lines: [{ quantity: 3, product: { stock: 3 }, problems: [] }],
      },
    })
  })

  it('the cart has the reserved prices for exactly the reserved quantity', async () => {
    await fillCart(shopper.user, [product], 3)
    await start(await buildInput(3))
    await Product.updateOne({ _id: product._id }, { price: 30_000, discount: 0 })
    const line = await CartLine.findOne({ userId: shopper.user._id }).orFail().lean()
    for (const [quantity, price] of [
      [2, 30_000],
      [3, PRICE],
    ] as const) {
      const input = { cartLineId: line._id.toHexString(), quantity }
      const changed = await send(CHANGE_QUANTITY, input)
      const shown = { total: { amount: price * quantity }, lines: [{ quantity, problems: [] }] }
      expect(changed.cart).toMatchObject(shown)
      expect(await cart()).toMatchObject({ cart: shown })
    }
  })

  it('a UPI payment leaves the remaining items to other customers', async () => {
    await start(await buildInput(2))
    const other = await buildShopper(store.tokens)
    const input = await buildInput(2, other)
    expect((await start(input, other)).userErrors).toMatchObject([{ code: 'NOT_ENOUGH_STOCK' }])
    const cash = { ...input, paymentMethod: 'CASH_ON_DELIVERY' }
    expect((await place(cash, other)).userErrors).toMatchObject([{ code: 'NOT_ENOUGH_STOCK' }])
    const one = await buildInput(1, other)
    expect((await start(one, other)).upiPayment?.reserved).toBe(true)
  })

  it('beginning the same UPI payment twice, or twice at once, returns the same payment', async () => {
    const input = await buildInput()
    await Promise.all([start(input), start(input), start(input)])
    expect((await start(input)).upiPayment?.reserved).toBe(true)
    expect(await stock()).toBe(1)
    expect(await Reservation.countDocuments({ userId: shopper.user._id })).toBe(1)
  })

  it("a UPI payment replaces the same user's reservation", async () => {
    const first = await buildInput(3)
    await start(first)
    expect((await start({ ...first, ...(await buildInput(1)) })).upiPayment?.reserved).toBe(true)
    expect(await stock()).toBe(2)
  })

  it('a UPI payment does not begin if a price has changed, and returns the new quote', async () => {
    const { upiPayment, quote, userErrors } = await start(
      await buildInput(2, shopper, { expectedTotal: 1 }),
    )
    expect(upiPayment).toBeNull()
    expect(quote).toEqual({ total: { amount: 2 * PRICE } })
    expect(userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }])
    expect(await stock()).toBe(3)
  })
})

describe('a reservation', () => {
  it('an expired reservation returns its items to stock once, and its payment is remembered for a day', async () => {
    await fillCart(shopper.user, [product], 2)
    await start(await buildInput())
    await expireReservations()
    expect(await stock()).toBe(1)
    await expire()
    await expire()
    expect(await stock()).toBe(3)
    expect(await cart()).toMatchObject({ upiPayment: { reserved: false } })
    expect(await CartLine.countDocuments({ 'reserved.quantity': { $gt: 0 } })).toBe(0)
    await Reservation.updateMany({}, { expiresAt: new Date(Date.now() - 25 * 3_600_000) })
    await expireReservations()
    expect(await cart()).toMatchObject({ upiPayment: null })
  })

  it('an order after an expired reservation uses current prices, or returns the new quote', async () => {
    const input = await buildInput()
    await start(input)
    await expire()
    expect((await pay(input)).userErrors).toEqual([])
    expect(await stock()).toBe(1)
    expect(await cart()).toMatchObject({ upiPayment: null })
    const other = await buildInput(1, shopper, { idempotencyKey: `late-payment-${nextKey}` })
    await start(other)
    await expire()
    await Product.updateOne({ _id: product._id }, { price: 99_000 })
    expect((await pay(other)).userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }])
  })

  it('a reservation does not block its own user from paying in cash', async () => {
    const input = await buildInput(3)
    await start(input)
    const { userErrors } = await place({ ...input, paymentMethod: 'CASH_ON_DELIVERY' })
    expect(userErrors).toEqual([])
    expect(await stock()).toBe(0)
  })

  it('a UPI order for other products releases the reservation', async () => {
    await start(await buildInput(3))
    const other = await buildInput(2, shopper, { idempotencyKey: `other-payment-${nextKey}` })
    expect((await pay(other)).userErrors).toEqual([])
    expect(await stock()).toBe(1)
  })

  it('a user can release their reservation', async () => {
    await start(await buildInput())
    const { errors } = await store.query(
      gql(`mutation { cancelUpiPayment { cart { id } userErrors { code } } }`),
      {},
      shopper.accessToken,
    )
    expect(errors).toBeUndefined()
    expect(await stock()).toBe(3)
  })

  it('a reservation appears in the stock history, and a cancelled order returns its items to stock', async () => {
    const input = await buildInput()
    await start(input)
    await start({ ...input, ...(await buildInput(1)) })
    const { order } = await pay(await buildInput(1))
    await store.query(
      gql(
        `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { userErrors { code } } }`,
      ),
      { input: { orderId: order?.id } },
      shopper.accessToken,
    )
    const movements = await StockMovement.find({ productId: product._id }).sort({ sequence: 1 })
    expect(movements.map(({ change, reason }) => [change, reason])).toEqual([
      [-2, 'RESERVED'],
      [2, 'RELEASED'],
      [-1, 'RESERVED'],
      [1, 'CANCELLED'],
    ])
    expect(await stock()).toBe(3)
  })

  it('a user who reserves repeatedly without ordering gets no more reservations', async () => {
    const input = await buildInput()
    const held = []
    for (let n = 0; n < 7; n += 1) {
      const { upiPayment } = await start({
        ...input,
        idempotencyKey: `again-payment-${n}-${nextKey}`,
      })
      held.push(upiPayment?.reserved)
    }
    expect(held).toEqual([true, true, true, true, true, false, false])
    expect(await stock()).toBe(3)
    expect(
      (await pay({ ...input, idempotencyKey: `again-payment-6-${nextKey}` })).userErrors,
    ).toEqual([])
    const placed = { userId: shopper.user._id, status: 'PENDING' } as const
    expect(await Order.countDocuments(placed)).toBe(1)
  })
})
