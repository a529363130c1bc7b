import type { InjectOptions } from 'fastify'
import { print as printDocument, type DocumentNode } from 'graphql'
import {
  RestCartDocument,
  RestCategoriesDocument,
  RestProductDetailsDocument,
  RestProductPageDocument,
} from '../src/rest/call/generated.ts'
import { Order } from '../src/domains/order/record/order.model.ts'
import {
  buildAddress,
  buildCategory,
  buildProduct,
  buildShopper,
  buildSubCategory,
  fillCart,
} from '../test/support/factories.ts'
import { openTestStore } from '../test/support/store.ts'
import { print } from './running-store.ts'

/**
 * Compares the cost of a REST read with the same operation in GraphQL: `npm run bench -- rest`. Measures the whole
 * process's processor time, alternating in an order that changes each round. The goal for REST is 1.3 times the cost.
 */
const ROUNDS = 15
const REQUESTS = 60
const ORDERS = 5_000

const store = await openTestStore()
const shopper = await buildShopper(store.tokens)
const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
const category = await buildCategory()
const subCategory = await buildSubCategory({ categoryIds: [category._id] })
const categoryFields = { categoryIds: [category._id], subCategoryIds: [subCategory._id] }
const products = await Promise.all(Array.from({ length: 40 }, () => buildProduct(categoryFields)))
for (let n = 0; n < 20; n += 1) await buildCategory()
await fillCart(shopper.user, products.slice(0, 5))
const productId = products[0]?._id.toHexString()

interface Pair {
  what: string
  rest: InjectOptions
  operation: DocumentNode
  variables: object
}

const headers = { authorization: `Bearer ${shopper.accessToken}` }
const PAIRS: Pair[] = [
  {
    what: '21 categories',
    rest: { method: 'GET', url: '/api/category/get' },
    operation: RestCategoriesDocument,
    variables: {},
  },
  {
    what: 'one product',
    rest: { method: 'POST', url: '/api/product/get-product-details', payload: { productId } },
    operation: RestProductDetailsDocument,
    variables: { id: productId },
  },
  {
    what: 'a page of 12 products',
    rest: { method: 'POST', url: '/api/product/get', payload: { page: 1 } },
    operation: RestProductPageDocument,
    variables: { page: 1, pageSize: 12, search: '' },
  },
  {
    what: 'a cart of 5 products',
    rest: { method: 'GET', url: '/api/cart/get', headers },
    operation: RestCartDocument,
    variables: {},
  },
]

/** The processor time for several requests, in microseconds per request. */
async function measureCost(request: InjectOptions): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < REQUESTS; n += 1) {
    const reply = await store.app.inject(request)
    if (reply.statusCode !== 200) throw new Error(reply.body)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / REQUESTS
}

const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN

async function compare({ what, rest, operation, variables }: Pair): Promise<void> {
  const query = printDocument(operation)
  const graphql: InjectOptions = {
    method: 'POST',
    url: '/graphql',
    headers: rest.headers,
    payload: { query, variables },
  }
  const costs = { rest: [] as number[], graphql: [] as number[] }
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    const inTurn = round % 2 ? (['rest', 'graphql'] as const) : (['graphql', 'rest'] as const)
    for (const endpoint of inTurn) {
      const cost = await measureCost(endpoint === 'rest' ? rest : graphql)
      // The first rounds warm up the code.
      if (round > 1) costs[endpoint].push(cost)
    }
  }
  const [ours, theirs] = [median(costs.rest), median(costs.graphql)]
  const figures = `REST ${ours.toFixed(0)} µs, GraphQL ${theirs.toFixed(0)} µs`
  print(`${what.padEnd(24)} ${figures.padEnd(36)} ${(ours / theirs).toFixed(2)} times`)
}

/** The longest response: all orders at once. */
async function measureAllOrders(): Promise<void> {
  await placeOne()
  const order = await Order.findOne({}, { _id: 0 }).lean()
  const copies = Array.from({ length: ORDERS - 1 }, (_, n) => ({
    ...order,
    number: `ORD-COPY${String(n).padStart(8, '0')}`,
    idempotencyKey: `copy number ${n}`,
  }))
  await Order.insertMany(copies)
  const request: InjectOptions = {
    url: '/api/order/all-order-list',
    headers: { authorization: `Bearer ${admin.accessToken}` },
  }
  for (let round = 1; round <= 3; round += 1) {
    const began = performance.now()
    const { statusCode, body } = await store.app.inject(request)
    const seconds = ((performance.now() - began) / 1000).toFixed(2)
    const size = (body.length / 1_000_000).toFixed(1)
    print(`all ${ORDERS} orders: ${statusCode}, ${size} MB in ${seconds} s`)
  }
}

async function placeOne(): Promise<void> {
  const { _id } = await buildAddress(shopper.user)
  const list_items = products.slice(0, 3).map((product) => ({
    productId: product._id.toHexString(),
    quantity: 1,
  }))
  const payload = { list_items, addressId: _id.toHexString(), totalAmt: 3 * 89 }
  const url = '/api/order/cash-on-delivery'
  const reply = await store.app.inject({ method: 'POST', url, headers, payload })
  if (reply.statusCode !== 200) throw new Error(reply.body)
}

print(`${store.databaseKind} database in memory, ${ROUNDS} rounds of ${REQUESTS} requests`)
for (const pair of PAIRS) await compare(pair)
await measureAllOrders()
await store.close()
