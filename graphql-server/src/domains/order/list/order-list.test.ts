import type { ResultOf } from '@graphql-typed-document-node/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildOrder,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Order } from '../record/order.model.ts'

const ROW = gql(
  `fragment OrderRow on Order { id number status customer { email } history { status by } }`,
)
const LIST = gql(
  `query ($status: OrderStatus, $search: String!, $first: Int!, $after: String) {
  orders(status: $status, search: $search, first: $first, after: $after) {
    edges { node { ...OrderRow } } pageInfo { endCursor hasNextPage } searchHint
  }
}`,
  ROW,
)
const SET = gql(
  `mutation ($input: SetOrderStatusInput!) {
  setOrderStatus(input: $input) { order { ...OrderRow } userErrors { code field } }
}`,
  ROW,
)

let store: TestStore
let admin: Shopper
let asha: Shopper
let ravi: Shopper
const placed: ResultOf<typeof ROW>[] = []

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  asha = await buildShopper(store.tokens, { name: 'Asha Rao', email: 'Asha.Rao@example.com' })
  ravi = await buildShopper(store.tokens, { name: 'Ravi Menon', email: 'ravi@example.com' })
  for (const person of [asha, ravi, asha]) placed.push(await order(person))
})
afterAll(() => store.close())

async function order(person: Shopper) {
  const product = await buildProduct()
  const mobile = person === asha ? '+91 98765-43210' : '9123456780'
  const address = await buildAddress(person.user, { mobile })
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: address._id.toHexString(),
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 8_900,
  }
  const document = gql(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { ...OrderRow } } }`,
    ROW,
  )
  const { data } = await store.query(document, { input }, person.accessToken)
  if (!data.placeOrder.order) throw new Error('The order was refused.')
  return data.placeOrder.order
}

async function list(args: object = {}) {
  const variables = { search: '', first: 20, ...args }
  const { data } = await store.query(LIST, variables, admin.accessToken)
  return { ids: data.orders.edges.map(({ node }) => node.id), ...data.orders }
}

async function setStatus(orderId: string | undefined, status: string) {
  const variables = { input: { orderId, status } }
  const { data } = await store.query(SET, variables, admin.accessToken)
  return data.setOrderStatus
}

const getIds = (...places: number[]) => places.map((place) => placed[place]?.id)

describe('the list of all orders', () => {
  it('the list of all orders is sorted by age, newest first, and has cursors', async () => {
    const first = await list({ first: 2 })
    expect(first.ids).toEqual(getIds(2, 1))
    expect(first.edges[0]?.node.customer?.email).toBe('Asha.Rao@example.com')
    expect(first.pageInfo.hasNextPage).toBe(true)
    expect((await list({ after: first.pageInfo.endCursor })).ids).toEqual(getIds(0))
  })

  it('the list of all orders can be searched by the start of a number, in any case, with and without ORD-', async () => {
    const number = placed[1]?.number ?? ''
    for (const search of [number, number.toLowerCase(), number.slice(4), number.slice(0, 12)]) {
      expect((await list({ search })).ids).toEqual(getIds(1))
    }
  })

  it('the list of all orders can be searched by email address and phone number in any format', async () => {
    expect((await list({ search: ' asha.rao@ ' })).ids).toEqual(getIds(2, 0))
    for (const search of ['9876543210', '+91 98765 43210', '098765']) {
      expect((await list({ search })).ids).toEqual(search === '098765' ? [] : getIds(2, 0))
    }
    expect((await list({ search: '912345' })).ids).toEqual(getIds(1))
  })

  it.each(['asha', 'ASHA RAO', 'ra', 'rao', ' Rao ', 'asha.r'])(
    'the list of all orders can be searched by the start of a word in a name or email: %s',
    async (search) =>
      expect((await list({ search })).ids).toEqual(
        search === 'ra' ? getIds(2, 1, 0) : getIds(2, 0),
      ),
  )

  it("the list of all orders can be searched by a UPI payment's number or reference, and by an invoice number", async () => {
    const { _id } = await buildOrder(ravi.user, {
      payment: {
        ...{ method: 'UPI', state: 'CLAIMED', notedAt: null, adminId: null },
        ...{ upiReference: 'KC7Q2M9XHT40PA', upiTransactionId: '433012345678' },
      },
      invoice: {
        number: '2026-27/000123',
        issuedAt: new Date(),
        seller: { name: 'Shop', address: '', phone: '', email: '' },
        buyerName: 'Ravi',
      },
    })
    const id = _id.toHexString()
    for (const search of [
      '433012345678',
      '4330 1234',
      'kc7q2m',
      'KC7Q2M9XHT40PA',
      '2026-27/000123',
    ]) {
      expect((await list({ search })).ids, search).toEqual([id])
    }
    for (const search of ['33012345678', '2026-27/0001']) {
      expect((await list({ search })).ids, search).toEqual([])
    }
    await Order.deleteOne({ _id })
  })

  it('the list of all orders says how to change a search to find more', async () => {
    const hintOf = async (search: string) => (await list({ search })).searchHint
    expect(await hintOf('98765')).toBe(
      'Type at least 6 digits of a phone or UPI transaction number.',
    )
    expect(await hintOf('a')).toBe('Type at least 2 letters of a name or email.')
    expect(await hintOf('987654')).toBeNull()
    expect(await hintOf('')).toBeNull()
    const many = Array.from({ length: 101 }, (_, n) =>
      buildShopper(store.tokens, { name: `Zoya ${n}` }),
    )
    await Promise.all(many)
    expect(await hintOf('zoya')).toContain('More than 100 customers match')
    expect(await hintOf('zoya 7')).toBeNull()
  })

  it('the list of all orders finds customers by their new name', async () => {
    const { user, accessToken } = await buildShopper(store.tokens, { name: 'Kiran Das' })
    await buildOrder(user)
    const input = { name: 'Kiran Bose', email: user.email, mobile: '9800000000' }
    const document = gql(
      `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { userErrors { message } } }`,
    )
    await store.query(document, { input }, accessToken)
    expect((await list({ search: 'das' })).ids).toEqual([])
    expect((await list({ search: 'bose' })).ids).toHaveLength(1)
    await Order.deleteMany({ userId: user._id })
  })

  it.each(['nobody@example.com', '{"$gt":""}', '.*', 'ORD-', 'x', '9'.repeat(300)])(
    'the list of all orders finds nothing for %s',
    async (search) => expect((await list({ search })).ids).toEqual([]),
  )

  it('the list of all orders can be filtered by status', async () => {
    await setStatus(placed[0]?.id, 'PACKED')
    expect((await list({ status: 'PACKED' })).ids).toEqual(getIds(0))
    expect((await list({ status: 'PENDING', search: 'asha.rao@example.com' })).ids).toEqual(
      getIds(2),
    )
  })
})

describe("an order's status", () => {
  it('an order can get any status, and its history shows only admins who set it', async () => {
    const id = placed[1]?.id
    for (const status of ['DELIVERED', 'CONFIRMED', 'CANCELLED_BY_SELLER', 'PACKED', 'PENDING']) {
      const { order: moved, userErrors } = await setStatus(id, status)
      expect(userErrors).toEqual([])
      expect(moved?.history.at(-1)).toEqual({ status, by: 'Meera' })
    }
    const { data } = await store.query(
      gql(`query ($id: ID!) { viewer { order(id: $id) { ...OrderRow } } }`, ROW),
      { id },
      ravi.accessToken,
    )
    expect(data.viewer?.order?.history.map(({ by }) => by)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('an order does not change when its current status is set', async () => {
    const id = placed[2]?.id
    const first = await setStatus(id, 'CONFIRMED')
    expect(await setStatus(id, 'CONFIRMED')).toEqual(first)
    expect(first.order?.history).toHaveLength(2)
  })

  it('setting a status is rejected for an unknown order, and for the status that only customers set', async () => {
    expect(await setStatus('0'.repeat(24), 'PACKED')).toMatchObject({
      order: null,
      userErrors: [{ code: 'NOT_FOUND', field: 'orderId' }],
    })
    expect(await setStatus(placed[2]?.id, 'CANCELLED_BY_SHOPPER')).toMatchObject({
      order: { status: 'CONFIRMED' },
      userErrors: [{ code: 'BAD_USER_INPUT', field: 'status' }],
    })
  })
})

describe('Viewer.lastAddressId', () => {
  it("Viewer.lastAddressId is null before the first order, and then the latest order's address", async () => {
    const newcomer = await buildShopper(store.tokens)
    const readAddress = async () => {
      const { data } = await store.query(
        gql(`{ viewer { lastAddressId } }`),
        {},
        newcomer.accessToken,
      )
      return data.viewer?.lastAddressId
    }
    expect(await readAddress()).toBeNull()
    await order(newcomer)
    const { id } = await order(newcomer)
    const { deliveryAddress } = await Order.findById(id).orFail()
    expect(await readAddress()).toBe(deliveryAddress.addressId.toHexString())
  })
})
