import { randomUUID } from 'node:crypto'
import mongoose, { Types } from 'mongoose'
import { recordChanges } from '../src/domains/catalogue/changes/record-changes.ts'
import { Category } from '../src/domains/catalogue/record/category.model.ts'
import { Product } from '../src/domains/catalogue/record/product.model.ts'
import { recordMovements } from '../src/domains/catalogue/stock/stock-movement.service.ts'
import { SubCategory } from '../src/domains/catalogue/record/sub-category.model.ts'
import { createSalesCounter } from '../src/domains/order/sales/sales-counter.service.ts'
import { Order } from '../src/domains/order/record/order.model.ts'
import { inChunks } from '../src/lib/chunks.ts'
import { buildShopper, idOfMoment } from '../test/support/factories.ts'
import { openTestStore } from '../test/support/store.ts'

/**
 * The cost of the dashboard's pages with many products and orders: `npm run bench -- dashboard`. Each figure is the
 * time in the server from the request to the complete response.
 */
const PRODUCTS = 100_000
const ORDERS = 50_000
const BATCH_SIZE = 2_000
const ROUNDS = 40
const DAY_MS = 24 * 60 * 60_000
const PAYMENTS = ['CLAIMED', 'RECEIVED', 'RECEIVED', 'RECEIVED'] as const
const STATUSES = ['PENDING', 'CONFIRMED', 'PACKED', 'DELIVERED', 'CANCELLED_BY_SELLER'] as const

const store = await openTestStore()
const admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
const shopper = await buildShopper(store.tokens, { email: 'asha@example.com' })

async function createRows(): Promise<Types.ObjectId[]> {
  const names = Array.from({ length: 200 }, (_, n) => ({
    name: `Sub-category ${n}`,
    nameKey: `subCategory ${n}`,
  }))
  const categories = await Category.insertMany(names.slice(0, 20))
  const categoryIds = categories.map(({ _id }) => _id)
  const subCategories = await SubCategory.insertMany(
    names.map((fields, n) => ({ ...fields, categoryIds: [categoryIds[n % 20]] })),
  )
  const ids: Types.ObjectId[] = []
  for await (const numbers of inChunks(Array(PRODUCTS).keys(), BATCH_SIZE)) {
    const rows = numbers.map((n) => ({
      name: `Rice ${n % 977} of field ${n}`,
      unit: '1 kg',
      stock: n % 50,
      price: 1_000 + ((n * 37) % 5_003) * 10,
      discount: (n % 61) * 100,
      description: 'Long grains, aged a year.',
      categoryIds: [categoryIds[n % 20]],
      subCategoryIds: [subCategories[n % 200]?._id],
    }))
    const added = (await Product.insertMany(rows)).map(({ _id }) => _id)
    await recordChanges('product', added)
    ids.push(...added)
  }
  for await (const numbers of inChunks(Array(ORDERS).keys(), BATCH_SIZE)) {
    await Order.insertMany(numbers.map((n) => buildOrder(n, ids[n])))
  }
  return ids
}

function buildOrder(n: number, productId = new Types.ObjectId()) {
  const status = STATUSES[n % STATUSES.length]
  const quantity = 1 + (n % 40)
  const total = 25_000 * quantity
  const line = {
    productId,
    name: 'Rice',
    unit: '1 kg',
    price: 25_000,
    discount: 0,
    quantity,
    discountedPrice: 25_000,
  }
  const address = {
    addressLine: '7 Lake View Road',
    city: 'Pune',
    state: 'MH',
    country: 'India',
    pincode: '411001',
    mobile: '9800000000',
  }
  // Placed in the last 60 days.
  const createdAt = new Date(Date.now() - (ORDERS - n) * ((60 * DAY_MS) / ORDERS))
  return {
    _id: idOfMoment(createdAt),
    createdAt,
    updatedAt: createdAt,
    userId: shopper.user._id,
    number: `ORD-${String(n).padStart(12, '0')}`,
    status,
    payment: { method: 'UPI', state: PAYMENTS[n % PAYMENTS.length], notedAt: null, adminId: null },
    deliveryAddress: { ...address, addressId: new Types.ObjectId() },
    mobileKey: '9800000000',
    lines: [line],
    totalQuantity: quantity,
    subtotal: total,
    total,
    savings: 0,
    history: [{ status, at: new Date() }],
    idempotencyKey: randomUUID(),
    fingerprint: 'bench',
  }
}

const CARD =
  'products { id name unit stock version images { url srcSet } } page totalPages totalCount'
const ROW = `edges { cursor node { id number status createdAt customer { name email }
  lines { name image { url srcSet } } deliveryAddress { addressId } } } pageInfo { endCursor }`
const FIGURES = 'orders cancelled cancelledPercent revenue { amount } averageOrder { amount }'
const BEST = 'productId name unit pieces revenue { amount }'
const OVERVIEW = `{ overview { toDo { newOrders oldestNewOrderAt paymentsToVerify refundsDue
  prescriptionsToCheck outOfStock lowStock failingWebhooks importsToFix } periods { days current { ${FIGURES} }
  previous { ${FIGURES} } bestByPieces { ${BEST} } bestByRevenue { ${BEST} } }
  days { day figures { ${FIGURES} } } } }`
