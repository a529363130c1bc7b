import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildOrder, buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { writeCredit, writeInvoice } from '../../../../test/support/order-documents.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { OrderDocument, type DocumentRecord } from '../document/document.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'

const GSTIN = '07AAACK1234L1ZP'

let store: TestStore
let admin: Shopper
let order: OrderRecord

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  await OrderDocument.deleteMany({})
  await Order.deleteMany({})
  order = await buildOrder(admin.user, { number: 'ORD-1' })
})
afterAll(() => store.close())

const download = (query: string, token = admin.accessToken) =>
  store.app.inject({
    url: `/exports/documents.csv${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

async function rowsOf(from = '2026-11-01', to = '2026-11-30') {
  const { body } = await download(`?from=${from}&to=${to}`)
  return body.trimEnd().split('\n').slice(1)
}

const keep = (...documents: DocumentRecord[]) =>
  OrderDocument.insertMany(
    documents.map((document) => ({ ...document, orderId: order._id, orderNumber: 'ORD-1' })),
    { lean: true },
  )

/** An order with an invoice from a time without GST. */
const buildInvoiced = (number: string, fields: Partial<OrderRecord>) =>
  buildOrder(admin.user, {
    invoice: {
      ...{ number, issuedAt: new Date('2026-11-02T06:00:00Z'), buyerName: 'Asha' },
      seller: { name: 'Shop', address: '', phone: '', email: '' },
    },
    ...fields,
  })

describe('the file with all documents', () => {
  it('what rounds a document has its own row, so that its rows add up to its total', async () => {
    const invoice = writeInvoice({ lines: [{ total: 9965, percent: 5 }], roundOff: 35 })
    await keep({ ...invoice, total: 10_000 })
    await buildInvoiced('2026-27/000009', { total: 25_040, roundOff: 40 })
    const ends = (await rowsOf()).map((row) => row.split(',').slice(8, 14).join())
    expect(ends).toEqual([
      ...[',250.00,0.00,0.00,0.00,250.00', ',0.00,0.00,0.00,0.00,0.40'],
      ...['5.00,94.91,0.00,2.37,2.37,99.65', ',0.00,0.00,0.00,0.00,0.35'],
    ])
  })

  it('it has a row for each document and rate, and negative amounts for credit notes', async () => {
    const invoice = writeInvoice({
      ...{ buyerGstin: GSTIN, buyerName: '=Khan, "Sons"', kind: 'INVOICE_CUM_BILL_OF_SUPPLY' },
      lines: [
        { total: 10_000, percent: 5 },
        { total: 5000, percent: 5 },
        { total: 2700, percent: 0 },
      ],
    })
    await keep(invoice, writeCredit(invoice, 10_000))
    const reply = await download('?from=2026-11-01&to=2026-11-30')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="documents-2026-11-01-2026-11-30.csv"',
    })
    const [head, ...rows] = reply.body.trimEnd().split('\n')
    expect(head).toBe(
      '\uFEFFNumber,Date,Kind,Invoice,Order,Customer,GSTIN,Place of supply,Rate,Taxable value,IGST,CGST,SGST or UTGST,Total,Payment,State',
    )
    const parties = `ORD-1,"'=Khan, ""Sons""",${GSTIN},29-Karnataka`
    const invoiced = `T26-27/000001,2026-11-05,Invoice-cum-Bill of Supply,,${parties}`
    expect(rows).toEqual([
      `${invoiced},0.00,27.00,0.00,0.00,0.00,27.00,Cash on delivery,`,
      `${invoiced},5.00,142.86,0.00,3.57,3.57,150.00,Cash on delivery,`,
      `CN26-27/000001,2026-11-05,Credit Note,T26-27/000001,${parties},5.00,-95.24,0.00,-2.38,-2.38,-100.00,Cash on delivery,`,
    ])
  })

  it('it has the documents from the first day to the end of the last day in India', async () => {
    const at = (number: string, time: string) =>
      writeInvoice({ lines: [{ total: 100, percent: 5 }], number, issuedAt: new Date(time) })
    await keep(
      at('T26-27/000001', '2026-10-31T18:29:59Z'),
      at('T26-27/000002', '2026-10-31T18:30:00Z'),
      at('T26-27/000003', '2026-11-30T18:29:59Z'),
      at('T26-27/000004', '2026-11-30T18:30:00Z'),
    )
    const numbers = (await rowsOf()).map((row) => row.slice(0, 13))
    expect(numbers).toEqual(['T26-27/000002', 'T26-27/000003'])
    expect(await rowsOf('2026-10-31', '2026-10-31')).toHaveLength(1)
  })

  it('it has invoices without GST, and no amounts for those of cancelled orders', async () => {
    await buildInvoiced('2026-27/000007', { status: 'DELIVERED', number: 'ORD-2' })
    await buildInvoiced('2026-27/000008', { status: 'CANCELLED_BY_SELLER', number: 'ORD-3' })
    const [sold, cancelled] = await rowsOf()
    expect(sold).toMatch(
      /^2026-27\/000007,2026-11-02,Invoice,,ORD-2,Asha,,,,(\d+\.\d\d),0.00,0.00,0.00,\1,Cash on delivery,$/,
    )
    expect(cancelled).toBe(
      '2026-27/000008,2026-11-02,Invoice,,ORD-3,Asha,,,,0.00,0.00,0.00,0.00,0.00,Cash on delivery,Cancelled',
    )
  })

  it('it has bills of supply of the composition scheme without a rate', async () => {
    const lines = [{ total: 2700, percent: 0 }]
    await keep(writeInvoice({ lines, kind: 'BILL_OF_SUPPLY', isComposition: true }))
    expect(await rowsOf()).toEqual([
      'T26-27/000001,2026-11-05,Bill of Supply,,ORD-1,Asha,,29-Karnataka,,27.00,0.00,0.00,0.00,27.00,Cash on delivery,',
    ])
  })

  it.each([
    ...['', '?from=2026-11-01', '?from=2026-11-02&to=2026-11-01', '?from=2026-11-31&to=2026-12-01'],
    '?from=2026-11&to=2026-12',
  ])('the range %j is rejected', async (query) => {
    const reply = await download(query)
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('Enter the first and the last day')
  })

  it('it is for admins only', async () => {
    const staff = await buildShopper(store.tokens, { role: 'STAFF' })
    const range = '?from=2026-11-01&to=2026-11-30'
    expect((await download(range, staff.accessToken)).statusCode).toBe(403)
    expect((await store.app.inject(`/exports/documents.csv${range}`)).statusCode).toBe(401)
  })
})
