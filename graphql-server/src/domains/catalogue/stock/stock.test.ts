import mongoose from 'mongoose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { writeProducts } from '../csv/write-products.service.ts'
import { Product } from '../record/product.model.ts'
import { StockMovement } from './stock-movement.model.ts'
import { recordMovements } from './stock-movement.service.ts'
import { takeStock } from './stock.service.ts'

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
})
afterEach(() => vi.useRealTimers())
afterAll(() => store.close())

async function movements(productId: string, first = 20, after: string | null = null) {
  const { data } = await store.query(
    gql(`query ($productId: ID!, $first: Int!, $after: String) {
      stockMovements(productId: $productId, first: $first, after: $after) {
        edges { node { change stockAfter reason orderId by } } pageInfo { endCursor }
      }
    }`),
    { productId, first, after },
    admin.accessToken,
  )
  return {
    rows: data.stockMovements?.edges.map(({ node }) => node) ?? null,
    endCursor: data.stockMovements?.pageInfo.endCursor ?? null,
  }
}

/** Reads the stock after each movement, in pages of this size. */
async function readPages(productId: string, size: number): Promise<number[]> {
  const found: number[] = []
  let after: string | null = null
  do {
    const { rows, endCursor }: Awaited<ReturnType<typeof movements>> = await movements(
      productId,
      size,
      after,
    )
    found.push(...(rows ?? []).map(({ stockAfter }) => stockAfter))
    after = endCursor
  } while (after)
  return found
}

async function run<Data>(document: TestDocument<Data>, input: object, { accessToken } = admin) {
  return (await store.query(document, { input }, accessToken)).data
}

const setStock = (id: string, stock: number, seenStock?: number) =>
  run(
    gql(`mutation ($input: SetStockInput!) {
      setStock(input: $input) { product { stock } userErrors { code } }
    }`),
    { id, stock, seenStock },
  )

const setStatus = (orderId: string, status: string) =>
  run(
    gql(`mutation ($input: SetOrderStatusInput!) {
      setOrderStatus(input: $input) { order { status } userErrors { code } }
    }`),
    { orderId, status },
  )

async function order(productId: string, quantity: number): Promise<string> {
  const shopper = await buildShopper(store.tokens)
  const address = await buildAddress(shopper.user)
  const { placeOrder } = await run(
    gql(`mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }`),
    {
      lines: [{ productId, quantity }],
      addressId: address._id.toHexString(),
      paymentMethod: 'CASH_ON_DELIVERY',
      expectedTotal: 8_900 * quantity,
    },
    shopper,
  )
  if (!placeOrder.order) throw new Error('The order was rejected.')
  return placeOrder.order.id
}

const newProduct = async (stock: number) => {
  const { createProduct } = await run(
    gql(
      `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }`,
    ),
    {
      name: 'Rice',
      images: [],
      categoryIds: [],
      subCategoryIds: [],
      unit: '1 kg',
      stock,
      price: 25_000,
      discountPercent: 64.4,
      description: 'Long grains.',
      details: [],
    },
  )
  return createProduct.product?.id ?? ''
}

