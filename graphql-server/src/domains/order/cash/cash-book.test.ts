import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unregistered } from '../../../../test/support/billers.ts'
import { buildOrder, buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import type { CashEntryKind } from '../../../contract/types.generated.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { setOrderStatus } from '../desk/order-status.service.ts'
import { Order } from '../record/order.model.ts'
import { CashBook } from './cash-book.model.ts'

const DAY = '2026-11-25'
const CASH = gql(`fragment CashBookDay on CashDay {
  version
  float { amount } received { amount } paidBack { amount } expenses { amount } rest { amount }
  collectors { memberId name paidBack { amount } handedOver { amount } }
  entries { id kind note name amount { amount } by struckBy }
  counts { expected { amount } counted { amount } reason by }
}`)
const READ = gql(`query ($day: String!) { cashDay(day: $day) { ...CashBookDay } }`, CASH)
const RECORD = gql(
  `mutation ($input: RecordCashEntryInput!) {
    payload: recordCashEntry(input: $input) {
      cashDay { ...CashBookDay } userErrors { code message field }
    }
  }`,
  CASH,
)
const STRIKE = gql(
  `mutation ($input: StrikeCashEntryInput!) {
    payload: strikeCashEntry(input: $input) {
      cashDay { ...CashBookDay } userErrors { code message field }
    }
  }`,
  CASH,
)
const CLOSE = gql(
  `mutation ($input: CloseCashDayInput!) {
    payload: closeCashDay(input: $input) {
      cashDay { ...CashBookDay } userErrors { code message field }
    }
  }`,
  CASH,
)
const PAY = gql(`mutation ($input: SetPaymentStateInput!) {
  payload: setPaymentState(input: $input) { userErrors { code message field } }
}`)
const REFUND = gql(`mutation ($input: RefundInput!) {
  payload: refund(input: $input) { userErrors { code message field } }
}`)

let store: TestStore
let admin: Shopper
let ravi: Shopper
let memberId: string

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  ravi = await buildShopper(store.tokens, { role: 'STAFF', name: 'Ravi' })
  memberId = ravi.user._id.toHexString()
})
afterAll(() => store.close())
beforeEach(async () => {
  await CashBook.deleteMany({})
  await Order.deleteMany({})
  await receive(50_000)
})

/** Ravi receives cash for an order on the day. */
function receive(amount: number) {
  return buildOrder(ravi.user, {
    status: 'DELIVERED',
    payment: {
      ...{ method: 'CASH_ON_DELIVERY', state: 'RECEIVED', notedAt: null, adminId: null },
      cash: { amount, at: new Date(`${DAY}T09:00:00Z`), adminId: ravi.user._id },
    },
  })
}

type Reply = { payload: { userErrors: { code: string; message: string; field: string | null }[] } }

async function change<Data extends Reply>(
  document: TestDocument<Data>,
  input: object,
  { seenVersion = 0, as = admin } = {},
): Promise<Data['payload']> {
  const variables = { input: { day: DAY, seenVersion, ...input } }
  const { data, errors } = await store.query(document, variables, as.accessToken)
  expect(errors).toBeUndefined()
  return data.payload
}

const read = async (day = DAY) => (await store.query(READ, { day }, admin.accessToken)).data.cashDay

interface More {
  seenVersion?: number
  note?: string
  memberId?: string | null
}

const record = (kind: CashEntryKind, amount: number, { seenVersion = 0, ...more }: More = {}) =>
  change(RECORD, { kind, amount, ...more }, { seenVersion })
const handOver = (amount: number, more: More = {}) =>
  record('HANDOVER', amount, { memberId, ...more })

