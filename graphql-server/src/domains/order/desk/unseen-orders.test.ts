import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStream } from '../../../../test/support/event-stream.ts'
import {
  buildAddress,
  buildOrder,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { EVENT_RULES } from '../../../http/events/endpoint.ts'
import { Order } from '../record/order.model.ts'

const WAIT = { timeout: 20_000 }

let store: TestStore
let address: string
let staff: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore({ eventRules: { ...EVENT_RULES, pace: 20 } })
  address = await store.app.listen({ port: 0, host: '127.0.0.1' })
  staff = await buildShopper(store.tokens, { role: 'STAFF' })
})
beforeEach(async () => {
  await Order.deleteMany({})
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

async function run<Data>(
  document: TestDocument<Data>,
  variables: object,
  { accessToken }: Shopper,
) {
  const { data, errors } = await store.query(document, variables, accessToken)
  expect(errors).toBeUndefined()
  return data
}

async function place() {
  const [product, saved] = await Promise.all([buildProduct(), buildAddress(shopper.user)])
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 1 }],
    addressId: saved._id.toHexString(),
    expectedTotal: 8900,
    paymentMethod: 'CASH_ON_DELIVERY',
  }
  const { placeOrder } = await run(
    gql(`mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }`),
    { input },
    shopper,
  )
  return placeOrder.order?.id ?? ''
}

const toIds = (orders: { id: string }[]) => orders.map(({ id }) => id)

async function listUnseen() {
  const { unseenOrders } = await run(gql(`{ unseenOrders { id } }`), {}, staff)
  return toIds(unseenOrders)
}

async function see(orderIds: string[]) {
  const { seeOrders } = await run(
    gql(`mutation ($input: SeeOrdersInput!) {
      seeOrders(input: $input) { unseenOrders { id } userErrors { code field } }
    }`),
    { input: { orderIds } },
    staff,
  )
  return { unseen: toIds(seeOrders.unseenOrders), userErrors: seeOrders.userErrors }
}

const setStatus = (orderId: string, status: string) =>
  run(
    gql(
      `mutation ($input: SetOrderStatusInput!) { setOrderStatus(input: $input) { userErrors { code } } }`,
    ),
    { input: { orderId, status } },
    staff,
  )

describe('an order is unseen', () => {
  it('an order is unseen from the moment it is placed until a team member has seen it', async () => {
    const [first, second] = [await place(), await place()]
    expect(await listUnseen()).toEqual([first, second])
    const before = await Order.findById(first).orFail().lean()
    expect(await see([first])).toEqual({ unseen: [second], userErrors: [] })
    const { updatedAt } = await Order.findById(first).orFail().lean()
    expect(updatedAt).toEqual(before.updatedAt)
    expect(await see([second, second])).toEqual({ unseen: [], userErrors: [] })
  })

  it('an order is no longer unseen when it gets another status, even if that is undone', async () => {
    const id = await place()
    await setStatus(id, 'CONFIRMED')
    expect(await listUnseen()).toEqual([])
    await setStatus(id, 'PENDING')
    expect(await listUnseen()).toEqual([])
  })

  it('an order is no longer unseen when its customer cancels it', async () => {
    const id = await place()
    await run(
      gql(
        `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { userErrors { code } } }`,
      ),
      { input: { orderId: id } },
      shopper,
    )
    expect(await listUnseen()).toEqual([])
  })
})

it('at most 50 unseen orders are listed, the oldest first', async () => {
  await Promise.all(Array.from({ length: 52 }, () => buildOrder(shopper.user, { isUnseen: true })))
  const ids = await listUnseen()
  expect(ids).toHaveLength(50)
  expect(ids).toEqual(ids.toSorted())
})

it.each([
  ['no order', []],
  ['more than 500 orders', Array<string>(501).fill('x')],
])('marking %s as seen is rejected', async (_what, orderIds) => {
  expect((await see(orderIds)).userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: 'orderIds' }])
})

it('marking unknown orders as seen is ignored', async () => {
  const id = await place()
  expect(await see(['x', 'f'.repeat(24)])).toEqual({ unseen: [id], userErrors: [] })
})

describe('the events of unseen orders', () => {
  const open: { leave: () => void }[] = []
  const follow = async (as: Shopper, ids = ['unseen']) => {
    const stream = await openStream(address, ids, as.accessToken)
    open.push(stream)
    return stream
  }
  afterEach(() => {
    for (const stream of open.splice(0)) stream.leave()
  })

  it('the events of unseen orders report each change of the list, and nothing else', async () => {
    const { versions } = await follow(staff)
    await vi.waitFor(() => expect(versions).toHaveLength(1), WAIT)
    const id = await place()
    await vi.waitFor(() => expect(versions).toHaveLength(2), WAIT)
    await see([id])
    await vi.waitFor(() => expect(versions).toHaveLength(3), WAIT)
    expect(versions.map((version) => version.id)).toEqual(['unseen', 'unseen', 'unseen'])
    expect(versions[2]).toEqual(versions[0])
    expect(versions[1]).not.toEqual(versions[0])
  })

  it('the events of unseen orders can be followed together with orders', async () => {
    const id = await place()
    const { versions } = await follow(staff, ['unseen', id])
    await vi.waitFor(() => expect(versions).toHaveLength(2), WAIT)
    expect(new Set(toIds(versions))).toEqual(new Set(['unseen', id]))
  })

  it('the events of unseen orders are for the team only', async () => {
    await expect(follow(shopper)).rejects.toThrow('404')
  })
})
