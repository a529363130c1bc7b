import { isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  buildAddress,
  buildOrder,
  buildPartnerKey,
  buildProduct,
  buildShopper,
  buildWebhook,
} from '../../test/support/factories.ts'
import { sample } from '../../test/support/property-runs.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { sharedSchema } from '../../test/support/schema.ts'

/** A list's selection, without the arguments `first` and `after`. */
interface Selection {
  field: string
  args?: string
  /** Whether the list is a field on the viewer. */
  /** The field that contains it, if it is not a root field. */
  parent?: 'viewer' | 'shopSettings'
}

const OF_PRODUCT = 'productId: "$product"'
const RICE = 'text: "rice"'

/** Every connection, with the arguments that turn it into other lists. */
const lists: Selection[] = [
  { field: 'products' },
  { field: 'products', args: 'sort: PRICE_ASC' },
  { field: 'products', args: 'sort: PRICE_DESC' },
  { field: 'products', args: 'filter: { inStock: true }' },
  { field: 'products', args: 'filter: { minPrice: 100 }' },
  { field: 'products', args: 'categoryId: "650000000000000000000001"' },
  { field: 'products', args: 'categoryId: "nothing"' },
  { field: 'searchProducts', args: RICE },
  { field: 'searchProducts', args: 'text: "milk"' },
  { field: 'searchProducts', args: `${RICE}, sort: PRICE_ASC` },
  { field: 'searchProducts', args: `${RICE}, sort: DISCOUNT_DESC` },
  { field: 'searchProducts', args: `${RICE}, filter: { inStock: true }` },
  { field: 'stockMovements', args: OF_PRODUCT },
  { field: 'stockMovements', args: 'productId: "$other"' },
  { field: 'addresses' },
  { field: 'orders' },
  { field: 'orders', args: 'sort: PLACED_ASC' },
  { field: 'orders', args: 'sort: TOTAL_ASC' },
  { field: 'orders', args: 'sort: TOTAL_DESC' },
  { field: 'orders', args: 'sort: STATUS_ASC' },
  { field: 'orders', args: 'status: PENDING' },
  { field: 'orders', args: 'payment: DUE' },
  { field: 'orders', args: 'search: "ORD-ABC"' },
  { field: 'orders', args: 'placedFrom: "2020-01-01"' },
  { field: 'orders', args: 'placedTo: "2090-01-01"' },
  { field: 'changes', parent: 'shopSettings' },
  { field: 'orders', parent: 'viewer' },
  { field: 'reservations' },
  { field: 'reservations', args: OF_PRODUCT },
  { field: 'ordersToCheck' },
  { field: 'prescriptionViews' },
  { field: 'customers' },
  { field: 'customers', args: 'search: "asha"' },
  { field: 'prescriptionRegister', args: 'month: "2026-11"' },
  { field: 'prescriptionRegister', args: 'month: "2026-10"' },
  { field: 'ordersWithBatch', args: 'batch: "B1"' },
  { field: 'ordersWithBatch', args: 'batch: "B2"' },
  { field: 'gstReturnDocuments', args: 'period: "2026-11"' },
  { field: 'gstReturnDocuments', args: 'period: "2026-12"' },
  { field: 'productImports' },
  { field: 'upiStatements' },
  { field: 'upiStatementRows', args: 'statementId: "650000000000000000000002"' },
  {
    field: 'upiStatementRows',
    args: 'statementId: "650000000000000000000002", state: MATCHED',
  },
  { field: 'tickets' },
  { field: 'tickets', args: 'status: OPEN' },
  { field: 'tickets', parent: 'viewer' },
  { field: 'webhookDeliveries', args: 'webhookId: "$webhook"' },
]

let store: TestStore
let token: string
let other: string
let ids: Record<string, string>

beforeAll(async () => {
  store = await openTestStore()
  const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  token = admin.accessToken
  const [product, second] = [await buildProduct({ name: 'Rice' }), await buildProduct()]
  const { key } = await buildPartnerKey()
  const webhook = await buildWebhook(key)
  ids = {
    product: product._id.toHexString(),
    other: second._id.toHexString(),
    webhook: webhook._id.toHexString(),
  }
  await buildOrder(admin.user)
  other = (await buildShopper(store.tokens)).accessToken
  await buildAddress(admin.user)
})
afterAll(() => store.close())

async function read(
  { field, args = '', parent }: Selection,
  after: string | null,
  accessToken = token,
) {
  const given = args.replace(/\$(\w+)/g, (_whole, name: string) => ids[name] ?? '')
  const list = `list: ${field}(first: 1, after: $after ${given}) { edges { cursor } }`
  const document = `query ($after: String) { ${parent ? `${parent} { ${list} }` : list} }`
  const { data, errors } = await store.query(document, { after }, accessToken)
  const [, cursor] = /"cursor":"([^"]*)"/.exec(JSON.stringify(data ?? null)) ?? []
  return { cursor, errors }
}

const nameOf = ({ field, args = '', parent }: Selection) =>
  `${parent ? `${parent}.` : ''}${field}(${args})`

let cursors: { list: Selection; cursor: string }[]

beforeAll(async () => {
  const found = await Promise.all(
    lists.map(async (list) => ({ list, cursor: (await read(list, null)).cursor })),
  )
  cursors = found.flatMap(({ list, cursor }) => (cursor === undefined ? [] : [{ list, cursor }]))
})

it('the test has cursors from most lists', () => {
  expect(cursors.length).toBeGreaterThan(15)
})

/** The cursors of the same field's lists and of those with the same arguments, and by default only one other. */
function cursorsFor({ field, parent, args }: Selection) {
  const isAlike = ({ list }: (typeof cursors)[number]) =>
    (list.field === field && list.parent === parent) || list.args === args
  const others = cursors.filter((one) => !isAlike(one))
  return [...cursors.filter(isAlike), ...sample(others, 1)]
}

it.each(lists.map((list) => ({ name: nameOf(list), list })))(
  '$name accepts only its own cursors',
  async ({ list }) => {
    for (const { list: origin, cursor } of cursorsFor(list)) {
      const { errors } = await read(list, cursor)
      const { message, extensions } = errors?.[0] ?? {}
      expect([nameOf(origin), message, extensions?.code]).toEqual(
        origin === list
          ? [nameOf(list), undefined, undefined]
          : [nameOf(origin), 'after is not a cursor of this list.', 'BAD_USER_INPUT'],
      )
    }
  },
)

it('the test covers every field with a cursor except the change log, whose cursors name it', () => {
  const fields = Object.values(sharedSchema().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ args }) => args.some(({ name }) => name === 'after'))
    .map(({ name }) => name)
  const tried = new Set(lists.map(({ field }) => field)).add('catalogueChanges')
  expect([...new Set(fields)].sort()).toEqual([...tried].sort())
})

it('a list that states its defaults, or states them as null, continues with the same cursor', async () => {
  const { cursor = '' } = await read({ field: 'products' }, null)
  const named = { field: 'products', args: 'sort: DEFAULT, filter: null, categoryId: null' }
  expect((await read(named, cursor)).errors).toBeUndefined()
})

it('the server rejects a cursor from another viewer’s orders', async () => {
  const list: Selection = { field: 'orders', parent: 'viewer' }
  const { cursor = '' } = await read(list, null)
  expect((await read(list, cursor)).errors).toBeUndefined()
  const { errors } = await read(list, cursor, other)
  expect(errors?.[0]?.message).toBe('after is not a cursor of this list.')
})