describe('entries about the cash of a day', () => {
  it('the rest is float and receipts without expenses and handovers, and can be negative', async () => {
    await record('FLOAT', 10_000)
    await record('EXPENSE', 25_000, { seenVersion: 1, note: 'Bags' })
    const { cashDay } = await handOver(50_000, { seenVersion: 2 })
    expect(cashDay).toMatchObject({
      float: { amount: 10_000 },
      received: { amount: 50_000 },
      expenses: { amount: 25_000 },
      rest: { amount: -15_000 },
      entries: [
        { kind: 'FLOAT', name: null, by: 'Meera' },
        { kind: 'EXPENSE', note: 'Bags', by: 'Meera' },
        { kind: 'HANDOVER', name: 'Ravi', by: 'Meera' },
      ],
    })
  })

  it('an expense says what it was for', async () => {
    const { userErrors } = await record('EXPENSE', 100, { note: ' ' })
    expect(userErrors).toMatchObject([
      { message: 'Enter what the expense was for.', field: 'note' },
    ])
  })

  it('a handover reduces what the person has left', async () => {
    const { cashDay } = await handOver(30_000)
    expect(cashDay?.collectors).toMatchObject([
      { memberId, name: 'Ravi', handedOver: { amount: 30_000 } },
    ])
    const { userErrors } = await handOver(20_001, { seenVersion: 1 })
    expect(userErrors).toMatchObject([
      { message: 'This person has ₹200 left to hand over.', field: 'amount' },
    ])
  })

  it('a handover that a colleague has just recorded is recorded once', async () => {
    const replies = await Promise.all([1, 2].map(() => handOver(50_000)))
    const codes = replies.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))
    expect(codes).toEqual(['CHANGED_MEANWHILE'])
    expect((await read()).entries).toHaveLength(1)
  })

  it('the server rejects an entry without an amount, or above a crore of rupees', async () => {
    for (const amount of [0, 1_000_000_001]) {
      const { userErrors } = await record('FLOAT', amount)
      expect(userErrors, String(amount)).toMatchObject([
        { code: 'BAD_USER_INPUT', field: 'amount' },
      ])
    }
    expect(await CashBook.countDocuments()).toBe(0)
  })

  it('the server rejects a handover by somebody who received no cash', async () => {
    for (const id of [admin.user._id.toHexString(), 'nobody', null]) {
      const { userErrors } = await handOver(100, { memberId: id })
      expect(userErrors, String(id)).toMatchObject([{ code: 'NOT_FOUND', field: 'memberId' }])
    }
  })

  it('a wrong entry is struck out once, stays in the list and no longer counts', async () => {
    const { cashDay } = await handOver(30_000)
    const entryId = cashDay?.entries[0]?.id
    const struck = await change(STRIKE, { entryId }, { seenVersion: 1 })
    expect(struck.cashDay).toMatchObject({
      version: 2,
      rest: { amount: 50_000 },
      collectors: [{ handedOver: { amount: 0 } }],
      entries: [{ id: entryId, name: 'Ravi', struckBy: 'Meera' }],
    })
    const repeated = await change(STRIKE, { entryId }, { seenVersion: 2 })
    expect(repeated.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'entryId' }])
  })
})

describe('a refund in cash', () => {
  /** An order that was paid in cash today, with a refund that is due. */
  async function refundable() {
    const at = new Date()
    const order = await buildOrder(ravi.user, {
      ...{ status: 'DELIVERED', total: 30_000 },
      payment: {
        ...{ method: 'CASH_ON_DELIVERY', state: 'RECEIVED', notedAt: null, adminId: null },
        cash: { amount: 30_000, at, adminId: ravi.user._id },
      },
      addedRefundDue: true,
      refunds: [
        {
          ...{ id: 'back', reason: 'GOODWILL', state: 'DUE', amount: 10_000 },
          ...{ from: 'RECEIVED', addedAt: at, addedBy: admin.user._id },
        },
      ],
    })
    return { today: indianDay(at), refundId: `${order._id.toHexString()}-back` }
  }
  const refund = async (input: object) => {
    const { data } = await store.query(REFUND, { input }, admin.accessToken)
    return data.payload.userErrors
  }

  it('a refund in cash leaves the cash of the day, and the cash of the person who paid it', async () => {
    const { today, refundId } = await refundable()
    expect(await refund({ refundId, reference: 'Cash', inCash: true })).toEqual([])
    expect(await read(today)).toMatchObject({
      ...{ received: { amount: 30_000 }, paidBack: { amount: 10_000 }, rest: { amount: 20_000 } },
      collectors: [{ name: 'Ravi' }, { name: 'Meera', paidBack: { amount: 10_000 } }],
    })
  })

  it('the cash for a cancelled order stays paid back when another refund of it is made later', async () => {
    const { today, refundId } = await refundable()
    const [orderId = ''] = refundId.split('-')
    const status = 'CANCELLED_BY_SELLER' as const
    await setOrderStatus(admin.user._id, { orderId, status }, { store: unregistered, cards: null })
    const cancellation = { refundId: `${orderId}-order`, reference: 'Cash', inCash: true }
    expect(await refund(cancellation)).toEqual([])
    expect(await refund({ refundId, reference: '123456789012' })).toEqual([])
    expect((await read(today)).paidBack.amount).toBe(20_000)
  })

  it('another refund does not, and a refund in cash needs a reference', async () => {
    const { today, refundId } = await refundable()
    expect(await refund({ refundId, inCash: true })).toMatchObject([{ field: 'reference' }])
    expect(await refund({ refundId, reference: '123456789012' })).toEqual([])
    expect((await read(today)).rest.amount).toBe(30_000)
  })
})

