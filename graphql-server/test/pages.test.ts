import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimits } from '../src/auth/rate-limits.ts'
import { ensureLog } from '../src/domains/catalogue/changes/change-log.service.ts'
import type { ProductRecord } from '../src/domains/catalogue/record/product.model.ts'
import { Order } from '../src/domains/order/record/order.model.ts'
import { PartnerUsage } from '../src/domains/partner/partner-usage.model.ts'
import { startOfDay } from '../src/lib/time/days.ts'
import {
  buildAddress,
  buildCategory,
  buildPrescription,
  buildScheduled,
  buildPartnerKey,
  buildProduct,
  buildShopper,
  buildSubCategory,
  buildTeamInvitation,
  buildWebhook,
  fillCart,
  type Shopper,
} from './support/factories.ts'
import { buildNotifiedWebhook } from './support/notified-webhook.ts'
import { readOperations } from './support/operations.ts'
import { gql } from './support/gql.ts'
import { buildUpiOrder, uploadStatement, writeStatement } from './support/statements.ts'
import { openTestStore, type GraphqlReply, type TestStore } from './support/store.ts'

const operations = readOperations()

let store: TestStore

beforeAll(async () => {
  // The limit on orders takes a command.
  const limits = { ...createRateLimits({ on: false }), isOn: true }
  store = await openTestStore({ services: { limits } })
  await ensureLog()
})
afterAll(() => store.close())

/**
 * Fills a shop with this many categories, medicines, cart lines, addresses, and orders with as many prescriptions, and
 * their owner; and with as many team members and invitations.
 */
async function createRows(size: number) {
  const shopper = await buildShopper(store.tokens)
  const members = await Promise.all(
    Array.from({ length: size }, () => buildShopper(store.tokens, { role: 'STAFF' })),
  )
  for (const { user } of members) await buildTeamInvitation(user)
  const categories = []
  for (let n = 0; n < size; n += 1) {
    const category = await buildCategory()
    categories.push({
      category,
      subCategory: await buildSubCategory({ categoryIds: [category._id] }),
    })
  }
  const products = await Promise.all(
    categories.flatMap(({ category, subCategory }) =>
      Array.from({ length: size }, (_, n) =>
        buildScheduled('H', {
          name: `Rice ${n}`,
          categoryIds: [category._id],
          subCategoryIds: [subCategory._id],
        }),
      ),
    ),
  )
  const chosen = products.slice(0, size)
  const userId = shopper.user._id
  for (let n = 0; n < size; n += 1) await buildUsedKey(shopper)
  await fillCart(shopper.user, chosen)
  const address = await buildAddress(shopper.user)
  const prescriptions = await Promise.all(chosen.map(() => buildPrescription(shopper.user)))
  const prescriptionIds = prescriptions.slice(0, 5).map(({ _id }) => _id.toHexString())
  for (const { _id } of chosen) {
    const order = { productId: _id.toHexString(), addressId: address._id.toHexString() }
    await placeOrder(shopper, { ...order, prescriptionIds })
  }
  await fillCart(shopper.user, chosen)
  const notified = await buildNotifiedWebhooks(size, products)
  const statementId = await applyStatements(size)
  await store.lookForSearch()
  const [first] = categories
  if (!first || !products[0]) throw new Error('The shop is empty.')
  const orders = await Order.find({ userId }).lean()
  return {
    shopper,
    ids: {
      ...notified,
      statementId,
      categoryId: first.category._id.toHexString(),
      subCategoryId: first.subCategory._id.toHexString(),
      id: products[0]._id.toHexString(),
    },
    orderId: orders[0]?._id.toHexString(),
    orderIds: orders.map(({ _id }) => _id.toHexString()),
  }
}

/** A key that belongs to this user and was used yesterday and today. */
async function buildUsedKey({ user }: Shopper) {
  const { key } = await buildPartnerKey({ userId: user._id })
  const row = (before: number) => ({ keyId: key._id, day: startOfDay(new Date(), before) })
  await PartnerUsage.create([0, 1].map((before) => ({ ...row(before), requests: 1, refused: 0 })))
}

/** A key with several webhooks, one of which has deliveries of these products. */
async function buildNotifiedWebhooks(count: number, products: ProductRecord[]) {
  const { key, ...ids } = await buildNotifiedWebhook(products.map(({ _id }) => _id))
  for (let n = 1; n < count; n += 1) await buildWebhook(key)
  return ids
}

