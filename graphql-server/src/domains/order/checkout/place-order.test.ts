import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  fillCart,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import type { AddressRecord } from '../../address/address.model.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      id number status subtotal { amount } total { amount } savings { amount } totalQuantity
      deliveryAddress { addressId city }
      lines { productId name quantity discountedPrice { amount } total { amount } }
      history { status }
    }
    cart { totalQuantity }
    userErrors { code message field }
  }
}`)

let store: TestStore
let shopper: Shopper
let address: AddressRecord

beforeAll(async () => {
  store = await openTestStore()
  shopper = await buildShopper(store.tokens)
  address = await buildAddress(shopper.user)
})
afterAll(() => store.close())

function submission(product: ProductRecord, more: object = {}) {
  return {
    lines: [{ productId: product._id.toHexString(), quantity: 2 }],
    addressId: address._id.toHexString(),
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 17_800,
    ...more,
  }
}

async function place(input: object, as: Shopper = shopper) {
  const { data, errors } = await store.query(PLACE, { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.placeOrder
}

async function getStock({ _id }: ProductRecord) {
  return (await Product.findById(_id).lean())?.stock
}

describe('an order', () => {
  it('placing an order takes the stock, empties the cart of its products and copies their details', async () => {
    const [bought, kept] = await Promise.all([buildProduct({ name: 'Milk' }), buildProduct()])
    await fillCart(shopper.user, [bought, kept])

    const { order, cart, userErrors } = await place(submission(bought))

    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      status: 'PENDING',
      subtotal: { amount: 50_000 },
      total: { amount: 17_800 },
      savings: { amount: 32_200 },
      totalQuantity: 2,
      deliveryAddress: { addressId: address._id.toHexString(), city: 'Pune' },
      lines: [
        { name: 'Milk', quantity: 2, discountedPrice: { amount: 8900 }, total: { amount: 17_800 } },
      ],
      history: [{ status: 'PENDING' }],
    })
    expect(order?.number).toMatch(/^ORD-[0-9A-Z]{12}$/)
    expect(cart.totalQuantity).toBe(1)
    expect(await getStock(bought)).toBe(8)
    await Product.updateOne({ _id: bought._id }, { $set: { name: 'Cream', price: 1 } })
    expect((await Order.findById(order?.id).lean())?.lines[0]).toMatchObject({
      name: 'Milk',
      price: 25_000,
    })
  })

  it('placing an order adds up the quantities of a product that is named twice', async () => {
    const product = await buildProduct()
    const line = { productId: product._id.toHexString(), quantity: 1 }
    const { order } = await place(submission(product, { lines: [line, line] }))
    expect(order?.lines).toMatchObject([{ quantity: 2 }])
    expect(await getStock(product)).toBe(8)
  })
})

describe('rejected orders', () => {
  interface Change {
    quantity?: number
    productId?: string
    [field: string]: unknown
  }

  it.each<[string, Change, string, RegExp]>([
    ['when the user saw another total', { expectedTotal: 17_799 }, 'PRICE_CHANGED', /now ₹178/],
    [
      'when more is requested than is available',
      { quantity: 11 },
      'NOT_ENOUGH_STOCK',
      /Only 10 left/,
    ],
    ['when the list is empty', { lines: [] }, 'BAD_USER_INPUT', /nothing to order/],
    ['when the quantity is 0', { quantity: 0 }, 'BAD_USER_INPUT', /at least 1/],
    ['when the quantity is negative', { quantity: -1 }, 'BAD_USER_INPUT', /at least 1/],
    [
      'when far more is requested than is available',
      { quantity: 2_000_000_000 },
      'NOT_ENOUGH_STOCK',
      /Only 10 left/,
    ],
    ['when the subtotal is another', { expectedSubtotal: 17_800 }, 'PRICE_CHANGED', /now ₹500/],
    ['when the product is unknown', { productId: 'f'.repeat(24) }, 'NOT_FOUND', /no longer sold/],
    [
      'when the product id is malformed',
      { productId: '{"$gt":""}' },
      'BAD_USER_INPUT',
      /contains an invalid ID/,
    ],
    [
      'when the address is unknown',
      { addressId: 'f'.repeat(24) },
      'BAD_USER_INPUT',
      /your addresses/,
    ],
    ['when the key is too short', { idempotencyKey: 'short' }, 'BAD_USER_INPUT', /at least 8/],
  ])(
    'the server rejects an order and changes nothing %s',
    async (_when, change: Change, code, message) => {
      const product = await buildProduct()
      const orders = await Order.countDocuments()
      const { quantity = 2, productId = product._id.toHexString(), ...rest } = change
      const { order, userErrors } = await place(
        submission(product, { lines: [{ productId, quantity }], ...rest }),
      )
      expect(order).toBeNull()
      expect(userErrors).toMatchObject([
        { code, message: expect.stringMatching(message) as string },
      ])
      expect(await getStock(product)).toBe(10)
      expect(await Order.countDocuments()).toBe(orders)
    },
  )

  it('the server rejects an order whose address belongs to another user or was removed', async () => {
    const product = await buildProduct()
    const stranger = await buildShopper(store.tokens)
    const theirs = await buildAddress(stranger.user)
    const removed = await buildAddress(shopper.user, { active: false })
    for (const { _id } of [theirs, removed]) {
      const { userErrors } = await place(submission(product, { addressId: _id.toHexString() }))
      expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'addressId' }])
    }
  })

  it('the server rejects an order by a guest', async () => {
    const product = await buildProduct()
    const { errors } = await store.query(PLACE, { input: submission(product) })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await getStock(product)).toBe(10)
  })

  it('the server rejects a card order if no card provider is configured', async () => {
    const product = await buildProduct()
    const input = submission(product, { paymentMethod: 'CARD' })
    const { errors } = await store.query(PLACE, { input }, shopper.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('NOT_CONFIGURED')
    expect(await getStock(product)).toBe(10)
    const reply = await store.app.inject({ method: 'POST', url: '/webhooks/stripe', payload: {} })
    expect(reply.statusCode).toBe(501)
  })

  it('the server rejects an order with more than 50 products', async () => {
    const product = await buildProduct()
    const lines = Array.from({ length: 51 }, (_, n) => ({
      productId: n.toString(16).padStart(24, '0'),
      quantity: 1,
    }))
    const { userErrors } = await place(submission(product, { lines }))
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
  })
})

describe('concurrent orders', () => {
  it('concurrent orders sell the last 5 items to 5 of 20 customers, and the other 15 get a reason', async () => {
    const product = await buildProduct({ stock: 5 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buildShopper(store.tokens)))
    const results = await Promise.all(
      buyers.map(async (buyer) => {
        const { _id } = await buildAddress(buyer.user)
        const lines = [{ productId: product._id.toHexString(), quantity: 1 }]
        return place(
          submission(product, { addressId: _id.toHexString(), lines, expectedTotal: 8900 }),
          buyer,
        )
      }),
    )
    const refused = results.filter(({ order }) => order === null)
    expect(results.length - refused.length).toBe(5)
    expect(refused.map(({ userErrors }) => userErrors[0]?.code)).toEqual(
      Array(15).fill('NOT_ENOUGH_STOCK'),
    )
    expect(await getStock(product)).toBe(0)
    expect(await Order.countDocuments({ 'lines.productId': product._id })).toBe(5)
  })

  it('20 concurrent submissions with the same key place one order', async () => {
    const product = await buildProduct()
    const input = submission(product, { idempotencyKey: 'one-checkout-1' })
    const results = await Promise.all(Array.from({ length: 20 }, () => place(input)))
    expect(new Set(results.map(({ order }) => order?.id)).size).toBe(1)
    expect(results[0]?.order).not.toBeNull()
    expect(await getStock(product)).toBe(8)
  })

  it('a repeated key returns its first order even when the stock is gone and the price has changed', async () => {
    const product = await buildProduct({ stock: 2 })
    const input = submission(product, { idempotencyKey: 'one-checkout-2' })
    const first = await place(input)
    await Product.updateOne({ _id: product._id }, { $set: { price: 99_900 } })
    expect((await place(input)).order?.id).toBe(first.order?.id)
  })

  it('the server rejects a repeated key with other contents', async () => {
    const product = await buildProduct()
    const key = { idempotencyKey: 'one-checkout-3' }
    await place(submission(product, key))
    const other = submission(product, {
      ...key,
      lines: [{ productId: product._id.toHexString(), quantity: 1 }],
      expectedTotal: 8900,
    })
    const { order, userErrors } = await place(other)
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }])
    expect(await getStock(product)).toBe(8)
  })

  it('a rejected order never takes the stock of its other products', async () => {
    const [plenty, short] = await Promise.all([
      buildProduct({ stock: 100 }),
      buildProduct({ stock: 5 }),
    ])
    const lines = [plenty, short].map(({ _id }) => ({ productId: _id.toHexString(), quantity: 1 }))
    const results = await Promise.all(
      Array.from({ length: 12 }, () => place(submission(plenty, { lines, expectedTotal: 17_800 }))),
    )
    expect(results.filter(({ order }) => order !== null)).toHaveLength(5)
    expect(await getStock(short)).toBe(0)
    expect(await getStock(plenty)).toBe(95)
  })
})