describe('closing a day', () => {
  it('a count that is right closes the day without a reason', async () => {
    const { cashDay } = await change(CLOSE, { expected: 50_000, counted: 50_000 })
    expect(cashDay?.counts).toEqual([
      { expected: { amount: 50_000 }, counted: { amount: 50_000 }, reason: '', by: 'Meera' },
    ])
  })

  it('a difference needs a reason', async () => {
    const count = { expected: 50_000, counted: 48_000 }
    expect((await change(CLOSE, { ...count, reason: '  ' })).userErrors).toMatchObject([
      { message: 'The counted amount differs by ₹20. Please enter the reason.', field: 'reason' },
    ])
    const { cashDay } = await change(CLOSE, { ...count, reason: 'Wrong change' })
    expect(cashDay?.counts).toMatchObject([{ counted: { amount: 48_000 }, reason: 'Wrong change' }])
  })

  it('cash that arrives during the count stops the closing, and a second count is kept', async () => {
    await change(CLOSE, { expected: 50_000, counted: 50_000 })
    await receive(10_000)
    const late = { expected: 50_000, counted: 50_000 }
    expect((await change(CLOSE, late, { seenVersion: 1 })).userErrors).toMatchObject([
      { code: 'CHANGED_MEANWHILE', field: 'expected' },
    ])
    const counted = { expected: 60_000, counted: 60_000 }
    const { cashDay } = await change(CLOSE, counted, { seenVersion: 1 })
    expect(cashDay?.counts).toHaveLength(2)
  })

  it('a count beside a receipt contains it, or is older', async () => {
    const today = indianDay(new Date())
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([CashBook.deleteMany({}), Order.deleteMany({})])
      const order = await buildOrder(admin.user, { status: 'DELIVERED' })
      const orderId = order._id.toHexString()
      const closing = { day: today, expected: 0, counted: 0 }
      const [paid, closed] = await Promise.all([
        store.query(PAY, { input: { orderId, state: 'RECEIVED' } }, ravi.accessToken),
        change(CLOSE, closing),
      ])
      expect(paid.data.payload.userErrors).toEqual([])
      const receivedAt = (await Order.findById(order._id).orFail().lean()).payment.cash?.at
      const countedAt = (await CashBook.findById(today).lean())?.counts[0]?.at
      const isContained = closed.userErrors.length > 0
      expect(isContained || (receivedAt && countedAt && receivedAt >= countedAt)).toBe(true)
    }
  })

  it('a receipt and its removal are noted in the day, so that they conflict with a count', async () => {
    const order = await buildOrder(admin.user, { status: 'DELIVERED' })
    const orderId = order._id.toHexString()
    for (const state of ['RECEIVED', 'DUE'])
      await store.query(PAY, { input: { orderId, state } }, ravi.accessToken)
    expect(await CashBook.findById(indianDay(new Date())).lean()).toMatchObject({ movements: 2 })
  })

  it('the server rejects a count above a crore of rupees', async () => {
    const counted = 1_000_000_001
    const { userErrors } = await change(CLOSE, { expected: 50_000, counted, reason: 'x' })
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'counted' }])
  })

  it('only admins close a day', async () => {
    const input = { day: DAY, seenVersion: 0, expected: 50_000, counted: 50_000 }
    const { errors } = await store.query(CLOSE, { input }, ravi.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
