import type { ResultOf } from '@graphql-typed-document-node/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registered, unregistered } from '../../../../test/support/billers.ts'
import {
  buildOrder,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { writeInvoice } from '../../../../test/support/order-documents.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import type { GstReturnFindingKind, OrderStatus } from '../../../contract/types.generated.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { setOrderStatus } from '../desk/order-status.service.ts'
import { OrderDocument, type DocumentRecord } from '../document/document.model.ts'
import { InvoiceCounter } from '../document/invoice-counter.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'

const RETURN = gql(`query ($period: String!) {
  gstReturn(period: $period) {
    period registration documentCount charged { amount } credited { amount } roundOff { amount }
    tables { name rowCount amounts { taxable { amount } cgst { amount } total { amount } } }
    findings { kind count places { orderId orderNumber documentNumber } }
    gstr3b {
      taxed { taxable { amount } cgst { amount } } untaxed { amount }
      otherStates { code name taxable { amount } igst { amount } }
    }
    cmp08 { documentCount value { amount } taxable { amount } cgst { amount } }
  }
}`)
const DOCUMENTS = gql(`query ($period: String!, $first: Int! = 50, $after: String) {
  gstReturnDocuments(period: $period, first: $first, after: $after) {
    edges { cursor node { number kind orderId table buyerGstin isComposition total { amount } } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`)
/** The last minutes of November in India, and the first ones of December. */
const NOVEMBER = new Date('2026-11-30T18:25:00Z')
const DECEMBER = new Date('2026-11-30T18:31:00Z')

let store: TestStore
let admin: Shopper
let customer: Shopper
let biscuits: ProductRecord
let milk: ProductRecord

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOVEMBER })
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  customer = await buildShopper(store.tokens)
  const rate = (percent: number) => [{ rate: percent * 100, from: '2017-07-01' }]
  biscuits = await buildProduct({ name: 'Biscuits', hsn: '190531', gstRates: rate(5) })
  milk = await buildProduct({ name: 'Milk', hsn: '0401', gstRates: rate(0) })
})
beforeEach(async () => {
  vi.setSystemTime(NOVEMBER)
  await OrderDocument.deleteMany({})
  await InvoiceCounter.deleteMany({})
  await Order.deleteMany({})
})
afterEach(() => vi.setSystemTime(NOVEMBER))
afterAll(async () => {
  vi.useRealTimers()
  await store.close()
})

/** Places a confirmed order for one item of each product at ₹100, delivered to Karnataka. */
function place(products: ProductRecord[], fields: Partial<OrderRecord> = {}): Promise<OrderRecord> {
  const prices = { price: 10_000, discount: 0, discountedPrice: 10_000 }
  const total = products.length * prices.price
  return buildOrder(customer.user, {
    ...{
      status: 'CONFIRMED',
      total,
      subtotal: total,
      totalQuantity: products.length,
      pickUp: true,
    },
    lines: products.map(({ _id: productId, name }) => ({
      ...{ productId, name, image: null, unit: '', quantity: 1, ...prices },
    })),
    ...fields,
  })
}

/** Sets the status, and lets a second pass. */
async function setStatus({ _id }: OrderRecord, status: OrderStatus, biller = registered) {
  const input = { orderId: _id.toHexString(), status }
  await setOrderStatus(admin.user._id, input, { store: biller, cards: null })
  vi.setSystemTime(Date.now() + 1000)
}

async function pack(products: ProductRecord[], biller = registered): Promise<OrderRecord> {
  const order = await place(products)
  await setStatus(order, 'PACKED', biller)
  return order
}

const asAdmin = <Data>(document: Parameters<typeof store.query<Data>>[0], variables: object) =>
  store.query<Data>(document, variables, admin.accessToken)

async function read(period = '2026-11') {
  vi.setSystemTime(DECEMBER)
  const { data } = await asAdmin<ResultOf<typeof RETURN>>(RETURN, { period })
  return data.gstReturn
}

async function findingsOf(kind: GstReturnFindingKind) {
  return (await read()).findings.filter((finding) => finding.kind === kind)
}

/** Stores documents as they are. */
async function keep(...documents: DocumentRecord[]): Promise<void> {
  await OrderDocument.insertMany(documents, { lean: true })
}

