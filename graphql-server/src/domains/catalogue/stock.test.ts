import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAddress, buildProduct, buildShopper, type Shopper } from '../../../test/factories.ts'
import { openTestStore, type TestStore } from '../../../test/store.ts'
import { writeProducts } from './catalogue-bulk.service.ts'
import { Product } from './product.model.ts'

interface Movement {
  change: number
  stockAfter: number
  reason: string
  orderId: string | null
  by: string | null
}

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
})
afterAll(() => store.close())

async function movements(productId: string, first = 20, after: string | null = null) {
  const { data } = await store.query<{
    stockMovements: { edges: { node: Movement }[]; pageInfo: { endCursor: string } } | null
  }>(
    `query ($productId: ID!, $first: Int!, $after: String) {
      stockMovements(productId: $productId, first: $first, after: $after) {
        edges { node { change stockAfter reason orderId by } } pageInfo { endCursor }
      }
    }`,
    { productId, first, after },
    admin.accessToken,
  )
  return {
    rows: data.stockMovements?.edges.map(({ node }) => node) ?? null,
    endCursor: data.stockMovements?.pageInfo.endCursor ?? null,
  }
}

async function run<Data>(document: string, input: object, { accessToken } = admin) {
  return (await store.query<Data>(document, { input }, accessToken)).data
}

const setStock = (id: string, stock: number, seenStock?: number) =>
  run<{ setStock: { product: { stock: number }; userErrors: { code: string }[] } }>(
    `mutation ($input: SetStockInput!) {
      setStock(input: $input) { product { stock } userErrors { code } }
    }`,
    { id, stock, seenStock },
  )

const setStatus = (orderId: string, status: string) =>
  run<{ setOrderStatus: { order: { status: string }; userErrors: { code: string }[] } }>(
    `mutation ($input: SetOrderStatusInput!) {
      setOrderStatus(input: $input) { order { status } userErrors { code } }
    }`,
    { orderId, status },
  )

async function order(productId: string, quantity: number): Promise<string> {
  const shopper = await buildShopper(store.tokens)
  const address = await buildAddress(shopper.user)
  const { placeOrder } = await run<{ placeOrder: { order: { id: string } | null } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    {
      lines: [{ productId, quantity }],
      addressId: address._id.toHexString(),
      paymentMethod: 'CASH_ON_DELIVERY',
      expectedTotal: 8_900 * quantity,
    },
    shopper,
  )
  if (!placeOrder.order) throw new Error('The order was refused.')
  return placeOrder.order.id
}

const newProduct = async (stock: number) => {
  const { createProduct } = await run<{ createProduct: { product: { id: string } } }>(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }`,
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
  return createProduct.product.id
}

describe("a product's movements", () => {
  it('tell why its stock is what it is', async () => {
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

  it('count back rightly on every page', async () => {
    const id = await newProduct(1)
    for (const stock of [5, 2, 9, 9, 4]) await setStock(id, stock)
    const first = await movements(id, 2)
    const second = await movements(id, 10, first.endCursor)
    const all = [...(first.rows ?? []), ...(second.rows ?? [])]
    expect(all.map(({ stockAfter }) => stockAfter)).toEqual([4, 9, 2, 5, 1])
  })

  it('hold what a file brought', async () => {
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

  it('of nothing are null', async () => {
    expect((await movements('0'.repeat(24))).rows).toBeNull()
    expect((await movements('x')).rows).toBeNull()
  })
})

describe('setting the stock', () => {
  it('is refused when pieces moved since it was seen', async () => {
    const id = await newProduct(10)
    await order(id, 1)
    const { setStock: refused } = await setStock(id, 12, 10)
    expect(refused).toEqual({
      product: { stock: 9 },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    })
  })
})

describe("an order's pieces", () => {
  it('come back once, however many cancel it at once', async () => {
    const id = await newProduct(10)
    const orderId = await order(id, 4)
    await Promise.all(Array.from({ length: 5 }, () => setStatus(orderId, 'CANCELLED_BY_SELLER')))
    expect((await Product.findById(id).lean())?.stock).toBe(10)
    expect((await movements(id)).rows).toHaveLength(3)
  })

  it('are taken again only where they are left', async () => {
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

  it('of a product that is gone stop nothing', async () => {
    const product = await buildProduct()
    const orderId = await order(product._id.toHexString(), 1)
    await Product.deleteOne({ _id: product._id })
    expect((await setStatus(orderId, 'CANCELLED_BY_SELLER')).setOrderStatus.userErrors).toEqual([])
    expect((await setStatus(orderId, 'PENDING')).setOrderStatus.userErrors).toEqual([])
  })
})
