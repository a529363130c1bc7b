import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BLOCK, changeCustomer } from '../../../test/support/customers.ts'
import { countScans } from '../../../test/support/database.ts'
import { buildOrder, buildShopper, type Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { User } from '../account/user.model.ts'
import { CustomerView } from '../customer/customer-view.model.ts'
import type { PaymentRecord } from '../order/record/order.model.ts'

const LIST = gql(`query ($search: String, $first: Int, $after: String) {
  customers(search: $search, first: $first, after: $after) {
    edges { node {
      id name email mobile joinedAt orderCount lastOrderAt isCashBlocked
      moneyOpen { cashToCollect { amount } toVerify { amount } refundsDue { amount } }
    } }
    pageInfo { hasNextPage endCursor }
    searchHint
  }
}`)
const NOTHING = {
  ...{ cashToCollect: { amount: 0 }, toVerify: { amount: 0 }, refundsDue: { amount: 0 } },
}

let store: TestStore
let admin: Shopper
let asha: Shopper
let kamala: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Asha Admin' })
  asha = await buildShopper(store.tokens, { name: 'Asha Rao', email: 'Asha.Rao@example.com' })
  kamala = await buildShopper(store.tokens, { name: 'Kamala Devi', mobile: '+91 98765 43210' })
  await buildOrder(asha.user, { mobileKey: '9111122222' })
})
afterAll(() => store.close())

async function list(variables: object = {}) {
  const { data, errors } = await store.query(LIST, variables, admin.accessToken)
  expect(errors).toBeUndefined()
  const { edges, ...page } = data.customers
  return { ...page, nodes: edges.map(({ node }) => node) }
}

const names = async (search: string) => (await list({ search })).nodes.map(({ name }) => name)

describe('the search for customers', () => {
  it('the list has the customers, newest first, without the team, and records no reading', async () => {
    expect(await names(' ')).toEqual(['Kamala Devi', 'Asha Rao'])
    expect(await CustomerView.countDocuments()).toBe(0)
  })

  it.each([
    ['the start of an email address', 'asha.R', 'Asha Rao'],
    ['the start of a word in a name', 'ra', 'Asha Rao'],
    ["the start of the account's phone number", '+91 9876', 'Kamala Devi'],
    ["the phone number of an order's address", '91111 22', 'Asha Rao'],
  ])('a customer is found by %s, without scanning a collection', async (_what, search, name) => {
    let found: string[] = []
    const scans = await countScans(async () => {
      found = await names(search)
    })
    expect(found).toEqual([name])
    expect(scans).toBe(0)
  })

  it.each([
    ['987', 'Type at least 4 digits of a phone number.'],
    ['+91', 'Type at least 4 digits of a phone number.'],
    ['a', 'Type at least 2 letters of a name or email.'],
  ])('the search "%s" is too short, and the hint is “%s”', async (search, searchHint) => {
    expect(await list({ search })).toMatchObject({ nodes: [], searchHint })
  })

  it.each([
    '{"$gt":""}',
    '.*.*',
    '\u202eahsa',
    '____',
    '9'.repeat(300),
    '%00%00',
    'x'.repeat(9_000),
  ])('the search finds nobody for %s', async (search) => {
    expect(await list({ search })).toMatchObject({ nodes: [], searchHint: null })
  })

  it('a search for more than a hundred customers says that not all are shown', async () => {
    const namesakes = Array.from({ length: 101 }, (_, n) => ({
      ...{ name: 'Zubin', nameKeys: ['zubin'], mobile: '7000012345', mobileKey: '7000012345' },
      ...{ email: `zubin${n}@example.com`, emailKey: `zubin${n}@example.com`, passwordHash: '-' },
    }))
    await User.insertMany(namesakes)
    for (const search of ['zubin', '70000']) {
      const { nodes, searchHint } = await list({ search, first: 50 })
      expect(nodes).toHaveLength(50)
      expect(searchHint).toContain('More than 100 customers match')
    }
  })
})

describe('the pages of customers', () => {
  it.each(['', 'page'])('the list for "%s" continues after a cursor', async (search) => {
    for (const n of [1, 2, 3]) await buildShopper(store.tokens, { name: `Page ${n}` })
    const first = await list({ search, first: 2 })
    expect(first.nodes.map(({ name }) => name)).toEqual(['Page 3', 'Page 2'])
    expect(first.pageInfo.hasNextPage).toBe(true)
    const next = await list({ search, first: 1, after: first.pageInfo.endCursor })
    expect(next.nodes.map(({ name }) => name)).toEqual(['Page 1'])
    const other = { search: 'asha', after: first.pageInfo.endCursor }
    const { errors } = await store.query(LIST, other, admin.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  it.each([0, -1, 51])('a page of %s customers is rejected', async (first) => {
    const { errors } = await store.query(LIST, { first }, admin.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('the facts in the list', () => {
  const unnoted = { notedAt: null, adminId: null } as const
  const cash = (state: PaymentRecord['state']): PaymentRecord => ({
    ...{ method: 'CASH_ON_DELIVERY', state, ...unnoted },
  })
  const upi = (state: PaymentRecord['state']): PaymentRecord => ({
    ...{ method: 'UPI', state, ...unnoted },
  })

  it('a customer has the number of orders, the last one, the open amounts and the block', async () => {
    const shopper = await buildShopper(store.tokens, { name: 'Facts', mobile: '7222233333' })
    expect((await list({ search: 'facts' })).nodes).toMatchObject([
      { orderCount: 0, lastOrderAt: null, moneyOpen: NOTHING, isCashBlocked: false },
    ])
    await buildOrder(shopper.user, { total: 10_000 })
    await buildOrder(shopper.user, { status: 'DELIVERED', total: 2_000 })
    await buildOrder(shopper.user, { status: 'DELIVERED', payment: cash('RECEIVED') })
    await buildOrder(shopper.user, { status: 'CANCELLED_BY_SHOPPER' })
    await buildOrder(shopper.user, { total: 5_000, payment: upi('CLAIMED') })
    await buildOrder(shopper.user, { total: 7_000, payment: upi('RECEIVED') })
    const cancelled = { status: 'CANCELLED_BY_SELLER', payment: upi('REFUND_DUE') } as const
    const { _id } = await buildOrder(shopper.user, { ...cancelled, total: 3_000 })
    await changeCustomer({ store, admin }, BLOCK, shopper, { reason: 'Refused' })
    expect((await list({ search: 'facts' })).nodes).toEqual([
      {
        ...{ id: shopper.user._id.toHexString(), name: 'Facts', email: shopper.user.email },
        ...{ mobile: '7222233333', joinedAt: shopper.user.createdAt.toISOString() },
        ...{ orderCount: 7, lastOrderAt: _id.getTimestamp().toISOString(), isCashBlocked: true },
        moneyOpen: {
          cashToCollect: { amount: 12_000 },
          toVerify: { amount: 5_000 },
          refundsDue: { amount: 3_000 },
        },
      },
    ])
  })

  it('the list takes five database commands for any number of customers and orders', async () => {
    const measure = (search: string) =>
      store.recordCommands(() => store.query(LIST, { search, first: 50 }, admin.accessToken))
    const before = await measure('')
    for (let n = 0; n < 150; n += 1) await buildOrder(kamala.user)
    expect(await measure('')).toEqual(before)
    expect(before).toEqual(['aggregate', 'find', 'find', 'find', 'find'])
  })
})
