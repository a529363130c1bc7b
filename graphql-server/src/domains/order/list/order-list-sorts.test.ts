import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gql } from '../../../../test/support/gql.ts'
import { countScans } from '../../../../test/support/database.ts'
import { buildOrder, buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { formatIndianTime } from '../../../lib/time/indian-time.ts'
import { STATUSES } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { MAX_CANDIDATES } from './candidates.ts'

const LIST =
  gql(`query ($status: OrderStatus, $payment: PaymentState, $search: String! = "", $from: String,
  $to: String, $sort: OrderSort! = PLACED_DESC, $first: Int! = 50, $after: String) {
  orders(status: $status, payment: $payment, search: $search, placedFrom: $from, placedTo: $to, sort: $sort,
    first: $first, after: $after) {
    edges { node { id } } pageInfo { endCursor hasNextPage } statusCounts { status count isMore }
  }
}`)

const SORTS = ['PLACED_DESC', 'PLACED_ASC', 'TOTAL_DESC', 'TOTAL_ASC', 'STATUS_DESC', 'STATUS_ASC']
const PAYMENTS: PaymentState[] = ['DUE', 'CLAIMED', 'REFUND_DUE']

let store: TestStore
let admin: Shopper
let asha: Shopper
let orders: OrderRecord[]

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  asha = await buildShopper(store.tokens, { email: 'asha@example.com' })
  const ravi = await buildShopper(store.tokens)
  orders = []
  for (let n = 0; n < 30; n += 1) orders.push(await placeOrder(n % 3 === 0 ? ravi : asha, n))
})
afterAll(() => store.close())

/** One order every quarter of an hour before midnight in India, with few totals, statuses and payment states. */
function placeOrder({ user }: Shopper, n: number): Promise<OrderRecord> {
  const at = Date.parse('2026-11-20T18:00:00Z') + n * 15 * 60_000
  return buildOrder(user, {
    _id: new Types.ObjectId(Types.ObjectId.generate(at / 1000)),
    createdAt: new Date(at),
    status: STATUSES[n % 6] ?? 'PENDING',
    total: 10_000 * (n % 4),
    payment: { method: 'UPI', state: PAYMENTS[n % 3] ?? 'DUE', notedAt: null, adminId: null },
  })
}

async function list(variables: object) {
  const { data, errors } = await store.query(LIST, variables, admin.accessToken)
  if (errors) throw new Error(errors[0]?.message)
  return data.orders
}

/** The IDs on all pages. */
async function listAll(variables: object, after: string | null = null): Promise<string[]> {
  const { edges, pageInfo } = await list({ ...variables, first: 7, after })
  const ids = edges.map(({ node }) => node.id)
  return pageInfo.hasNextPage ? [...ids, ...(await listAll(variables, pageInfo.endCursor))] : ids
}

/** Sorts a list in the expected order, without indexes and cursors. */
function sortIds(rows: OrderRecord[], sort: string): string[] {
  const direction = sort.endsWith('ASC') ? 1 : -1
  const value = ({ total, status }: OrderRecord) =>
    sort.startsWith('TOTAL') ? total : sort.startsWith('STATUS') ? STATUSES.indexOf(status) : 0
  const idDirection = sort.startsWith('STATUS') ? -1 : direction
  return rows
    .toSorted(
      (a, b) =>
        (value(a) - value(b)) * direction ||
        (a._id.toHexString() < b._id.toHexString() ? -1 : 1) * idDirection,
    )
    .map(({ _id }) => _id.toHexString())
}

const dayOf = ({ _id }: OrderRecord) => formatIndianTime(_id.getTimestamp()).slice(0, 10)

describe.each(SORTS)('a list sorted by %s', (sort) => {
  it.each<[string, object, (order: OrderRecord) => boolean]>([
    ['all orders', {}, () => true],
    ['a status', { status: 'PACKED' }, ({ status }) => status === 'PACKED'],
    ['a payment', { payment: 'CLAIMED' }, ({ payment }) => payment.state === 'CLAIMED'],
    ['a refund', { payment: 'REFUND_DUE' }, ({ payment }) => payment.state === 'REFUND_DUE'],
    [
      'a status and a payment',
      { status: 'CONFIRMED', payment: 'CLAIMED' },
      ({ status, payment }) => status === 'CONFIRMED' && payment.state === 'CLAIMED',
    ],
    ['a search', { search: 'asha@' }, ({ userId }) => userId.equals(asha.user._id)],
    ['a day', { from: '2026-11-21', to: '2026-11-21' }, (order) => dayOf(order) === '2026-11-21'],
  ])(
    'the list has %s on stable pages, without scanning the collection',
    async (_what, filter, matches) => {
      let ids: string[] = []
      const scans = await countScans(async () => {
        ids = await listAll({ ...filter, sort })
      })
      expect(ids).toEqual(sortIds(orders.filter(matches), sort))
      expect(ids.length).toBeGreaterThan(1)
      expect(scans).toBe(0)
    },
  )
})

describe('the numbers of orders by status', () => {
  it.each<[string, object, (order: OrderRecord) => boolean]>([
    ['all orders', { status: 'PACKED' }, () => true],
    ['a payment', { payment: 'CLAIMED' }, ({ payment }) => payment.state === 'CLAIMED'],
    ['a search', { search: 'asha@' }, ({ userId }) => userId.equals(asha.user._id)],
    ['a day', { to: '2026-11-20' }, (order) => dayOf(order) === '2026-11-20'],
    ['a search for nothing', { search: '.*' }, () => false],
  ])("status counts include %s, whatever the filter's status", async (_what, filter, matches) => {
    const { statusCounts } = await list(filter)
    expect(statusCounts).toEqual(
      STATUSES.map((status) => ({
        status,
        count: orders.filter((order) => order.status === status && matches(order)).length,
        isMore: false,
      })),
    )
  })
})

describe('rejected order lists', () => {
  it.each([
    { sort: 'TOTAL_DESC', after: 'nothing' },
    { sort: 'STATUS_ASC', after: Buffer.from(`5:${'0'.repeat(24)}`).toString('base64url') },
    { sort: 'PLACED_ASC', after: Buffer.from('0'.repeat(24), 'hex').toString('base64url') },
  ])('the list rejects the cursor $after for $sort', async (variables) => {
    await expect(list(variables)).rejects.toThrow('after is not a cursor of this list.')
  })

  it.each(['2026-02-30', '2026-13-01', '25-11-2026', '2026-11-25T00:00', "{'$gt': ''}"])(
    'the list rejects the day %s',
    async (from) => {
      await expect(list({ from })).rejects.toThrow('placedFrom must be a day such as 2026-11-25.')
    },
  )

  it('the list rejects a sort of too many orders, and counts no more of a search', async () => {
    const shopper = await buildShopper(store.tokens, { email: 'many@example.com' })
    const order = await buildOrder(shopper.user)
    const copies = Array.from({ length: MAX_CANDIDATES }, (_, n) => ({
      ...{ ...order, _id: new Types.ObjectId() },
      ...{ number: `ORD-MANY${n}`, idempotencyKey: `many ${n}` },
    }))
    await Order.collection.insertMany(copies)
    const search = 'many@example.com'
    await expect(list({ search, sort: 'TOTAL_DESC' })).rejects.toThrow('More than 1,000 orders')
    const { statusCounts, edges } = await list({ search })
    expect(edges).toHaveLength(50)
    expect(statusCounts?.[0]).toEqual({ status: 'PENDING', count: 1_000, isMore: true })
  })
})
