import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildOrder, buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { markPastCash } from '../payment/mark-past-cash.service.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { createSalesCounter } from '../sales/sales-counter.service.ts'
import { DailySales, SalesProgress } from '../sales/daily-sales.model.ts'

const ORDER = gql(`fragment CashOrder on Order {
  id status updatedAt
  payment {
    state notedBy settableStates
    cash { amount { amount } by }
    history { state by }
  }
  refunds { id reason state amount { amount } }
}`)
const MOVE = gql(
  `mutation ($input: SetOrderStatusInput!) {
    setOrderStatus(input: $input) { order { ...CashOrder } userErrors { code } }
  }`,
  ORDER,
)
const MOVE_ALL = gql(
  `mutation ($input: SetOrderStatusesInput!) {
    setOrderStatuses(input: $input) { moved { ...CashOrder } refused { code } userErrors { code } }
  }`,
  ORDER,
)
const SET = gql(
  `mutation ($input: SetPaymentStateInput!) {
    setPaymentState(input: $input) { order { ...CashOrder } userErrors { code } }
  }`,
  ORDER,
)
const SET_ALL = gql(
  `mutation ($input: SetPaymentStatesInput!) {
    setPaymentStates(input: $input) {
      changed { ...CashOrder } refused { orderId code message order { id } } userErrors { code field }
    }
  }`,
  ORDER,
)
const ADD_REFUND = gql(`mutation ($input: AddRefundInput!) {
  addRefund(input: $input) { userErrors { code } order { refunds { state amount { amount } } } }
}`)
const DAY = gql(`query ($day: String!) {
  cashDay(day: $day) {
    orders received { amount } collectors { name orders received { amount } }
  }
}`)
const TO_DO = gql(`query { overview { toDo { cashToCollect { amount } cashMissing } } }`)

let store: TestStore
let admin: Shopper
let staff: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  staff = await buildShopper(store.tokens, { role: 'STAFF', name: 'Ravi' })
  shopper = await buildShopper(store.tokens, { name: 'Asha' })
})
afterAll(() => store.close())
beforeEach(() => Promise.all([Order, DailySales, SalesProgress].map((model) => model.deleteMany())))

const idOf = ({ _id }: OrderRecord) => _id.toHexString()
const place = async (fields: Partial<OrderRecord> = {}) =>
  buildOrder(shopper.user, { status: 'PACKED', ...fields })

async function move(order: OrderRecord, status: string, more: object = {}, by = staff) {
  const input = { orderId: idOf(order), status, ...more }
  const { setOrderStatus } = (await store.query(MOVE, { input }, by.accessToken)).data
  expect(setOrderStatus.userErrors).toEqual([])
  return setOrderStatus.order
}

async function set(order: OrderRecord, state: string) {
  const input = { orderId: idOf(order), state }
  return (await store.query(SET, { input }, staff.accessToken)).data.setPaymentState
}

async function setAll(input: object) {
  return (await store.query(SET_ALL, { input }, staff.accessToken)).data.setPaymentStates
}

async function readDay(day = indianDay(new Date())) {
  return store.query(DAY, { day }, admin.accessToken)
}

const RECEIVED = {
  status: 'DELIVERED',
  payment: { state: 'RECEIVED', notedBy: 'Ravi', cash: { amount: { amount: 25_000 }, by: 'Ravi' } },
}
const DUE = { payment: { state: 'DUE', cash: null } }