/** Uploads several bank statements with as many rows, each applied by another admin. Returns the id of one. */
async function applyStatements(size: number): Promise<string> {
  const shopper = await buildShopper(store.tokens)
  const ids = []
  for (let n = 0; n < size; n += 1) {
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    const orders = await Promise.all(Array.from({ length: size }, () => buildUpiOrder(shopper)))
    const text = writeStatement(orders.map(({ upiReference }) => [upiReference, '', 250]))
    const { data } = await uploadStatement(store, admin, text)
    const { id: statementId = '', previewId } = data.previewUpiStatement.statement ?? {}
    const apply = gql(
      `mutation ($input: ApplyUpiStatementInput!) { applyUpiStatement(input: $input) { received } }`,
    )
    const input = { statementId, previewId }
    const { data: applied } = await store.query(apply, { input }, admin.accessToken)
    expect(applied).toEqual({ applyUpiStatement: { received: size } })
    ids.push(statementId)
  }
  return ids[0] ?? ''
}

async function placeOrder(
  { accessToken }: Shopper,
  { productId, ...more }: { productId: string; addressId: string; prescriptionIds: string[] },
) {
  const input = {
    lines: [{ productId, quantity: 1 }],
    ...more,
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 8900,
  }
  const document = gql(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { message } } }`,
  )
  const { data } = await store.query(document, { input }, accessToken)
  expect(data.placeOrder.userErrors).toEqual([])
}

interface Page {
  page: string
  /** The maximum number of database commands. */
  most: number
  variables: object
}

const firstPage = { search: '', stock: 'ANY', page: 1 }

const PAGES: Page[] = [
  { page: 'Home', most: 1, variables: {} },
  { page: 'CategoryRow', most: 2, variables: {} },
  { page: 'Listing', most: 3, variables: {} },
  { page: 'Listing', most: 3, variables: { subCategoryId: null } },
  { page: 'OtherCategories', most: 1, variables: {} },
  { page: 'Search', most: 3, variables: { text: 'rice' } },
  { page: 'SearchSuggestions', most: 3, variables: { text: 'rice' } },
  { page: 'Product', most: 5, variables: {} },
  { page: 'Layout', most: 4, variables: {} },
  { page: 'Checkout', most: 9, variables: {} },
  { page: 'MyOrders', most: 2, variables: {} },
  { page: 'Order', most: 3, variables: {} },
  { page: 'Addresses', most: 2, variables: {} },
  { page: 'Profile', most: 3, variables: {} },
  { page: 'Prescriptions', most: 2, variables: {} },
  { page: 'Products', most: 3, variables: { search: '', stock: 'ANY', page: 1 } },
  { page: 'Products', most: 3, variables: { search: '', stock: 'LOW', page: 1 } },
  { page: 'Products', most: 2, variables: { search: 'rice', stock: 'ANY', page: 1 } },
  { page: 'ManageProductTable', most: 6, variables: { ...firstPage, sort: 'NAME_ASC' } },
  { page: 'ManageProductTable', most: 6, variables: { ...firstPage, search: 'rice' } },
  { page: 'ManageProductPlaces', most: 3, variables: {} },
  { page: 'ManageCategories', most: 2, variables: {} },
  { page: 'ManageSubCategories', most: 3, variables: {} },
  { page: 'StockMovements', most: 3, variables: {} },
  { page: 'AllOrders', most: 3, variables: { search: '' } },
  { page: 'AllOrders', most: 4, variables: { search: 'a@' } },
  { page: 'ManageOrderTable', most: 3, variables: { search: '' } },
  { page: 'ManageOrderTable', most: 3, variables: { search: '', sort: 'TOTAL_DESC' } },
  { page: 'ManageOrderTable', most: 5, variables: { search: 'a@', sort: 'STATUS_ASC' } },
  // One command for each status.
  { page: 'ManageOrderCounts', most: 9, variables: { search: '' } },
  { page: 'ManageOrderCounts', most: 5, variables: { search: 'a@' } },
  { page: 'ManagePickList', most: 4, variables: {} },
  { page: 'ManageAddressLabels', most: 3, variables: {} },
  { page: 'ManageOrderBatches', most: 5, variables: {} },
  { page: 'ManagedOrder', most: 4, variables: {} },
  { page: 'ManagePrescriptions', most: 4, variables: { first: 20 } },
  { page: 'ManageOrderToCheck', most: 5, variables: {} },
  { page: 'ManageNextToCheck', most: 2, variables: {} },
  { page: 'ManagePrescriptionViews', most: 4, variables: {} },
  { page: 'ManageCustomers', most: 5, variables: { search: '' } },
  { page: 'ManageCustomers', most: 7, variables: { search: 'a@' } },
  // Two commands record the reading.
  { page: 'ManageCustomer', most: 12, variables: {} },
  { page: 'ManagePrescriptionRegister', most: 2, variables: { month: '2026-11' } },
  // Batches that were packed, amended, and on documents, are found by a command each.
  { page: 'ManageRecall', most: 5, variables: { batch: 'B-1' } },
  { page: 'ManageUpiStatements', most: 3, variables: {} },
  { page: 'ManageUpiStatement', most: 3, variables: {} },
  { page: 'ManageUpiStatementRows', most: 3, variables: {} },
  { page: 'ManageUpiStatementRows', most: 3, variables: { state: 'RECEIVED' } },
  { page: 'Invoice', most: 2, variables: {} },
  { page: 'ManagedInvoice', most: 2, variables: {} },
  { page: 'ManagePartners', most: 6, variables: {} },
  { page: 'ManageTeam', most: 4, variables: {} },
  { page: 'JoinTeam', most: 2, variables: { token: 'a' } },
  { page: 'ManageWebhooks', most: 4, variables: {} },
  { page: 'ManageDeliveries', most: 6, variables: {} },
]

type Shop = Awaited<ReturnType<typeof createRows>>

/** The database commands of a web app operation in this shop, run by a user with access. */
async function commandsOfPage({ page, variables }: Page, shop: Shop, admin: Shopper) {
  const { shopper, ids, orderId, orderIds } = shop
  const document = parse(operations.get(page) ?? '')
  const id = page === 'Order' ? orderId : ids.id
  const customerId = shopper.user._id.toHexString()
  const all = { ...ids, id, orderId, customerId, orderIds, productId: ids.id, ...variables }
  const { accessToken } = isForAdmins(page) ? admin : shopper
  const replies: GraphqlReply<object>[] = []
  const commands = await store.recordCommands(async () => {
    replies.push(await store.query<object>(document, all, accessToken))
  })
  return { commands, replies }
}

describe('a page takes the same number of database commands for any number of rows', () => {
  const small = new Map<Page, Awaited<ReturnType<typeof commandsOfPage>>>()
  const large: typeof small = new Map()

  beforeAll(async () => {
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    const smallShop = await createRows(2)
    for (const page of PAGES) small.set(page, await commandsOfPage(page, smallShop, admin))
    const largeShop = await createRows(7)
    for (const page of PAGES) large.set(page, await commandsOfPage(page, largeShop, admin))
  })

  it.each(PAGES)(
    '$page $variables takes at most $most database commands for any number of rows',
    (page) => {
      const replies = [small, large].flatMap((measured) => measured.get(page)?.replies ?? [])
      expect(replies).toHaveLength(2)
      for (const { errors, data } of replies) {
        expect(errors).toBeUndefined()
        const missing = Object.entries(data).filter(([, value]) => value === null)
        // Every product page asks whether the product was deleted.
        const expected = page.page === 'Product' ? ['deletedProduct'] : []
        expect(missing.map(([name]) => name)).toEqual(expected)
      }
      expect(large.get(page)?.commands).toEqual(small.get(page)?.commands)
      expect(small.get(page)?.commands.length).toBeLessThanOrEqual(page.most)
    },
  )
})

function isForAdmins(page: string): boolean {
  return /^(Manage|Products|AllOrders|StockMovements)/.test(page)
}

it.each([
  // One command reads the shop's settings, one writes to the user, one counts their orders of the day, and one checks for a
  // block of cash.
  { paymentMethod: 'CASH_ON_DELIVERY', most: 14 },
  // The same, but one looks up the reservation instead of a block.
  { paymentMethod: 'UPI', most: 14 },
])(
  'an order takes $most commands for any number of lines with $paymentMethod, and one more to show the cart',
  async ({ paymentMethod, most }) => {
    const document = operations.get('PlaceOrder') ?? ''
    for (const size of [2, 50]) {
      const { user, accessToken } = await buildShopper(store.tokens)
      const { _id } = await buildAddress(user)
      const products = await Promise.all(Array.from({ length: size }, () => buildProduct()))
      await fillCart(user, products)
      const input = {
        lines: products.map((product) => ({ productId: product._id.toHexString(), quantity: 1 })),
        addressId: _id.toHexString(),
        paymentMethod,
        expectedTotal: 8900 * size,
      }
      const commands = await store.recordCommands(async () => {
        const { data } = await store.query(document, { input }, accessToken)
        expect(data).toMatchObject({ placeOrder: { userErrors: [] } })
      })
      expect(commands).toHaveLength(most + 1)
    }
  },
)
