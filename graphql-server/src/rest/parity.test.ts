import { parse } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  buildAddress,
  buildCategory,
  buildProduct,
  buildShopper,
  buildSubCategory,
  type Shopper,
} from '../../test/support/factories.ts'
import { gql } from '../../test/support/gql.ts'
import { createRestClient } from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { recordChanges } from '../domains/catalogue/changes/record-changes.ts'
import { restRoutes } from './routes.ts'

/** Compares REST with the GraphQL operations in this file, so that both APIs are tested from outside. */

let store: TestStore
let call: ReturnType<typeof createRestClient>
let shopper: Shopper
let admin: Shopper
let ids: Record<'categoryId' | 'subCategoryId' | 'productId', string>

beforeAll(async () => {
  store = await openTestStore()
  call = createRestClient(store)
  shopper = await buildShopper(store.tokens, { mobile: '98', avatar: '/media/a-960.webp' })
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  const category = await buildCategory({ image: '/media/b-960.webp' })
  const subCategory = await buildSubCategory({ categoryIds: [category._id] })
  const membership = { categoryIds: [category._id], subCategoryIds: [subCategory._id] }
  const products = []
  for (let n = 0; n < 25; n += 1) {
    const details = [{ name: '__proto__', value: 'a' }]
    const images = ['https://pictures.example/a.png']
    const price = 10_050 + n
    products.push(
      await buildProduct({
        name: `Rice ${n}`,
        ...membership,
        details,
        images,
        price,
        discount: 1250,
      }),
    )
  }
  await recordChanges(
    'product',
    products.map(({ _id }) => _id),
  )
  await store.lookForSearch()
  const [first, second] = products.map(({ _id }) => _id.toHexString())
  ids = {
    categoryId: category._id.toHexString(),
    subCategoryId: subCategory._id.toHexString(),
    productId: first ?? '',
  }
  await order(first ?? '', second ?? '')
  await buildAddress(shopper.user, { active: false })
  await add(first ?? '')
  await add(second ?? '')
})
afterAll(() => store.close())

async function add(productId: string) {
  await call({ method: 'POST', url: '/api/cart/create', as: shopper, payload: { productId } })
}

/** Places two orders, and confirms one. */
async function order(...productIds: string[]) {
  const { _id } = await buildAddress(shopper.user)
  const url = '/api/order/cash-on-delivery'
  for (const [n, productId] of productIds.entries()) {
    const list_items = [{ productId, quantity: 2 }]
    const subTotalAmt = Number(((100.5 + n / 100) * 2).toFixed(2))
    const totalAmt = Number((subTotalAmt - 26).toFixed(2))
    const payload = { list_items, addressId: _id.toHexString(), subTotalAmt, totalAmt }
    const reply = await call({ method: 'POST', url, as: shopper, payload })
    expect(reply.message).toBe('Order placed.')
    const { orderId } = reply.data as { orderId: string }
    const change = { orderId, status: n === 0 ? 'Confirm' : 'Packed' }
    await call({ method: 'PUT', url: '/api/order/set-order-status', as: admin, payload: change })
  }
}

const IMAGE = 'image { url }'
const REFERENCE = 'id name'
const PRODUCT = `id name images { url } categories { ${REFERENCE} } subCategories { ${REFERENCE} } unit stock
  price { amount } discountPercent description details { name value } createdAt updatedAt`
const ADDRESS = 'id userId addressLine city state country pincode mobile active'
const ORDER = `id number status payment { method state } invoice { path } subtotal { amount } total { amount }
  createdAt updatedAt deliveryAddress { addressId addressLine city state country pincode mobile }
  lines { productId name image { url } unit price { amount } discountPercent quantity total { amount } }`

/** The REST names for fields that GraphQL names differently. */
const NAMES: Record<string, string> = {
  id: '_id',
  addressId: '_id',
  addressLine: 'address_line',
  active: 'status',
  number: 'orderId',
  images: 'image',
  categories: 'category',
  subCategories: 'subCategory',
  discountPercent: 'discount',
  details: 'more_details',
  subtotal: 'subTotalAmt',
  lines: 'items',
  deliveryAddress: 'delivery_address',
  emailVerified: 'verify_email',
  lastLoginAt: 'last_login_date',
  invoice: 'invoice_receipt',
}
const STATUSES: Record<string, string> = {
  ACTIVE: 'Active',
  PACKED: 'Packed',
  CONFIRMED: 'Order Confirm',
}

type Tree = Record<string, unknown>

