import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildOrder, buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Order } from '../record/order.model.ts'
import { CashBook } from './cash-book.model.ts'

const DAY = '2026-11-25'
const CASH = gql(`fragment CashBookDay on CashDay {
  version
  received { amount }
  collectors { memberId name handedOver { amount } }
  handovers { id name amount { amount } by }
  counts { expected { amount } counted { amount } reason by }
}`)
const READ = gql(`query ($day: String!) { cashDay(day: $day) { ...CashBookDay } }`, CASH)
const HAND_OVER = gql(
  `mutation ($input: RecordCashHandoverInput!) {
    payload: recordCashHandover(input: $input) {
      cashDay { ...CashBookDay } userErrors { code message field }
    }
  }`,
  CASH,
)
const REMOVE = gql(
  `mutation ($input: RemoveCashHandoverInput!) {
    payload: removeCashHandover(input: $input) {
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

const read = async () => (await store.query(READ, { day: DAY }, admin.accessToken)).data.cashDay

describe('cash that is handed over', () => {
  it('a handover says who gave how much to whom, and reduces what the person has left', async () => {
    const { cashDay } = await change(HAND_OVER, { memberId, amount: 30_000 })
    expect(cashDay).toMatchObject({
      version: 1,
      collectors: [{ memberId, name: 'Ravi', handedOver: { amount: 30_000 } }],
      handovers: [{ name: 'Ravi', amount: { amount: 30_000 }, by: 'Meera' }],
    })
    const { userErrors } = await change(HAND_OVER, { memberId, amount: 20_001 }, { seenVersion: 1 })
    expect(userErrors).toMatchObject([
      { message: 'This person has ₹200 left to hand over.', field: 'amount' },
    ])
  })

  it('a handover that a colleague has just recorded is recorded once', async () => {
    const replies = await Promise.all(
      [1, 2].map(() => change(HAND_OVER, { memberId, amount: 50_000 })),
    )
    const codes = replies.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))
    expect(codes).toEqual(['CHANGED_MEANWHILE'])
    expect((await read()).handovers).toHaveLength(1)
  })

  it('the server rejects a handover of nothing', async () => {
    const { userErrors } = await change(HAND_OVER, { memberId, amount: 0 })
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'amount' }])
    expect(await CashBook.countDocuments()).toBe(0)
  })

  it('the server rejects a handover by somebody who received no cash', async () => {
    for (const id of [admin.user._id.toHexString(), 'nobody']) {
      const { userErrors } = await change(HAND_OVER, { memberId: id, amount: 100 })
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'memberId' }])
    }
  })

  it('a wrong entry can be removed once', async () => {
    const { cashDay } = await change(HAND_OVER, { memberId, amount: 30_000 })
    const handoverId = cashDay?.handovers[0]?.id
    const removed = await change(REMOVE, { handoverId }, { seenVersion: 1 })
    expect(removed.cashDay).toMatchObject({ version: 2, handovers: [] })
    const repeated = await change(REMOVE, { handoverId }, { seenVersion: 2 })
    expect(repeated.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'handoverId' }])
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
      { code: 'CHANGED_MEANWHILE', message: 'The cash received is now ₹600. Please count again.' },
    ])
    const counted = { expected: 60_000, counted: 60_000 }
    const { cashDay } = await change(CLOSE, counted, { seenVersion: 1 })
    expect(cashDay?.counts).toHaveLength(2)
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