const download = (query: string, token = admin.accessToken) =>
  store.app.inject({
    url: `/exports/gstr1.csv${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

describe('a return', () => {
  it('packed orders are in the return of their month, less the credit notes of the month', async () => {
    await pack([biscuits, milk])
    const cancelled = await pack([biscuits])
    await setStatus(cancelled, 'CANCELLED_BY_SELLER')
    const { tables, gstr3b, cmp08, ...all } = await read()
    expect(gstr3b).toEqual({
      taxed: { taxable: { amount: 9524 }, cgst: { amount: 238 } },
      ...{ untaxed: { amount: 10_000 }, otherStates: [] },
    })
    expect(cmp08.documentCount).toBe(0)
    expect(all).toEqual({
      ...{ period: '2026-11', registration: 'NONE', documentCount: 3, findings: [] },
      ...{ charged: { amount: 30_000 }, credited: { amount: 10_000 }, roundOff: { amount: 0 } },
    })
    const amounts = (taxable: number, cgst: number, total: number) => ({
      ...{ taxable: { amount: taxable }, cgst: { amount: cgst }, total: { amount: total } },
    })
    expect(tables.map(({ name, rowCount, amounts: sums }) => [name, rowCount, sums])).toEqual([
      ['B2B', 0, amounts(0, 0, 0)],
      ['B2CL', 0, amounts(0, 0, 0)],
      ['B2CS', 1, amounts(9524, 238, 10_000)],
      ['NIL', 1, amounts(10_000, 0, 10_000)],
      ['CDNR', 0, amounts(0, 0, 0)],
      ['CDNUR', 0, amounts(0, 0, 0)],
      ['HSN_B2B', 0, amounts(0, 0, 0)],
      ['HSN_B2C', 2, amounts(19_524, 238, 20_000)],
      ['DOCUMENTS', 3, null],
    ])
    expect((await read('2026-12')).documentCount).toBe(0)
    expect((await read('2026-27-Q3')).documentCount).toBe(3)
  })

  it('a return takes four commands, however many documents there are', async () => {
    const count = async () => {
      const names = await store.recordCommands(() => read())
      return names.filter((name) => name !== 'getMore').length
    }
    await pack([biscuits])
    const few = await count()
    vi.setSystemTime(NOVEMBER)
    for (let n = 0; n < 5; n += 1) await pack([biscuits])
    expect([few, await count()]).toEqual([4, 4])
  })

  it('documents are listed in pages with their orders and tables', async () => {
    const order = await pack([biscuits])
    const bill = await pack([milk])
    await setStatus(bill, 'CANCELLED_BY_SELLER')
    const page = async (variables: object) => {
      const args = { period: '2026-11', ...variables }
      const { data } = await asAdmin<ResultOf<typeof DOCUMENTS>>(DOCUMENTS, args)
      return data.gstReturnDocuments
    }
    const first = await page({ first: 2 })
    expect(first.edges.map(({ node }) => node)).toEqual([
      {
        ...{ number: 'T26-27/000001', kind: 'TAX_INVOICE', table: 'B2CS', buyerGstin: null },
        ...{ orderId: order._id.toHexString(), isComposition: false, total: { amount: 10_000 } },
      },
      {
        ...{ number: 'B26-27/000001', kind: 'BILL_OF_SUPPLY', table: null, buyerGstin: null },
        ...{ orderId: bill._id.toHexString(), isComposition: false, total: { amount: 10_000 } },
      },
    ])
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const second = await page({ first: 2, after: first.pageInfo.endCursor })
    expect(second.edges.map(({ node }) => node.number)).toEqual(['CN26-27/000001'])
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  })

  it.each(['', '2026-13', '2026-Q3', '9'.repeat(300)])(
    'the period %j is rejected',
    async (period) => {
      const { errors } = await asAdmin(RETURN, { period })
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
      expect((await download(`?period=${period}&table=b2b`)).statusCode).toBe(400)
    },
  )
})

describe('the findings of a return', () => {
  it('a packed order whose invoice waits is found until it has its invoice', async () => {
    const honey = await buildProduct({ name: 'Honey' })
    const order = await pack([honey])
    const place = {
      ...{ orderId: order._id.toHexString(), orderNumber: order.number, documentNumber: null },
    }
    expect(await findingsOf('INVOICE_WAITS')).toEqual([
      { kind: 'INVOICE_WAITS', count: 1, places: [place] },
    ])
    expect((await read('2026-10')).findings).toEqual([])
    await setStatus(order, 'CANCELLED_BY_SELLER')
    expect(await findingsOf('INVOICE_WAITS')).toEqual([])
  })

  it('a missing number is found, between two documents and before the first one', async () => {
    const lines = [{ total: 100, percent: 5 }]
    const numbers = [3, 4, 7].map((n) => `T26-27/00000${n}`)
    const documents = numbers.map((number) => writeInvoice({ lines, number }))
    await keep(...documents)
    // The numbers 2, 5 and 6 are missing. 1 belongs to an earlier return.
    const [finding] = await findingsOf('NUMBERS_MISSING')
    expect(finding).toMatchObject({ count: 3 })
    expect(finding?.places.map(({ documentNumber }) => documentNumber)).toEqual([
      ...['T26-27/000003', 'T26-27/000007'],
    ])
  })

  it('numbers that were lost when a dump was restored are named, and are not missing', async () => {
    const lines = [{ total: 100, percent: 5 }]
    const numbers = [2, 3, 7].map((n) => `T26-27/00000${n}`)
    await keep(...numbers.map((number) => writeInvoice({ lines, number })))
    const gap = (from: number, to: number, at: Date) => ({ from, to, at })
    await InvoiceCounter.create({
      ...{ _id: 'T26-27', last: 7 },
      gaps: [gap(1, 1, new Date('2026-10-02T06:00:00Z')), gap(4, 6, NOVEMBER)],
    })
    const { findings } = await read()
    expect(findings).toMatchObject([
      {
        ...{ kind: 'NUMBERS_LOST', count: 3 },
        places: [{ documentNumber: 'T26-27/000003' }, { documentNumber: 'T26-27/000007' }],
      },
    ])
    const { body } = await download('?period=2026-11&table=documents')
    expect(body.split('\n').slice(1, 3)).toEqual([
      'Invoices for outward supply,T26-27/000002,T26-27/000003,2,0',
      'Invoices for outward supply,T26-27/000007,T26-27/000007,1,0',
    ])
  })

  it('numbers of invoices from before the registration, in the same series, are not missing', async () => {
    const continued = { ...registered, invoiceSeries: 'CONTINUED' as const }
    await pack([biscuits], unregistered)
    await pack([biscuits], continued)
    await pack([biscuits], unregistered)
    await pack([biscuits], continued)
    const { documentCount, findings } = await read()
    expect({ documentCount, findings }).toEqual({ documentCount: 2, findings: [] })
    const { body } = await download('?period=2026-11&table=documents')
    expect(body).toContain('Invoices for outward supply,2026-27/000002,2026-27/000004,2,0')
  })

  it('bills of the composition scheme are left out, named, and in the figures for CMP-08', async () => {
    await pack([biscuits, milk], { ...registered, gstRegistration: 'COMPOSITION' })
    const { documentCount, findings, cmp08 } = await read()
    expect(documentCount).toBe(0)
    // Milk is nil-rated.
    expect(cmp08).toEqual({
      ...{ documentCount: 1, value: { amount: 20_000 }, taxable: { amount: 10_000 } },
      cgst: { amount: 50 },
    })
    expect(findings).toMatchObject([{ kind: 'COMPOSITION_LEFT_OUT', count: 1 }])
  })

  it.each([
    ['HSN_MISSING', { lines: [{ total: 100, percent: 5, hsn: '' }] }],
    ['HSN_TOO_SHORT', { hsnDigits: 6, lines: [{ total: 100, percent: 5 }] }],
    [
      'IRN_MISSING',
      {
        hsnDigits: 6,
        buyerGstin: '07AAACK1234L1ZP',
        lines: [{ total: 1, percent: 5, hsn: '190531' }],
      },
    ],
    [
      'SELLER_GSTIN_MISSING',
      { lines: [], seller: { name: '', address: '', phone: '', email: '' } },
    ],
  ] as const)('%s names the documents', async (kind, written) => {
    const document = writeInvoice({ ...written, lines: [...written.lines] })
    await keep(document)
    const { orderId, orderNumber, number: documentNumber } = document
    const places = [{ orderId: orderId.toHexString(), orderNumber, documentNumber }]
    expect(await findingsOf(kind)).toEqual([{ kind, count: 1, places }])
  })

  it('sales to consumers, sales without tax and those of a smaller shop need no IRN', async () => {
    const [hsn, buyerGstin] = ['190531', '07AAACK1234L1ZP']
    await keep(
      writeInvoice({ hsnDigits: 6, lines: [{ total: 1, percent: 5, hsn }] }),
      writeInvoice({
        hsnDigits: 6,
        buyerGstin,
        lines: [{ total: 1, percent: 0, hsn }],
        number: 'B/1',
      }),
      writeInvoice({ buyerGstin, lines: [{ total: 1, percent: 5, hsn }], number: 'T/2' }),
    )
    expect(await findingsOf('IRN_MISSING')).toEqual([])
  })

  it('at most 20 documents are named, and all are counted', async () => {
    const lines = [{ total: 100, percent: 5, hsn: '' }]
    const numbers = Array.from({ length: 25 }, (_, n) => `T26-27/${String(n + 1).padStart(6, '0')}`)
    await keep(...numbers.map((number) => writeInvoice({ lines, number })))
    const [finding] = await findingsOf('HSN_MISSING')
    expect([finding?.count, finding?.places.length]).toEqual([25, 20])
  })

  it('two GSTINs of the shop are found', async () => {
    const lines = [{ total: 100, percent: 5 }]
    const other = writeInvoice({ lines, number: 'T26-27/000002' })
    await keep(writeInvoice({ lines }), {
      ...other,
      seller: { ...other.seller, gstin: '29AAPFU0939F1ZV' },
    })
    expect(await findingsOf('SEVERAL_GSTINS')).toMatchObject([{ count: 2 }])
  })

  it('a document that does not add up is noticed', async () => {
    await keep({ ...writeInvoice({ lines: [{ total: 100, percent: 5 }] }), total: 101 })
    expect(await findingsOf('SUMS_DIFFER')).toMatchObject([{ count: 0 }])
  })

  it('a period that has not ended is named', async () => {
    const { data } = await asAdmin<ResultOf<typeof RETURN>>(RETURN, { period: '2026-11' })
    expect(data.gstReturn.findings).toMatchObject([{ kind: 'PERIOD_OPEN' }])
  })
})

describe('the files of a return', () => {
  it('a table is a CSV file with two decimals, for the offline tool', async () => {
    await pack([biscuits, milk])
    vi.setSystemTime(DECEMBER)
    const december = [await pack([biscuits]), await pack([biscuits])]
    vi.setSystemTime(NOVEMBER)
    const reply = await download('?period=2026-11&table=hsn_b2c')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="gstr1-2026-11-hsn_b2c.csv"',
      'cache-control': 'no-store',
    })
    expect(reply.body.split('\n')).toEqual([
      'HSN,Description,UQC,Total Quantity,Total Value,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount,Rate',
      '0401,,NOS-NUMBERS,1.00,100.00,100.00,0.00,0.00,0.00,0.00,0.00',
      '1905,,NOS-NUMBERS,1.00,100.00,95.24,0.00,2.38,2.38,0.00,5.00',
      '',
    ])
    for (const order of december) await setStatus(order, 'CANCELLED_BY_SELLER')
    const { body } = await download('?period=2026-11&table=B2CS')
    expect(body.split('\n').slice(1)).toEqual(['OE,29-Karnataka,5.00,,-95.24,0.00,', ''])
  })

  it("a business's name is no formula, and a negative amount is no text", async () => {
    const lines = [{ total: 10_000, percent: 5 }]
    const buyerGstin = '29AAPFU0939F1ZV'
    await keep(writeInvoice({ lines, buyerGstin, buyerName: '=1+1, "Khan"' }))
    const { body } = await download('?period=2026-11&table=b2b')
    expect(body.split('\n')[1]).toBe(
      `${buyerGstin},"'=1+1, ""Khan""",T26-27/000001,05-Nov-2026,100.00,29-Karnataka,N,,Regular B2B,,5.00,95.24,0.00`,
    )
  })

  it.each(['', '?period=2026-11', '?period=2026-11&table=b2x', '?period=2026-11&table=toString'])(
    'the file %j is rejected',
    async (query) => {
      expect((await download(query)).statusCode).toBe(400)
    },
  )

  it('files and returns are for admins only', async () => {
    const staff = await buildShopper(store.tokens, { role: 'STAFF' })
    const query = '?period=2026-11&table=b2b'
    expect((await download(query, staff.accessToken)).statusCode).toBe(403)
    expect((await store.app.inject(`/exports/gstr1.csv${query}`)).statusCode).toBe(401)
    const { errors } = await store.query(RETURN, { period: '2026-11' }, staff.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