/** Converts a GraphQL response to REST: field names, rupees, image URLs. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated)
  if (typeof value === 'string') return STATUSES[value] ?? value
  if (typeof value !== 'object' || value === null) return value
  const tree = value as Tree
  if (typeof tree['amount'] === 'number') return tree['amount'] / 100
  if (Object.keys(tree).join() === 'url') return tree['url']
  if (Object.keys(tree).join() === 'path') return `http://127.0.0.1:4000${String(tree['path'])}`
  return Object.fromEntries(
    Object.entries(tree).map(([name, inner]) => {
      if (name === 'details')
        return [NAMES[name], factsOf(inner as { name: string; value: string }[])]
      return [NAMES[name] ?? name, inner === null && name === 'avatar' ? '' : translated(inner)]
    }),
  )
}

const factsOf = (facts: { name: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ name, value }) => [name, value]))

/** Converts an order to REST. With `forAdmin`, its address is an id. */
function translatedOrder(order: Tree, forAdmin: boolean): unknown {
  const { payment, total, lines, deliveryAddress, invoice, ...rest } = order
  const items = (lines as Tree[]).map(({ image, ...line }) => ({
    ...(translated(line) as Tree),
    image: image ? [translated(image)] : [],
  }))
  const [{ name, image } = {}] = items as Tree[]
  return {
    ...(translated(rest) as Tree),
    totalAmt: translated(total),
    payment_state: (payment as Tree)['state'],
    payment_status: (payment as Tree)['method'] === 'UPI' ? 'PAID WITH UPI' : 'CASH ON DELIVERY',
    product_details: { name, image },
    items,
    invoice_receipt: invoice ? translated(invoice) : '',
    delivery_address: forAdmin
      ? (deliveryAddress as Tree)['addressId']
      : translated(deliveryAddress),
  }
}

interface Question {
  path: string
  /** The caller. */
  as?: () => Shopper
  body?: () => object
  query: () => string
  /** Converts the GraphQL response to the expected reply. */
  expected: (data: Tree) => object
}

const at = (data: Tree, ...keys: string[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Tree)[key], data)
const nodesOf = (data: Tree, ...keys: string[]) =>
  (at(data, ...keys) as { edges: { node: Tree }[] }).edges.map(({ node }) => node)
const nodes = (fields: string) => `edges { node { ${fields} } }`

const QUESTIONS: Question[] = [
  {
    path: '/api/user/user-details',
    as: () => shopper,
    query:
      () => `{ viewer { id name email avatar { url } mobile emailVerified lastLoginAt status role
      addresses { id } cart { lines { id } } orders(first: 50) { ${nodes('id')} } } }`,
    expected: ({ viewer }) => {
      const { addresses, cart, orders, ...rest } = viewer as Tree
      const idsIn = (list: unknown) => (list as { id: string }[]).map(({ id }) => id)
      return {
        data: {
          ...(translated(rest) as Tree),
          address_details: idsIn(addresses),
          shopping_cart: idsIn(at(cart as Tree, 'lines')),
          orderHistory: idsIn(nodesOf({ orders }, 'orders')),
        },
      }
    },
  },
  {
    path: '/api/category/get',
    query: () => `{ categories { id name ${IMAGE} } }`,
    expected: ({ categories }) => ({ data: translated(categories) }),
  },
  {
    path: '/api/subcategory/get',
    query: () => `{ subCategories { id name ${IMAGE} categories { ${REFERENCE} } } }`,
    expected: ({ subCategories }) => ({
      data: (translated(subCategories) as Tree[]).map((subCategory) => ({
        ...subCategory,
        image: subCategory['image'] ?? '',
      })),
    }),
  },
  {
    path: '/api/product/get',
    body: () => ({ page: 2, limit: 10 }),
    query: () =>
      `{ productList(page: 2, pageSize: 10) { products { ${PRODUCT} } totalCount totalPages } }`,
    expected: (data) => ({
      data: translated(at(data, 'productList', 'products')),
      totalCount: 25,
      totalNoPage: at(data, 'productList', 'totalPages'),
    }),
  },
  {
    path: '/api/product/search-product',
    body: () => ({ search: 'rice 7', page: 1, limit: 5 }),
    query: () => `{ searchProducts(text: "rice 7", first: 5) { ${nodes(PRODUCT)} totalCount } }`,
    expected: (data) => {
      const totalCount = Number(at(data, 'searchProducts', 'totalCount'))
      const totalPage = Math.ceil(totalCount / 5)
      const products = nodesOf(data, 'searchProducts')
      return { data: translated(products), totalCount, totalPage, page: 1 }
    },
  },
  {
    path: '/api/product/get-product-by-category',
    body: () => ({ id: ids.categoryId }),
    query: () => `{ products(categoryId: "${ids.categoryId}", first: 15) { ${nodes(PRODUCT)} } }`,
    expected: (data) => ({ data: translated(nodesOf(data, 'products')) }),
  },
  {
    path: '/api/product/get-pruduct-by-category-and-subcategory',
    body: () => ({ categoryId: ids.categoryId, subCategoryId: ids.subCategoryId, page: 3 }),
    query: () => `{ products(categoryId: "${ids.categoryId}", subCategoryId: "${ids.subCategoryId}",
      first: 25) { ${nodes(PRODUCT)} totalCount } }`,
    expected: (data) => ({
      data: translated(nodesOf(data, 'products').slice(16, 24)),
      totalCount: at(data, 'products', 'totalCount'),
      page: 3,
      limit: 8,
    }),
  },
  {
    path: '/api/product/get-product-details',
    body: () => ({ productId: ids.productId }),
    query: () => `{ product(id: "${ids.productId}") { ${PRODUCT} } }`,
    expected: ({ product }) => ({ data: translated(product) }),
  },
  {
    path: '/api/cart/get',
    as: () => shopper,
    query: () => `{ viewer { cart { lines { id quantity
      product { id name images { url } unit price { amount } discountPercent stock } } } } }`,
    expected: (data) => ({
      data: (at(data, 'viewer', 'cart', 'lines') as Tree[]).map(({ product, ...line }) => ({
        ...(translated(line) as Tree),
        productId: translated(product),
      })),
    }),
  },
  {
    path: '/api/address/get',
    as: () => shopper,
    query: () => `{ viewer { addresses(includeRemoved: true) { ${ADDRESS} } } }`,
    expected: (data) => ({ data: translated(at(data, 'viewer', 'addresses')) }),
  },
  {
    path: '/api/address/get-all-address',
    as: () => admin,
    query: () => `{ addresses(first: 100) { ${nodes(ADDRESS)} } }`,
    expected: (data) => ({ data: translated(nodesOf(data, 'addresses')) }),
  },
  {
    path: '/api/order/order-list',
    as: () => shopper,
    query: () => `{ viewer { orders(first: 50) { ${nodes(ORDER)} } } }`,
    expected: (data) => ({
      data: nodesOf(data, 'viewer', 'orders').map((order) => translatedOrder(order, false)),
    }),
  },
  {
    path: '/api/order/all-order-list',
    as: () => admin,
    query: () => `{ orders(first: 50) { ${nodes(ORDER)} } }`,
    expected: (data) => ({
      data: nodesOf(data, 'orders').map((order) => translatedOrder(order, true)),
    }),
  },
]

