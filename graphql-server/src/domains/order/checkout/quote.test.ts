import type { ResultOf } from '@graphql-typed-document-node/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  fillCart,
  SCHEDULE_X,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Address, type AddressRecord } from '../../address/address.model.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'

const QUOTE = gql(`fragment QuoteInTests on Quote {
  totalQuantity subtotal { amount } total { amount } savings { amount }
  lines {
    productId name wantedQuantity quantity seenPrice { amount } price { amount }
    discountedPrice { amount } total { amount } problems { code message }
  }
}`)
const PLACE = gql(
  `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id total { amount } }
    quote { ...QuoteInTests }
    address { addressLine version }
    userErrors { code message }
  }
}`,
  QUOTE,
)

let store: TestStore
let shopper: Shopper
let address: AddressRecord
let milk: ProductRecord
let rice: ProductRecord

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** The customer sees three milk and one rice at ₹89 each. */
async function see() {
  shopper = await buildShopper(store.tokens)
  address = await buildAddress(shopper.user)
  milk = await buildProduct({ name: 'Milk' })
  rice = await buildProduct({ name: 'Rice' })
  await fillCart(shopper.user, [milk], 3)
  await fillCart(shopper.user, [rice], 1)
}

async function quoteCart() {
  const { data, errors } = await store.query(
    gql(`{ viewer { quote { ...QuoteInTests } } }`, QUOTE),
    {},
    shopper.accessToken,
  )
  expect(errors).toBeUndefined()
  if (!data.viewer) throw new Error('Nobody is logged in.')
  return data.viewer.quote
}

function agreed(more: object = {}) {
  const buildLine = ({ _id }: ProductRecord, quantity: number) => ({
    productId: _id.toHexString(),
    quantity,
    expectedPrice: 8900,
  })
  return {
    lines: [buildLine(milk, 3), buildLine(rice, 1)],
    addressId: address._id.toHexString(),
    addressVersion: 1,
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 35_600,
    idempotencyKey: `checkout-${address._id.toHexString()}`,
    ...more,
  }
}

async function place(input: object) {
  const { data, errors } = await store.query(PLACE, { input }, shopper.accessToken)
  expect(errors).toBeUndefined()
  return data.placeOrder
}

const getProblems = ({ lines }: ResultOf<typeof QUOTE>) =>
  lines.map(({ problems }) => problems.map(({ code }) => code))

describe('a quote of a cart', () => {
  it('a quote has the price of ordering the cart', async () => {
    await see()
    expect(await quoteCart()).toMatchObject({
      totalQuantity: 4,
      subtotal: { amount: 100_000 },
      total: { amount: 35_600 },
      savings: { amount: 64_400 },
      lines: [
        { name: 'Milk', wantedQuantity: 3, quantity: 3, total: { amount: 26_700 }, problems: [] },
        { name: 'Rice', wantedQuantity: 1, quantity: 1, total: { amount: 8900 }, problems: [] },
      ],
    })
  })

  it('a quote counts available quantities and names the missing ones', async () => {
    await see()
    await Product.updateOne({ _id: milk._id }, { stock: 2 })
    await Product.deleteOne({ _id: rice._id })
    const quote = await quoteCart()
    expect(quote).toMatchObject({
      totalQuantity: 2,
      total: { amount: 17_800 },
      lines: [
        { wantedQuantity: 3, quantity: 2, total: { amount: 17_800 } },
        { name: 'Rice', wantedQuantity: 1, quantity: 0, total: { amount: 0 } },
      ],
    })
    expect(getProblems(quote)).toEqual([['NOT_ENOUGH_STOCK'], ['GONE']])
  })
})