describe("a product's stock movements", () => {
  it('records the reason for each stock movement', async () => {
    const id = await newProduct(10)
    const orderId = await order(id, 3)
    await setStock(id, 20, 7)
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    await setStatus(orderId, 'PACKED')
    const { rows } = await movements(id)
    const hand = { orderId: null, by: 'Meera' }
    expect(rows).toEqual([
      { change: -3, stockAfter: 20, reason: 'REOPENED', orderId, by: null },
      { change: 3, stockAfter: 23, reason: 'CANCELLED', orderId, by: null },
      { change: 13, stockAfter: 20, reason: 'EDITED', ...hand },
      { change: -3, stockAfter: 7, reason: 'ORDERED', orderId, by: null },
      { change: 10, stockAfter: 10, reason: 'CREATED', ...hand },
    ])
    expect((await Product.findById(id).lean())?.stock).toBe(20)
  })

  it('shows the right stock after each movement on every page', async () => {
    const id = await newProduct(1)
    for (const stock of [5, 2, 9, 9, 4]) await setStock(id, stock)
    const first = await movements(id, 2)
    const second = await movements(id, 10, first.endCursor)
    const all = [...(first.rows ?? []), ...(second.rows ?? [])]
    expect(all.map(({ stockAfter }) => stockAfter)).toEqual([4, 9, 2, 5, 1])
  })

  it('includes imports in the stock movements', async () => {
    const entry = { importKey: 'file:1', name: 'Oil', price: 10_000, stock: 6 }
    await writeProducts([entry], { existing: 'update' })
    await writeProducts([{ ...entry, stock: 4 }], { existing: 'update' })
    await writeProducts([{ ...entry, price: 12_000 }], { existing: 'update' })
    const product = await Product.findOne({ importKey: 'file:1' }).lean()
    const { rows } = await movements(product?._id.toHexString() ?? '')
    expect(rows?.map(({ change, reason }) => [change, reason])).toEqual([
      [2, 'IMPORTED'],
      [-2, 'IMPORTED'],
      [6, 'IMPORTED'],
    ])
  })

  it('keeps the order of movements when the clock is set back, on every page', async () => {
    const id = await newProduct(1)
    const now = Date.now()
    for (const [stock, minutes] of [
      [5, 0],
      [2, -30],
      [9, -20],
      [4, -40],
    ] as const) {
      vi.useFakeTimers({ now: now + minutes * 60_000, toFake: ['Date'] })
      await setStock(id, stock)
    }
    vi.useRealTimers()
    expect(await readPages(id, 2)).toEqual([4, 9, 2, 5, 1])
  })

  it('numbers movements one by one, even several of a product in one transaction', async () => {
    const { _id: productId } = await buildProduct()
    const moves = [1, 0, 5].map((change) => ({ productId, change, reason: 'IMPORTED' as const }))
    await mongoose.connection.transaction(async (session) => {
      const counted = { $inc: { stockSequence: moves.length } }
      await Product.updateOne({ _id: productId }, counted, { session })
      await recordMovements(moves, session)
    })
    const rows = await StockMovement.find({ productId }).sort({ sequence: 1 }).lean()
    expect(rows.map(({ change, sequence }) => [change, sequence])).toEqual([
      [1, 1],
      [5, 3],
    ])
  })

  it('sorts movements without numbers after numbered ones by id', async () => {
    const { _id: productId } = await buildProduct({ stock: 7 })
    for (const change of [4, 5, -2]) {
      const ofBefore = { productId, change, reason: 'IMPORTED', at: new Date() }
      await StockMovement.collection.insertOne({ ...ofBefore, orderId: null, userId: null })
    }
    const id = productId.toHexString()
    for (const stock of [3, 8]) await setStock(id, stock)
    const expected = [8, 3, 7, 9, 4]
    for (const size of [1, 2, 3, 4, 20]) expect(await readPages(id, size)).toEqual(expected)
  })

  it("rejects a cursor from another product's movements", async () => {
    const [id, other] = [await newProduct(1), await newProduct(2)]
    const { endCursor } = await movements(other)
    const { errors } = await store.query(
      gql(`query ($id: ID!, $after: String) {
        stockMovements(productId: $id, after: $after) { edges { cursor } }
      }`),
      { id, after: endCursor },
      admin.accessToken,
    )
    expect(errors?.[0]).toMatchObject({
      message: 'after is not a cursor of this list.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it('returns null for the movements of a missing product', async () => {
    expect((await movements('0'.repeat(24))).rows).toBeNull()
    expect((await movements('x')).rows).toBeNull()
  })
})

describe('setting the stock', () => {
  it('rejects a new stock when the stock has changed since it was seen', async () => {
    const id = await newProduct(10)
    await order(id, 1)
    const { setStock: refused } = await setStock(id, 12, 10)
    expect(refused).toEqual({
      product: { stock: 9 },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    })
  })
})

describe("an order's stock", () => {
  it.each([{ price: 8800 }, { discount: 1000 }, { schedule: 'H' as const }])(
    'does not take stock when the product has changed since it was shown with %o',
    async (shown) => {
      const { _id: productId, price, discount } = await buildProduct({ stock: 5 })
      const request = { productId, quantity: 1, price, discount, ...shown }
      const isTaken = await mongoose.connection.transaction((session) =>
        takeStock([request], { orderId: new mongoose.Types.ObjectId() }, session),
      )
      expect(isTaken).toBe(false)
      expect((await Product.findById(productId).lean())?.stock).toBe(5)
    },
  )

  it("returns an order's stock once, however many cancel it at the same time", async () => {
    const id = await newProduct(10)
    const orderId = await order(id, 4)
    await Promise.all(Array.from({ length: 5 }, () => setStatus(orderId, 'CANCELLED_BY_SELLER')))
    expect((await Product.findById(id).lean())?.stock).toBe(10)
    expect((await movements(id)).rows).toHaveLength(3)
  })

  it("takes an order's stock again only if it is available", async () => {
    const id = await newProduct(4)
    const orderId = await order(id, 4)
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    await order(id, 1)
    const { setOrderStatus } = await setStatus(orderId, 'CONFIRMED')
    expect(setOrderStatus).toEqual({
      order: { status: 'CANCELLED_BY_SELLER' },
      userErrors: [{ code: 'NOT_ENOUGH_STOCK' }],
    })
    expect((await Product.findById(id).lean())?.stock).toBe(3)
  })

  it("skips a deleted product when an order's stock is returned", async () => {
    const product = await buildProduct()
    const orderId = await order(product._id.toHexString(), 1)
    await Product.deleteOne({ _id: product._id })
    expect((await setStatus(orderId, 'CANCELLED_BY_SELLER')).setOrderStatus.userErrors).toEqual([])
    expect((await setStatus(orderId, 'PENDING')).setOrderStatus.userErrors).toEqual([])
  })
})
