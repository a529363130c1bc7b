import { print } from 'graphql'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildCategory,
  buildPartnerKey,
  buildProduct,
  buildShopper,
  buildSubCategory,
  fillCart,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import type { CategoryRecord } from '../record/category.model.ts'
import { ensureLog } from '../changes/change-log.service.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'

let now = 0
let store: TestStore
let category: CategoryRecord
let product: ProductRecord
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore({ now: () => now })
  category = await buildCategory({ name: 'Grains' })
  const subCategory = await buildSubCategory({ categoryIds: [category._id] })
  const categoryFields = { categoryIds: [category._id], subCategoryIds: [subCategory._id] }
  product = await buildProduct({ name: 'Rice', ...categoryFields })
  shopper = await buildShopper(store.tokens)
  await fillCart(shopper.user, [product])
  await ensureLog()
})
beforeEach(async () => {
  await store.poll()
})
afterAll(() => store.close())

const PUBLIC = gql(`query ($product: ID!, $category: ID!) {
  categories { id productCount subCategories { name } newestProducts(first: 3) { name } }
  product(id: $product) { name categories { name } subCategories { name } }
  products(categoryId: $category, first: 5) { totalCount edges { node { name } } }
  searchProducts(text: "rice", first: 5) { edges { node { name stock } } }
}`)
const CART = gql(`{ viewer { cart { lines { product { name } } } } }`)

const ids = () => ({ product: product._id.toHexString(), category: category._id.toHexString() })
const recordCommands = (document: TestDocument<unknown>, accessToken?: string) =>
  store.recordCommands(() => store.query(document, ids(), accessToken))

describe('while the in-memory catalogue is valid', () => {
  it('the valid in-memory catalogue answers public queries without a database command', async () => {
    expect(await recordCommands(PUBLIC)).toEqual([])
    now += 3_000
    const before = await store.query(PUBLIC, ids())
    expect((await recordCommands(PUBLIC)).length).toBeGreaterThan(5)
    await store.poll()
    const { data } = await store.query(PUBLIC, ids())
    expect(data).toEqual(before.data)
  })

  it('a cart needs one command each for the user and the lines', async () => {
    expect(await recordCommands(CART, shopper.accessToken)).toEqual(['aggregate', 'find'])
  })

  it('reads from the database for partners', async () => {
    const { secret } = await buildPartnerKey()
    const commands = await store.recordCommands(() =>
      store.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'x-api-key': secret },
        payload: { query: print(PUBLIC), variables: ids() },
      }),
    )
    expect(commands.length).toBeGreaterThan(5)
  })

  it('an edit returns the new state before the next poll', async () => {
    const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
    const { _id, name } = await buildCategory()
    const { data } = await store.query(
      gql(`mutation ($id: ID!) {
        createSubCategory(
          input: { name: "Lentils", image: "https://example.com/lentils.webp", categoryIds: [$id] }
        ) {
          subCategory { categories { name } }
          userErrors { message }
        }
      }`),
      { id: _id.toHexString() },
      accessToken,
    )
    expect(data).toMatchObject({
      createSubCategory: { subCategory: { categories: [{ name }] } },
    })
  })

  it('the customer sees an order and its cancellation immediately in the stock', async () => {
    const { stock } = product
    const { order } = (await place({ expectedPrice: 8_900 })).placeOrder
    expect(await stockShown()).toBe(stock - 1)
    await store.query(
      gql(
        `mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { userErrors { message } } }`,
      ),
      { id: order?.id },
      shopper.accessToken,
    )
    expect(await stockShown()).toBe(stock)
    await fillCart(shopper.user, [product])
  })

  it('charges orders at the price in the database', async () => {
    await Product.updateOne({ _id: product._id }, { $set: { price: 30_000, discount: 0 } })
    const quote = gql(`{ viewer { cart { total { amount } } } }`)
    const shown = await store.query(quote, {}, shopper.accessToken)
    expect(shown.data).toMatchObject({ viewer: { cart: { total: { amount: 8_900 } } } })
    expect(await place({ expectedPrice: 8_900 })).toMatchObject({
      placeOrder: { order: null, userErrors: [{ code: 'PRICE_CHANGED' }] },
    })
  })
})

/** Orders one piece at the price that the customer saw. */
async function place({ expectedPrice }: { expectedPrice: number }) {
  const { data } = await store.query(
    gql(`mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { id } userErrors { code } }
    }`),
    {
      input: {
        paymentMethod: 'CASH_ON_DELIVERY',
        idempotencyKey: randomUUID(),
        lines: [{ productId: product._id.toHexString(), quantity: 1, expectedPrice }],
        expectedTotal: expectedPrice,
        addressId: (await buildAddress(shopper.user))._id.toHexString(),
      },
    },
    shopper.accessToken,
  )
  return data
}

async function stockShown() {
  const { data } = await store.query(
    gql(`query ($product: ID!) { product(id: $product) { stock } }`),
    {
      product: ids().product,
    },
  )
  return data.product?.stock
}