describe('a change between quote and order', () => {
  it.each<[string, () => Promise<unknown>, string[], string[][]]>([
    [
      'a schedule that is not sold online',
      () => Product.updateOne({ _id: milk._id }, { medicine: SCHEDULE_X }),
      ['NOT_SOLD_ONLINE'],
      [['NOT_SOLD_ONLINE'], []],
    ],
    [
      'a higher price',
      () => Product.updateOne({ _id: milk._id }, { price: 30_000 }),
      ['PRICE_CHANGED'],
      [['PRICE_ROSE'], []],
    ],
    [
      'a lower price',
      () => Product.updateOne({ _id: rice._id }, { discount: 10_000 }),
      ['PRICE_CHANGED'],
      [[], ['PRICE_FELL']],
    ],
    [
      'prices that changed in opposite directions',
      () =>
        Promise.all([
          Product.updateOne({ _id: milk._id }, { price: 9000, discount: 0 }),
          Product.updateOne({ _id: rice._id }, { price: 8600, discount: 0 }),
        ]),
      ['PRICE_CHANGED', 'PRICE_CHANGED'],
      [['PRICE_ROSE'], ['PRICE_FELL']],
    ],
    [
      'too little stock',
      () => Product.updateOne({ _id: milk._id }, { stock: 1 }),
      ['NOT_ENOUGH_STOCK'],
      [['NOT_ENOUGH_STOCK'], []],
    ],
    [
      'one product sold out and one deleted',
      () =>
        Promise.all([
          Product.updateOne({ _id: milk._id }, { stock: 0 }),
          Product.deleteOne({ _id: rice._id }),
        ]),
      ['NOT_ENOUGH_STOCK', 'NOT_FOUND'],
      [['OUT_OF_STOCK'], ['GONE']],
    ],
  ])('a change since the quote rejects the order: %s', async (_what, move, codes, problems) => {
    await see()
    await move()
    const { order, quote, address: moved, userErrors } = await place(agreed())
    expect([order, moved]).toEqual([null, null])
    expect(userErrors.map(({ code }) => code)).toEqual(codes)
    expect(quote && getProblems(quote)).toEqual(problems)
    expect(quote?.lines[0]?.seenPrice).toEqual({ amount: 8900 })
    expect(await Order.countDocuments({ userId: shopper.user._id })).toBe(0)
  })

  it('a change of the address rejects the order and returns the current address', async () => {
    await see()
    const edited = { addressLine: '9 Hill Road', version: 2 }
    await Address.updateOne({ _id: address._id }, edited)
    const refused = await place(agreed())
    expect(refused).toMatchObject({ order: null, quote: null, address: edited })
    expect(refused.userErrors).toMatchObject([{ code: 'ADDRESS_CHANGED' }])
  })

  it('a changed order is placed by repeating it under the same key at the new quote', async () => {
    await see()
    await Product.updateOne({ _id: milk._id }, { price: 30_000, stock: 2 })
    await Product.deleteOne({ _id: rice._id })
    const { quote } = await place(agreed())
    if (!quote) throw new Error('Nothing was quoted.')
    const [line] = quote.lines
    const lines = [
      {
        productId: milk._id.toHexString(),
        quantity: line?.quantity,
        expectedPrice: line?.discountedPrice.amount,
      },
    ]
    const { order, userErrors } = await place(agreed({ lines, expectedTotal: quote.total.amount }))
    expect(userErrors).toEqual([])
    expect(order?.total.amount).toBe(21_200)
  })

  it.each([
    { what: 'a rise', price: 30_000, total: 40_700, text: '₹407' },
    { what: 'a fall', price: 20_000, total: 30_200, text: '₹302' },
  ])('the total alone detects $what in price for clients that send no prices', async (change) => {
    await see()
    await Product.updateOne({ _id: milk._id }, { price: change.price })
    const lines = agreed().lines.map(({ productId, quantity }) => ({ productId, quantity }))
    const { order, quote, userErrors } = await place(agreed({ lines }))
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([
      { code: 'PRICE_CHANGED', message: expect.stringContaining(change.text) as string },
    ])
    expect(quote?.total.amount).toBe(change.total)
  })
})