const SCREENS: Record<string, string> = {
  overview: OVERVIEW,
  categories: '{ categories { id name version image { url srcSet } } }',
  'sub-categories':
    '{ subCategories { id name version image { url srcSet } categories { id name } } }',
  'products, page 1': `{ productList { ${CARD} } }`,
  'products, page 4,000': `{ productList(page: 4000) { ${CARD} } }`,
  'products, last page': `{ productList(page: 8334) { ${CARD} } }`,
  'products, search': `{ productList(search: "rice 12") { ${CARD} } }`,
  'products, low stock': `{ productList(stock: LOW, page: 20) { ${CARD} } }`,
  'products, search among low stock': `{ productList(search: "rice", stock: LOW) { ${CARD} } }`,
  'orders, newest': `{ orders { ${ROW} } }`,
  'orders of a status': `{ orders(status: PACKED) { ${ROW} } }`,
  'orders by number': `{ orders(search: "ORD-0000000123") { ${ROW} } }`,
  'orders by email': `{ orders(search: "asha@") { ${ROW} } }`,
  ...orderTables(),
  'orders by telephone': `{ orders(search: "98000 00000") { ${ROW} } }`,
}

/** The order table with its sorts and filters. */
function orderTables(): Record<string, string> {
  const row = `edges { cursor node { id number status nextStatus createdAt totalQuantity total { amount }
    customer { name email mobile } deliveryAddress { addressLine city pincode mobile } payment { method state }
    prescriptionCheck { state refund { reference } } } } pageInfo { hasNextPage endCursor }`
  const table = (args: string) => `{ orders(first: 50, ${args}) { ${row} } }`
  const counts = (args: string) => `{ orders(first: 1, ${args}) { statusCounts { status count } } }`
  const [day, week] = [0, 7].map((before) =>
    new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10),
  )
  return {
    'order table, oldest': table('sort: PLACED_ASC'),
    'order table, by total': table('sort: TOTAL_DESC'),
    'order table, by total of a status': table('sort: TOTAL_ASC, status: PENDING'),
    'order table, by total of a payment': table('sort: TOTAL_DESC, payment: CLAIMED'),
    'order table, by total of a day': table(`sort: TOTAL_DESC, placedFrom: "${day}"`),
    'order table, by status': table('sort: STATUS_ASC'),
    'order table, by status of a week': table(
      `sort: STATUS_DESC, payment: CLAIMED, placedFrom: "${week}"`,
    ),
    'order table, status and payment': table('status: PACKED, payment: CLAIMED'),
    'order table, a week': table(`placedFrom: "${week}", placedTo: "${week}"`),
    'order counts': counts('sort: PLACED_DESC'),
    'order counts of a payment': counts('payment: CLAIMED'),
    'order counts of a week': counts(`placedFrom: "${week}"`),
    'order counts of a search': counts('search: "98000 00000"'),
  }
}

async function measure(name: string, document: string): Promise<void> {
  const times: number[] = []
  let commands: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    commands = await store.recordCommands(async () => {
      const { errors } = await store.query(document, {}, admin.accessToken)
      if (errors) throw new Error(JSON.stringify(errors))
    })
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  process.stdout.write(
    `${name.padEnd(34)} median ${at(0.5).padStart(7)} ms, p95 ${at(0.95).padStart(7)} ms, ${commands.length} commands\n`,
  )
}

const ids = await createRows()
const category = await Category.findOne().lean()
const [productId = new Types.ObjectId()] = ids
await mongoose.connection.transaction(async (session) => {
  const moves = Array.from({ length: 500 }, () => ({
    productId,
    change: 1,
    reason: 'IMPORTED' as const,
  }))
  const counted = { $inc: { stock: moves.length, stockSequence: moves.length } }
  await Product.updateOne({ _id: productId }, counted, { session })
  await recordMovements(moves, session)
})
await store.lookForSearch()
const counting = performance.now()
await createSalesCounter().update()
process.stdout.write(`all sales counted in ${(performance.now() - counting).toFixed(0)} ms\n`)
const orderIds = (await Order.find({}, { _id: 1 }).sort({ _id: -1 }).limit(500).lean()).map(
  ({ _id }) => `"${_id.toHexString()}"`,
)
const orderId = (await Order.findOne().sort({ _id: -1 }).lean())?._id.toHexString()
const movements = `{ stockMovements(productId: "${productId.toHexString()}") { edges { node { id change stockAfter reason by at } } } }`
/** Pages in the product table: the first, a middle or the last one for each order and filter. */
const table = (args: string) =>
  `{ productList(${args}, pageSize: 25) { products { id name unit stock version price { amount }
    discountPercent updatedAt categories { id name } images { url srcSet } } page totalPages totalCount } }`
const within = `categoryId: "${category?._id.toHexString()}"`
const tables = {
  'table by name, page 1': table('sort: NAME_ASC, page: 1'),
  'table by price, page 2,000': table('sort: PRICE_DESC, page: 2000'),
  'table by category, last page': table('sort: CATEGORY_ASC, page: 4000'),
  'table by discount in a category': table(`sort: DISCOUNT_DESC, ${within}, page: 100`),
  'table by update, low stock': table('sort: UPDATED_DESC, stock: LOW, page: 200'),
  'table by name, search': table('sort: NAME_ASC, search: "rice 12"'),
}
const details = `{ order(id: "${orderId}") { id number status history { status at by } customer { name } lines { name total { amount } } } }`
process.stdout.write(
  `${PRODUCTS} products, ${ORDERS} orders, ${store.databaseKind} database in memory\n`,
)
for (const [name, document] of Object.entries({
  ...SCREENS,
  ...tables,
  'stock movements': movements,
  'order details': details,
  'pick list of 500 orders': `{ pickList(orderIds: [${orderIds.join(' ')}]) {
    groups { subCategory { name } lines { name unit quantity orderNumbers } } } }`,
  'address labels of 500 orders': `{ ordersById(ids: [${orderIds.join(' ')}]) {
    id number customer { name } total { amount } deliveryAddress { addressLine city pincode mobile } } }`,
})) {
  await measure(name, document)
}
await store.close()
