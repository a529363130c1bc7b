import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildShopper, type Shopper } from '../../../../../test/support/factories.ts'
import { buildUpiOrder, uploadStatement } from '../../../../../test/support/statements.ts'
import { openTestStore, type TestStore } from '../../../../../test/support/store.ts'
import { Order } from '../../record/order.model.ts'
import { applyStatement } from './apply.service.ts'
import { ConfirmedColumns } from './confirmed-columns.model.ts'
import { UpiStatementRow } from './statement-row.model.ts'
import { UpiStatement } from './statement.model.ts'

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  shopper = await buildShopper(store.tokens, { name: 'Asha Rao' })
})
beforeEach(async () => {
  await Promise.all([Order.deleteMany(), UpiStatement.deleteMany(), UpiStatementRow.deleteMany()])
  await ConfirmedColumns.deleteMany()
})
afterAll(() => store.close())

/** Uploads a file with the columns that the server proposes for it. */
async function upload(lines: string[]) {
  const text = lines.join('\n')
  const proposal = await uploadStatement(store, admin, text, null)
  const { table } = proposal.data.previewUpiStatement
  const { data, errors } = await uploadStatement(store, admin, text, table?.columns ?? null)
  expect(errors).toBeUndefined()
  const { statement, userErrors } = data.previewUpiStatement
  expect(userErrors).toEqual([])
  if (!statement) throw new Error('There is no statement.')
  const counts = Object.fromEntries(statement.counts.map(({ state, count }) => [state, count]))
  const rows = await UpiStatementRow.find({ statementId: statement.id }).sort({ _id: 1 }).lean()
  return { statement, counts, rows }
}

const HDFC = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'

it('every row of a file is counted once', async () => {
  const [paid, joined, back] = await Promise.all([1, 2, 3].map(() => buildUpiOrder(shopper)))
  if (!paid || !joined || !back) throw new Error('There are no orders.')
  const { statement, counts } = await upload([
    'HDFC BANK Ltd.,,,,,,',
    '"12, MG Road",,,,,,',
    HDFC,
    '********,********,********,********,********,********,********',
    `25/11/26,UPI-ASHA-${paid.upiReference},1,25/11/26,,250.00,1000.00`,
    `25/11/26,UPI-ASHA, RAO-${joined.upiReference},1,25/11/26,,250.00,1250.00`,
    `25/11/26,UPI-RENT, SHOP-${back.upiReference},2,25/11/26,250.00,,1000.00`,
    '25/11/26,UPI-RAVI,512345678901,25/11/26,,10.00,1010.00',
    '25/11/26,UPI-LATA-412399999999,3,25/11/26,,20.00,1030.00',
    '26/11/26,REV-UPI-LATA-412399999999,4,26/11/26,20.00,,1010.00',
    '26/11/26,UPI-X,5,26/11/26,,2',
    'STATEMENT SUMMARY :-',
    'Opening Balance,Dr Count,Cr Count',
  ])
  expect(counts).toEqual({
    ...{ MATCHED: 2, UNKNOWN: 1, REVERSED: 1, MALFORMED: 1, NOT_A_CREDIT: 2, OUTSIDE_TABLE: 5 },
  })
  expect(statement.rowCount).toBe(12)
  const sum = Object.values(counts).reduce((all, count) => all + count, 0)
  expect(sum, 'no row is missing or counted twice').toBe(statement.rowCount)
})

it('a debit with a comma in its narration pays no order', async () => {
  const { upiReference } = await buildUpiOrder(shopper)
  const { counts } = await upload([
    HDFC,
    `25/11/26,UPI-ASHA, RAO-${upiReference},1,25/11/26,250.00,,1000.00`,
  ])
  expect(counts).toEqual({ NOT_A_CREDIT: 1 })
})