const FRAME = new Set(['status', 'headers', 'success', 'error', 'message'])

it.each(QUESTIONS)(
  '$path returns the same data as GraphQL',
  async ({ path, as, body, query, expected }) => {
    const { data, errors } = await store.query<Tree>(parse(query()), {}, as?.().accessToken)
    expect(errors).toBeUndefined()
    const method = restRoutes.find((route) => route.path === path)?.method
    const reply = await call({ method, url: path, as: as?.(), payload: body?.() })
    expect(reply).toMatchObject({ status: 200, success: true })
    const returned = Object.fromEntries(Object.entries(reply).filter(([name]) => !FRAME.has(name)))
    expect(returned).toEqual(expected(data))
    expect(JSON.stringify(returned).length).toBeGreaterThan(60)
  },
)

it('the comparison covers every route that reads', () => {
  const asked = new Set(QUESTIONS.map(({ path }) => path))
  const reading = restRoutes.filter(({ path }) => /\/get|-list|details$|search/.test(path))
  const unasked = reading.filter(({ path }) => !asked.has(path) && !path.includes('update'))
  expect(unasked.map(({ path }) => path)).toEqual([])
})

it('REST rejects requests with the same sentences as GraphQL', async () => {
  const { _id } = await buildProduct({ stock: 0, name: 'Saffron' })
  const productId = _id.toHexString()
  const refused = [
    {
      request: { method: 'POST', url: '/api/cart/create', payload: { productId } },
      mutation: gql(`mutation ($input: AddToCartInput!) {
        it: addToCart(input: $input) { userErrors { message } }
      }`),
      input: { productId },
    },
    {
      request: { method: 'DELETE', url: '/api/category/delete', payload: { _id: ids.categoryId } },
      mutation: gql(`mutation ($input: DeleteInput!) {
        it: deleteCategory(input: $input) { userErrors { message } }
      }`),
      input: { id: ids.categoryId },
    },
    {
      request: {
        method: 'PUT',
        url: '/api/address/update',
        payload: brokenAddress('_id', 'address_line'),
      },
      mutation: gql(`mutation ($input: UpdateAddressInput!) {
        it: updateAddress(input: $input) { userErrors { message } }
      }`),
      input: brokenAddress('id', 'addressLine'),
    },
  ] as const
  for (const { request, mutation, input } of refused) {
    const { data } = await store.query(mutation, { input }, admin.accessToken)
    const { success, message } = await call({ ...request, as: admin })
    expect(success).toBe(false)
    expect(message).toBe(data.it.userErrors.map((error) => error.message).join(' '))
  }
})

function brokenAddress(id: string, line: string) {
  const texts = { city: 'A\tB', state: 'C\tD', country: 'India', pincode: '1', mobile: 'E\tF' }
  return { [id]: ids.categoryId, [line]: 'x', ...texts }
}
