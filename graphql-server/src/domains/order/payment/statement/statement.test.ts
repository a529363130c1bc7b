import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildShopper, type Shopper } from '../../../../../test/support/factories.ts'
import { gql } from '../../../../../test/support/gql.ts'
import {
  buildUpiOrder,
  COLUMNS,
  uploadStatement,
  writeStatement,
} from '../../../../../test/support/statements.ts'
import { openTestStore, type TestStore } from '../../../../../test/support/store.ts'
import { User } from '../../../account/user.model.ts'
import { Order } from '../../record/order.model.ts'
import { deleteOldStatements } from './statement-list.service.ts'
import { UpiStatementRow } from './statement-row.model.ts'
import { UpiStatement } from './statement.model.ts'

const APPLY = gql(`mutation ($input: ApplyUpiStatementInput!) {
  applyUpiStatement(input: $input) {
    received refused { line state reason order { number } }
    statement { received appliedBy counts { state count } }
    userErrors { code }
  }
}`)
const ROWS = gql(`query ($statementId: ID!, $state: UpiStatementRowState) {
  upiStatementRows(statementId: $statementId, state: $state, first: 100) { edges { node {
    line state reason date description reference amount { amount } order { id amount { amount } }
  } } }
}`)
const SET = gql(`mutation ($input: SetPaymentStateInput!) {
  setPaymentState(input: $input) { userErrors { code } }
}`)
const CANCEL = gql(`mutation ($input: SetOrderStatusInput!) {
  setOrderStatus(input: $input) { userErrors { code } }
}`)
const PROOF = gql(`fragment PaymentProof on Order { payment {
  state refund { verified }
  statementRow { statementName line date description amount { amount } by }
} }`)
const OF_ANY = gql(`query ($id: ID!) { order(id: $id) { ...PaymentProof } }`, PROOF)
const OF_VIEWER = gql(`query ($id: ID!) { viewer { order(id: $id) { ...PaymentProof } } }`, PROOF)

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  shopper = await buildShopper(store.tokens)
})
beforeEach(async () => {
  await Promise.all([Order.deleteMany(), UpiStatement.deleteMany(), UpiStatementRow.deleteMany()])
})
afterAll(() => store.close())

async function preview(content: string | Buffer, columns: object | null = COLUMNS) {
  const { data, errors } = await uploadStatement(store, admin, content, columns)
  expect(errors).toBeUndefined()
  const { statement, ...reply } = data.previewUpiStatement
  const counts = Object.fromEntries(
    statement?.counts.map(({ state, count }) => [state, count]) ?? [],
  )
  return { ...reply, statement, counts }
}

async function listRows(statementId: string | undefined, state?: string) {
  const { data } = await store.query(ROWS, { statementId, state }, admin.accessToken)
  return data.upiStatementRows?.edges.map(({ node }) => node) ?? []
}

async function apply(statement: { id: string; previewId: string | null } | null) {
  const input = { statementId: statement?.id, previewId: statement?.previewId }
  const { data, errors } = await store.query(APPLY, { input }, admin.accessToken)
  expect(errors).toBeUndefined()
  return data.applyUpiStatement
}

async function paymentOf(id: string, as = admin) {
  const read = async () => {
    if (as === admin) return (await store.query(OF_ANY, { id }, as.accessToken)).data.order
    return (await store.query(OF_VIEWER, { id }, as.accessToken)).data.viewer?.order
  }
  const order = await read()
  if (!order) throw new Error('There is no such order.')
  return order.payment
}

/** Copies an order with other numbers, which is faster than creating each. */
async function buildUpiOrders(count: number) {
  const { order } = await buildUpiOrder(shopper)
  const copies = Array.from({ length: count }, (_, n) => {
    const upiReference = `KC9${String(n).padStart(11, '0')}`
    return {
      ...{ ...order, _id: new Types.ObjectId(), number: `ORD-${upiReference}` },
      ...{ idempotencyKey: upiReference, fingerprint: upiReference },
      payment: { ...order.payment, upiReference, upiTransactionId: String(612_000_000_000 + n) },
    }
  })
  await Order.collection.insertMany(copies)
  return copies.map(({ payment }) => payment)
}

const setState = (orderId: string, state: string) =>
  store.query(SET, { input: { orderId, state } }, admin.accessToken)