it("payments that have failed or are pending in an app's file do not match", async () => {
  const { id, upiTransactionId } = await buildUpiOrder(shopper)
  const row = `25 Nov 2026,Paid by Asha,${upiTransactionId},250.00`
  const { counts, rows, statement } = await upload([
    'Date,Transaction Details,UTR,Amount,Status',
    ...['FAILED', 'PENDING', 'SUCCESS'].map((status) => `${row},${status}`),
  ])
  expect(counts).toEqual({ MATCHED: 1, NOT_COMPLETED: 2 })
  expect(rows[0]).toMatchObject({
    ...{ state: 'NOT_COMPLETED', reason: 'Its status is "FAILED".' },
    order: { id: rows[2]?.order?.id },
  })
  const input = { statementId: statement.id, previewId: statement.previewId ?? '' }
  expect(await applyStatement(admin.user._id, input)).toMatchObject({ received: 1, refused: [] })
  expect((await Order.findById(id).lean())?.payment.statementRow?.line).toBe(4)
})

it('a status column is also read where the columns were confirmed before there was one', async () => {
  const { upiTransactionId } = await buildUpiOrder(shopper)
  const lines = [
    'Date,Transaction Details,UTR,Amount,Status',
    `25 Nov 2026,x,${upiTransactionId},250.00,FAILED`,
  ]
  await upload(lines)
  await ConfirmedColumns.updateMany({}, { $unset: { status: 1, debit: 1, balance: 1 } })
  expect((await upload(lines)).counts).toEqual({ NOT_COMPLETED: 1 })
})

it('a reversed credit does not match, and its order is named if it was marked with it', async () => {
  const { upiReference, order } = await buildUpiOrder(shopper)
  const credit = `25/11/26,UPI-ASHA-${upiReference}-412388888888,1,25/11/26,,250.00,1000.00`
  const first = await upload([HDFC, credit])
  const { id: statementId, previewId } = first.statement
  await applyStatement(admin.user._id, { statementId, previewId: previewId ?? '' })
  const debit = '26/11/26,REVERSAL-412388888888,2,26/11/26,250.00,,750.00'
  const again = '27/11/26,UPI-ASHA-' + `${upiReference}-412388888889,3,27/11/26,,250.00,1000.00`
  const { counts, rows } = await upload([HDFC, credit, debit, again])
  expect(counts).toEqual({ REVERSED: 1, DUPLICATE: 1, NOT_A_CREDIT: 1 })
  expect(rows[0]?.reason).toBe(
    `Line 3 reverses it. This row has already marked order ${order.number} as received: please check its payment.`,
  )
})

it('a second payment matches after the first one was reversed', async () => {
  const { upiReference } = await buildUpiOrder(shopper)
  const { counts } = await upload([
    HDFC,
    `25/11/26,UPI-ASHA-${upiReference}-412377777777,1,25/11/26,,250.00,1000.00`,
    '26/11/26,REVERSAL-412377777777,2,26/11/26,250.00,,750.00',
    `27/11/26,UPI-ASHA-${upiReference}-412377777778,3,27/11/26,,250.00,1000.00`,
  ])
  expect(counts).toEqual({ REVERSED: 1, MATCHED: 1, NOT_A_CREDIT: 1 })
})

it('a match by only one number has a remark if the row does not name the customer', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => buildUpiOrder(shopper)))
  const [stranger, noted, named, both, nameless, cut] = orders
  if (!stranger || !noted || !named || !both || !nameless || !cut) throw new Error('No orders.')
  const { rows } = await upload([
    'Date,Narration,Ref No,Credit',
    `25/11/2026,UPI-RAVI KUMAR-ravi@okaxis,${stranger.upiTransactionId},250`,
    `25/11/2026,UPI/RAVI/${noted.upiReference},,250`,
    `25/11/2026,UPI-ASHA R-asha@okbank,${named.upiTransactionId},250`,
    `25/11/2026,UPI/RAVI/${both.upiReference},${both.upiTransactionId},250`,
    `25/11/2026,UPI/${nameless.upiTransactionId},,250`,
    `25/11/2026,asharao.k@okbank,${cut.upiTransactionId},250`,
  ])
  expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['MATCHED', 'Only its UPI transaction matches: it does not name the customer, Asha Rao.'],
    ['MATCHED', 'Only its reference matches: it does not name the customer, Asha Rao.'],
    ...Array.from({ length: 4 }, () => ['MATCHED', null]),
  ])
})
