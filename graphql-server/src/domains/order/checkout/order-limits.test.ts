import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildCategory,
  buildProduct,
  buildShopper,
  fillCart,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { Category } from '../../catalogue/record/category.model.ts'
import { ShopSettingsChange, ShopSettingsDocument } from '../../shop/shop-settings.model.ts'
import { Order } from '../record/order.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) {
    order { id }
    userErrors { code message field }
  }
}`)
const SETTINGS = gql(`mutation ($input: UpdateShopSettingsInput!) {
  payload: updateShopSettings(input: $input) { userErrors { message field } }
}`)
const CART = gql(`query { viewer { cart { warnings { code productIds ingredient message } } } }`)

let store: TestStore
let admin: Shopper
let shopper: Shopper
let addressId: string
let sunflower: ProductRecord
let mustard: ProductRecord

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
  addressId = (await buildAddress(shopper.user))._id.toHexString()
  const oil = await buildCategory({ name: 'Oil' })
  await Category.updateOne({ _id: oil._id }, { $set: { maxPerOrder: 3 } })
  const inOil = { categoryIds: [oil._id], price: 10_000, discount: 0 }
  sunflower = await buildProduct({ name: 'Sunflower oil', ...inOil })
  mustard = await buildProduct({ name: 'Mustard oil', ...inOil })
})
afterAll(() => store.close())
afterEach(async () => {
  await Category.deleteMany({})
  await ShopSettingsDocument.deleteMany({})
  await ShopSettingsChange.deleteMany({})
  await limitCash(0)
})

async function limitCash(maxCash: number) {
  const version = (await ShopSettingsDocument.findOne().lean())?.version ?? 0
  const { data } = await store.query(SETTINGS, { input: { version, maxCash } }, admin.accessToken)
  return data.payload.userErrors
}

async function place(quantities: [ProductRecord, number][], more: object = {}) {
  const lines = quantities.map(([{ _id }, quantity]) => ({
    productId: _id.toHexString(),
    quantity,
  }))
  const expectedTotal = quantities.reduce((sum, [{ price }, pieces]) => sum + price * pieces, 0)
  const input = { lines, addressId, paymentMethod: 'CASH_ON_DELIVERY', expectedTotal, ...more }
  return (await store.query(PLACE, { input }, shopper.accessToken)).data.payload
}

const warnings = async () =>
  (await store.query(CART, {}, shopper.accessToken)).data.viewer?.cart.warnings

describe('the limit of a category', () => {
  it('an order can have the most pieces of a category, over all its products, and not more', async () => {
    expect(
      (
        await place([
          [sunflower, 2],
          [mustard, 2],
        ])
      ).userErrors,
    ).toEqual([
      {
        code: 'CATEGORY_LIMIT_EXCEEDED',
        message: 'An order can have at most 3 pieces of Oil. You have 4.',
        field: 'lines',
      },
    ])
    expect(await Order.countDocuments({ userId: shopper.user._id })).toBe(0)
    expect(
      (
        await place([
          [sunflower, 2],
          [mustard, 1],
        ])
      ).order,
    ).not.toBeNull()
  })

  it('the cart names the limit and the products that exceed it', async () => {
    await fillCart(shopper.user, [sunflower, mustard], 2)
    expect(await warnings()).toEqual([
      {
        code: 'CATEGORY_LIMIT',
        productIds: [sunflower._id.toHexString(), mustard._id.toHexString()],
        ingredient: '',
        message: 'An order can have at most 3 pieces of Oil. You have 4.',
      },
    ])
  })
})

describe('the limit for cash on delivery', () => {
  const message =
    "Deliveries above ₹200 can't be paid in cash. Please choose another payment method."

  it('a delivery up to the limit can be paid in cash, and a paisa more cannot', async () => {
    await limitCash(20_000)
    expect((await place([[sunflower, 3]])).userErrors).toEqual([
      { code: 'CASH_LIMIT_EXCEEDED', message, field: 'paymentMethod' },
    ])
    expect((await place([[sunflower, 2]])).order).not.toBeNull()
    await limitCash(19_999)
    expect((await place([[mustard, 2]])).order).toBeNull()
  })

  it('a delivery above the limit can be paid by UPI', async () => {
    await limitCash(20_000)
    const paid = { paymentMethod: 'UPI', upiTransactionId: '123456789012' }
    expect((await place([[sunflower, 3]], paid)).order).not.toBeNull()
  })

  it('the cart says that cash is not possible', async () => {
    await fillCart(shopper.user, [sunflower], 3)
    expect(await warnings()).toEqual([])
    await limitCash(20_000)
    expect(await warnings()).toMatchObject([{ code: 'CASH_LIMIT', productIds: [], message }])
  })

  it('the settings reject a limit above a lakh of rupees', async () => {
    expect(await limitCash(10_000_001)).toEqual([
      { message: 'The limit for cash on delivery can be at most ₹1,00,000.', field: 'maxCash' },
    ])
  })
})