const cancel = (orderId: string) =>
  store.query(CANCEL, { input: { orderId, status: 'CANCELLED_BY_SELLER' } }, admin.accessToken)

describe('a preview', () => {
  it('a preview explains each row, and changes no order', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => buildUpiOrder(shopper)))
    const [byReference, byNumber, cheap, received, one, two] = orders
    if (!byReference || !byNumber || !cheap || !received || !one || !two) throw new Error()
    await setState(received.id, 'RECEIVED')
    const { statement, counts } = await preview(
      writeStatement([
        [`UPI/${byReference.upiReference.toLowerCase()}/asha`, '', '250.00'],
        ['UPI/ASHA', `0000${byNumber.upiTransactionId}`, '₹ 250'],
        [cheap.upiReference, '', '1,249.00'],
        [received.upiReference, '', 250],
        [`${one.upiReference} ${two.upiTransactionId}`, '', 250],
        [`${byReference.upiReference} again`, '', 250],
        ['UPI/KC999999999999/x', '', 250],
        ['=HYPERLINK(1)', '', 250],
        ['RENT', '', '-250'],
        ['x', '', 'abc'],
      ]),
    )
    const rows = await listRows(statement?.id)
    expect(rows.map(({ state }) => state)).toEqual([
      ...['MATCHED', 'MATCHED', 'AMOUNT_DIFFERS', 'ALREADY_RECEIVED', 'AMBIGUOUS', 'DUPLICATE'],
      ...['UNKNOWN', 'UNKNOWN', 'MALFORMED'],
    ])
    expect(counts).toEqual({
      ...{ MATCHED: 2, AMOUNT_DIFFERS: 1, DUPLICATE: 1, AMBIGUOUS: 1, ALREADY_RECEIVED: 1 },
      ...{ UNKNOWN: 2, MALFORMED: 1, NOT_A_CREDIT: 1 },
    })
    expect(rows[2]).toMatchObject({
      ...{ line: 4, date: '2026-11-25', amount: { amount: 124_900 } },
      order: { id: cheap.id, amount: { amount: 25_000 } },
    })
    expect(rows[5]?.reason).toMatch(/is paid by line 2\. If this is a second payment/)
    expect(rows[7]).toMatchObject({ description: '=HYPERLINK(1)', order: null })
    expect(rows[8]?.reason).toBe('The amount "abc" is not a number.')
    expect((await paymentOf(byReference.id)).state).toBe('CLAIMED')
  })

  it('a preview takes three reads and one write for up to 1,000 rows', async () => {
    const rows = (count: number) =>
      writeStatement(
        Array.from({ length: count }, (_, n) => ['x', String(512_000_000_000 + n), 250 + count]),
      )
    const few = await store.recordCommands(() => preview(rows(2)))
    expect(await store.recordCommands(() => preview(rows(1_000)))).toEqual(few)
    const many = await store.recordCommands(() => preview(rows(3_000)))
    expect(many).toHaveLength(few.length + 2 * 3)
  })

  it('a preview without columns proposes the last confirmed columns for the header, and stores nothing', async () => {
    const text = writeStatement([['x', '', 1]]).replace('Date,', 'Date of entry,')
    const proposed = await preview(text, null)
    expect(proposed).toMatchObject({
      table: { columns: { ...COLUMNS, date: null }, confirmed: false },
      statement: null,
    })
    expect(await UpiStatement.countDocuments()).toBe(0)
    await preview(text)
    expect(await preview(text, null)).toMatchObject({
      table: { columns: COLUMNS, confirmed: true },
      statement: null,
    })
  })

  it('a preview rejects a file that is not a statement with a sentence, and stores nothing', async () => {
    const { table, userErrors } = await preview('no table')
    expect(table).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'file' }])
    expect((await preview(Buffer.alloc(6_000_000, 'a'))).userErrors).toMatchObject([
      { code: 'PAYLOAD_TOO_LARGE' },
    ])
    expect(await UpiStatement.countDocuments()).toBe(0)
  })

  it('a preview is for admins only', async () => {
    const { errors } = await uploadStatement(store, shopper, writeStatement([]))
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('a preview that was not applied is deleted after a day, with its rows', async () => {
    const { order, upiReference } = await buildUpiOrder(shopper)
    const applied = await preview(writeStatement([[upiReference, order.number, 250]]))
    await apply(applied.statement)
    await preview(writeStatement([['x', '', 1]]))
    await deleteOldStatements(new Date())
    expect(await UpiStatement.countDocuments()).toBe(2)
    await deleteOldStatements(new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect(await UpiStatement.countDocuments()).toBe(1)
    expect(await UpiStatementRow.countDocuments()).toBe(1)
  })
})

describe('applying a statement', () => {
  it('applying a statement marks payments as received with their row as proof, which only admins see', async () => {
    const { id, upiReference, upiTransactionId } = await buildUpiOrder(shopper)
    const text = writeStatement([[`UPI/${upiReference}/asha`, upiTransactionId, 250]])
    const { statement } = await preview(text)
    expect(await apply(statement)).toEqual({
      ...{ received: 1, refused: [], userErrors: [] },
      statement: { received: 1, appliedBy: 'Meera', counts: [{ state: 'RECEIVED', count: 1 }] },
    })
    expect(await paymentOf(id)).toEqual({
      state: 'RECEIVED',
      refund: null,
      statementRow: {
        ...{ statementName: 'bank.csv', line: 2, date: '2026-11-25', by: 'Meera' },
        ...{ description: `UPI/${upiReference}/asha`, amount: { amount: 25_000 } },
      },
    })
    expect((await paymentOf(id, shopper)).statementRow).toBeNull()
    const headers = { authorization: `Bearer ${shopper.accessToken}` }
    const download = await store.app.inject({ url: '/exports/my-data.json', headers })
    const bankTransfer = { date: '2026-11-25', reference: upiTransactionId, amount: 25_000 }
    expect(download.json()).toMatchObject({ orders: [{ payment: { bankTransfer } }] })
  })

  it('applying the same file or an overlapping one twice changes nothing', async () => {
    const { id, order, upiReference, upiTransactionId } = await buildUpiOrder(shopper)
    const row = [upiReference, upiTransactionId, 250] as [string, string, number]
    const first = await preview(writeStatement([row]))
    const both = await Promise.all([apply(first.statement), apply(first.statement)])
    expect(both.map(({ received }) => received).toSorted()).toEqual([0, 1])
    expect(both.flatMap(({ refused }) => refused)).toEqual([])
    expect((await listRows(first.statement?.id)).map(({ state }) => state)).toEqual(['RECEIVED'])
    expect(await apply(first.statement)).toMatchObject({ received: 0, refused: [] })
    const before = await Order.findById(id).lean()

    const same = await preview(writeStatement([row]))
    expect(same).toMatchObject({ counts: { ALREADY_RECEIVED: 1 }, statement: { received: 1 } })
    expect(same.statement?.id).toBe(first.statement?.id)
    expect(await apply(same.statement)).toMatchObject({ received: 0, refused: [] })
    await setState(id, 'NOT_RECEIVED')
    const overlapping = await preview(writeStatement([['x', '', 1], row]))
    expect(overlapping.counts).toEqual({ UNKNOWN: 1, ALREADY_RECEIVED: 1 })
    expect((await listRows(overlapping.statement?.id))[1]?.reason).toBe(
      `This row has already marked order ${order.number} as received.`,
    )
    await setState(id, 'RECEIVED')
    const second = await preview(writeStatement([[upiReference, '512345678901', 250]]))
    expect(second.counts).toEqual({ DUPLICATE: 1 })
    const after = await Order.findById(id).lean()
    expect(after?.payment.statementRow).toEqual(before?.payment.statementRow)
  })

  it('applying a statement expects the amount paid, including lines that were rejected later', async () => {
    const { order, upiReference } = await buildUpiOrder(shopper)
    const [line] = order.lines
    const rejected = [{ ...line, price: 5_000, discountedPrice: 5_000 }]
    const check = { at: new Date(), adminId: admin.user._id, rejected, refund: { from: 'CLAIMED' } }
    await Order.updateOne({ _id: order._id }, { $set: { total: 20_000, check } })
    const { statement } = await preview(writeStatement([[upiReference, '', 250]]))
    expect(await apply(statement)).toMatchObject({ received: 1, refused: [] })
    const after = await Order.findById(order._id).lean()
    expect(after?.check?.refund).toMatchObject({ from: 'RECEIVED', isDue: true })
  })

  it("applying a statement makes a cancelled order's payment a verified refund", async () => {
    const { id, upiReference } = await buildUpiOrder(shopper)
    await cancel(id)
    expect(await paymentOf(id)).toMatchObject({ state: 'REFUND_DUE', refund: { verified: false } })
    const { statement } = await preview(writeStatement([[upiReference, '', 250]]))
    expect((await listRows(statement?.id))[0]?.reason).toMatch(/is cancelled/)
    expect(await apply(statement)).toMatchObject({ received: 1 })
    expect(await paymentOf(id)).toMatchObject({
      ...{ state: 'REFUND_DUE', refund: { verified: true } },
      statementRow: { line: 2 },
    })
  })

  it('applying a statement rejects rows whose order has changed since, and continues with the others', async () => {
    const changed = await buildUpiOrder(shopper)
    const good = await buildUpiOrder(shopper)
    const rows = [changed, good].map(({ upiReference }): [string, string, number] => [
      upiReference,
      '',
      250,
    ])
    const { statement } = await preview(writeStatement(rows))
    await Order.updateOne({ _id: changed.order._id }, { $set: { total: 20_000 } })
    const { number } = changed.order
    expect(await apply(statement)).toMatchObject({
      received: 1,
      refused: [{ line: 2, state: 'AMOUNT_DIFFERS', order: { number } }],
    })
    expect((await paymentOf(changed.id)).state).toBe('CLAIMED')
    expect((await paymentOf(good.id)).state).toBe('RECEIVED')
    const stored = await UpiStatement.findById(statement?.id).lean()
    expect(stored?.counts).toMatchObject({ MATCHED: 0, RECEIVED: 1, AMOUNT_DIFFERS: 1 })
  })

  it('applying a statement continues after 100 rows with the next call', async () => {
    const orders = await buildUpiOrders(103)
    const rows = orders.map(({ upiReference }): [string, string, number] => [upiReference, '', 250])
    const { statement } = await preview(writeStatement(rows))
    expect((await apply(statement)).received).toBe(100)
    expect((await apply(statement)).received).toBe(3)
    expect(await Order.countDocuments({ 'payment.state': 'RECEIVED' })).toBe(103)
  })

  it("applying a statement leaves the row of the admin's own order to another admin", async () => {
    const own = await buildUpiOrder(admin)
    const others = await buildUpiOrder(shopper)
    const second = await buildShopper(store.tokens, { role: 'ADMIN' })
    const { statement } = await preview(
      writeStatement([
        [own.upiReference, '', 250],
        [others.upiReference, '', 250],
      ]),
    )
    const applied = await apply(statement)
    expect(applied).toMatchObject({
      received: 1,
      refused: [
        {
          ...{ line: 2, state: 'MATCHED', order: { number: own.order.number } },
          reason: 'This belongs to your own account. A colleague has to decide about it.',
        },
      ],
    })
    expect((await paymentOf(own.id)).state).toBe('CLAIMED')
    const input = { statementId: statement?.id, previewId: statement?.previewId }
    await store.query(APPLY, { input }, second.accessToken)
    expect(await paymentOf(own.id)).toMatchObject({ state: 'RECEIVED' })
    await User.deleteOne({ _id: second.user._id })
  })

  it('an admin without a colleague gives a reason before the row of their own order is applied', async () => {
    const own = await buildUpiOrder(admin)
    const { statement } = await preview(writeStatement([[own.upiReference, '', 250]]))
    expect((await apply(statement)).refused[0]?.reason).toContain('Please give a reason first.')
    const ownCaseReasons = [{ at: new Date(), reason: 'My own groceries' }]
    await Order.updateOne({ _id: own.order._id }, { $set: { ownCaseReasons } })
    expect(await apply(statement)).toMatchObject({ received: 1, refused: [] })
  })

  it('applying a statement fails if the file was read again, or is gone', async () => {
    const { id, upiReference } = await buildUpiOrder(shopper)
    const text = writeStatement([[upiReference, '', 250]])
    const { statement } = await preview(text)
    await preview(text, { date: 0, description: 2, amount: 3 })
    expect((await apply(statement)).userErrors).toEqual([{ code: 'CHANGED_MEANWHILE' }])
    expect(await UpiStatementRow.countDocuments(), 'the old row is gone').toBe(1)
    const gone = { id: 'f'.repeat(24), previewId: 'f'.repeat(24) }
    expect((await apply(gone)).userErrors).toEqual([{ code: 'NOT_FOUND' }])
    expect((await paymentOf(id)).state).toBe('CLAIMED')
  })
})