describe('cash', () => {
  it('cash is received with the delivery, by the person who records it', async () => {
    expect(await move(await place(), 'DELIVERED')).toMatchObject(RECEIVED)
  })

  it('cash is received with the delivery of many orders', async () => {
    const orders = [await place(), await place()].map((order) => ({
      orderId: idOf(order),
      from: order.status,
    }))
    const { data } = await store.query(MOVE_ALL, { input: { orders } }, staff.accessToken)
    expect(data.setOrderStatuses.moved).toMatchObject([RECEIVED, RECEIVED])
  })

  it('cash is not received if the team says so, for one order and for many', async () => {
    const one = await move(await place(), 'DELIVERED', { cashReceived: false })
    expect(one).toMatchObject({ status: 'DELIVERED', ...DUE })
    const orders = [{ orderId: idOf(await place()), from: 'PACKED' }]
    const input = { orders, status: 'DELIVERED', cashReceived: false }
    const { data } = await store.query(MOVE_ALL, { input }, staff.accessToken)
    expect(data.setOrderStatuses.moved).toMatchObject([{ status: 'DELIVERED', ...DUE }])
  })

  it('cash can be recorded later, and taken back', async () => {
    const order = await place({ status: 'DELIVERED' })
    expect((await set(order, 'RECEIVED')).order).toMatchObject(RECEIVED)
    const { order: undone, userErrors } = await set(order, 'DUE')
    expect(userErrors).toEqual([])
    expect(undone).toMatchObject({
      ...DUE,
      payment: { history: [{ state: 'RECEIVED' }, { state: 'DUE', by: 'Ravi' }] },
    })
  })

  it('cash can be recorded for many orders, except the ones that cannot be changed', async () => {
    const orders = [await place({ status: 'DELIVERED' }), await place({ status: 'DELIVERED' })]
    const upi = await place({
      payment: { method: 'UPI', state: 'RECEIVED', notedAt: null, adminId: null },
    })
    const seen = [...orders, upi].map((order) => ({
      orderId: idOf(order),
      seenUpdatedAt: order.updatedAt,
    }))
    const { changed, refused } = await setAll({ orders: seen, state: 'DUE' })
    expect(changed).toHaveLength(2)
    expect(refused).toMatchObject([{ orderId: idOf(upi), code: 'BAD_USER_INPUT' }])
    const again = await setAll({ orders: seen.slice(0, 1), state: 'RECEIVED' })
    expect(again).toMatchObject({ changed: [], refused: [{ code: 'CHANGED_MEANWHILE' }] })
  })

  it('recording cash rejects an empty list, more than 500 orders and repeated orders', async () => {
    const id = idOf(await place())
    const many = Array.from({ length: 501 }, (_, n) => n.toString(16).padStart(24, '0'))
    for (const ids of [[], many, [id, id.toUpperCase()]]) {
      const orders = ids.map((orderId) => ({ orderId }))
      const { userErrors, changed } = await setAll({ orders, state: 'RECEIVED' })
      expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
      expect(changed).toEqual([])
    }
  })

  it('cash becomes due when a delivery is undone, but not if it was recorded separately', async () => {
    const first = await place()
    await move(first, 'DELIVERED')
    expect(await move(first, 'PACKED')).toMatchObject(DUE)
    const second = await place()
    await set(second, 'RECEIVED')
    await move(second, 'DELIVERED')
    expect(await move(second, 'PACKED')).toMatchObject({ payment: { state: 'RECEIVED' } })
  })

  it('received cash is refunded when the order is cancelled, unless it is taken back', async () => {
    const order = await place()
    await move(order, 'DELIVERED')
    expect(await move(order, 'CANCELLED_BY_SELLER', {}, admin)).toMatchObject({
      payment: { state: 'REFUND_DUE', cash: { amount: { amount: 25_000 } } },
      refunds: [{ reason: 'ORDER_CANCELLED', state: 'DUE', amount: { amount: 25_000 } }],
    })
    expect((await set(order, 'DUE')).order).toMatchObject({ ...DUE, refunds: [] })
  })

  it('received cash can be refunded in part', async () => {
    const order = await place()
    const input = { orderId: idOf(order), reason: 'GOODWILL', amount: 5_000 }
    const add = async () =>
      (await store.query(ADD_REFUND, { input }, admin.accessToken)).data.addRefund
    expect((await add()).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    await move(order, 'DELIVERED')
    expect(await add()).toMatchObject({
      userErrors: [],
      order: { refunds: [{ state: 'DUE', amount: { amount: 5_000 } }] },
    })
    expect((await set(order, 'DUE')).order?.refunds).toEqual([])
  })

  it('cash keeps its receipt when it is recorded twice, even after lines were rejected', async () => {
    const order = await place()
    await set(order, 'RECEIVED')
    const rejected = order.lines
    const check = { at: new Date(), adminId: admin.user._id, patient: '', prescriber: '', rejected }
    await Order.updateOne({ _id: order._id }, { $set: { check, total: 10_000 } })
    const input = { orderId: idOf(order), state: 'RECEIVED' }
    const { data } = await store.query(SET, { input }, admin.accessToken)
    expect(data.setPaymentState.order).toMatchObject({
      payment: { cash: RECEIVED.payment.cash },
      refunds: [{ reason: 'LINES_REJECTED', amount: { amount: 15_000 } }],
    })
  })

  it('cash is not refunded for lines that were rejected before it was received', async () => {
    const line = (await place()).lines[0]
    const rejected = line ? [line] : []
    const check = { at: new Date(), adminId: admin.user._id, patient: '', prescriber: '', rejected }
    const order = await place({ check })
    expect(await move(order, 'DELIVERED')).toMatchObject({ ...RECEIVED, refunds: [] })
    expect((await move(order, 'CANCELLED_BY_SELLER', {}, admin))?.refunds).toMatchObject([
      { reason: 'ORDER_CANCELLED', amount: { amount: 25_000 } },
    ])
  })

  it('cash is not recorded for an order that is paid in another way', async () => {
    for (const paid of [
      { method: 'UPI', state: 'CLAIMED' },
      { method: 'CARD', state: 'DUE' },
    ] as const) {
      const payment = { ...paid, notedAt: null, adminId: null }
      expect(await move(await place({ payment }), 'DELIVERED')).toMatchObject({
        payment: { state: paid.state, cash: null },
      })
    }
  })

  it('a cash payment has the states that the team can set, as other payments do', async () => {
    const states = async (payment: OrderRecord['payment']) =>
      (await move(await place({ payment }), 'CONFIRMED'))?.payment.settableStates
    const unnoted = { state: 'DUE', notedAt: null, adminId: null } as const
    expect(await states({ method: 'CASH_ON_DELIVERY', ...unnoted })).toEqual(['DUE', 'RECEIVED'])
    expect(await states({ method: 'UPI', ...unnoted })).toContain('NOT_RECEIVED')
    expect(await states({ method: 'CARD', ...unnoted })).toEqual([])
  })
})

describe('the cash of a day', () => {
  it("a day's cash is counted by the person who received it, even after it was refunded", async () => {
    await move(await place(), 'DELIVERED')
    await move(await place(), 'DELIVERED')
    const cancelled = await place()
    await move(cancelled, 'DELIVERED', {}, admin)
    await move(cancelled, 'CANCELLED_BY_SELLER', {}, admin)
    await move(await place(), 'DELIVERED', { cashReceived: false })
    expect((await readDay()).data.cashDay).toEqual({
      ...{ orders: 3, received: { amount: 75_000 } },
      collectors: [
        { name: 'Ravi', orders: 2, received: { amount: 50_000 } },
        { name: 'Meera', orders: 1, received: { amount: 25_000 } },
      ],
    })
  })

  it("a day's cash begins and ends at midnight in India", async () => {
    const cashAt = (time: string): Partial<OrderRecord> => ({
      payment: {
        ...{ method: 'CASH_ON_DELIVERY', state: 'RECEIVED', notedAt: null, adminId: null },
        cash: { amount: 100, at: new Date(time), adminId: null },
      },
    })
    await place(cashAt('2026-11-24T18:29:59.999Z'))
    await place(cashAt('2026-11-24T18:30:00.000Z'))
    await place(cashAt('2026-11-25T18:29:59.999Z'))
    await place(cashAt('2026-11-25T18:30:00.000Z'))
    expect((await readDay('2026-11-25')).data.cashDay).toMatchObject({ orders: 2 })
  })

  it("a day's cash is read with one command each for orders, refunds, entries and names", async () => {
    await move(await place(), 'DELIVERED')
    await move(await place(), 'DELIVERED', {}, admin)
    const commands = await store.recordCommands(() => readDay())
    // The admin and their session are the fifth.
    expect(commands).toHaveLength(5)
  })

  it("a day's cash rejects other texts than days, and everybody except admins", async () => {
    expect((await readDay('2026-02-30')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    const { errors } = await store.query(DAY, { day: '2026-11-25' }, staff.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('cash to collect', () => {
  it('cash to collect counts orders that are not cancelled, and is missing if they were delivered', async () => {
    await place()
    await move(await place(), 'DELIVERED', { cashReceived: false })
    await move(await place(), 'DELIVERED')
    await move(await place(), 'CANCELLED_BY_SELLER', {}, admin)
    await createSalesCounter().update()
    const { data } = await store.query(TO_DO, {}, admin.accessToken)
    expect(data.overview.toDo).toEqual({ cashToCollect: { amount: 50_000 }, cashMissing: 1 })
  })
})

it('there is nothing to collect for a free order', async () => {
  const free = { lines: [], subtotal: 0, total: 0 }
  await move(await place(free), 'DELIVERED', { cashReceived: false })
  await move(await place(free), 'DELIVERED')
  await createSalesCounter().update()
  const { data } = await store.query(TO_DO, {}, admin.accessToken)
  expect(data.overview.toDo).toEqual({ cashToCollect: { amount: 0 }, cashMissing: 0 })
  expect((await readDay()).data.cashDay.orders).toBe(0)
})

describe('the cash of orders from before it was recorded', () => {
  const at = new Date('2026-11-20T08:00:00Z')
  const history = [{ status: 'DELIVERED' as const, at, adminId: null }]

  it('the migration marks cash as received at the delivery, once, without a person', async () => {
    const order = await place({ status: 'DELIVERED', history })
    await markPastCash()
    await markPastCash()
    const marked = await Order.findById(order._id).orFail().lean()
    expect(marked.payment).toMatchObject({
      state: 'RECEIVED',
      notedAt: at,
      adminId: null,
      cash: { amount: 25_000, at, adminId: null },
      history: [{ state: 'RECEIVED', at, adminId: null }],
    })
    expect(marked.updatedAt).toEqual(order.updatedAt)
    expect((await readDay('2026-11-20')).data.cashDay.collectors).toMatchObject([{ name: null }])
  })

  it('the migration leaves cash alone that the team records while it runs', async () => {
    const order = await place({ status: 'DELIVERED', history })
    const write = Order.bulkWrite.bind(Order)
    vi.spyOn(Order, 'bulkWrite').mockImplementationOnce(async (writes) => {
      await set(order, 'RECEIVED')
      return write(writes)
    })
    await markPastCash()
    const { payment } = await Order.findById(order._id).orFail().lean()
    expect(payment.cash?.adminId).toEqual(staff.user._id)
  })

  it('the migration leaves open and cancelled orders and other payment methods due', async () => {
    await place({ history })
    await place({ status: 'CANCELLED_BY_SELLER', history })
    const card = { method: 'CARD', state: 'DUE', notedAt: null, adminId: null } as const
    await place({ status: 'DELIVERED', payment: card, history })
    await markPastCash()
    expect(await Order.countDocuments({ 'payment.state': 'DUE' })).toBe(3)
  })
})
