import type { ResultOf } from '@graphql-typed-document-node/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildOrder, buildShopper, type Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { writeCredit, writeInvoice } from '../../../test/support/order-documents.ts'
import { seeds } from '../../../test/support/property-runs.ts'
import { pickStart, runMonth, type Month } from '../../../test/support/shop-deeds.ts'
import {
  dayOf,
  salesOf,
  sum,
  taxIn,
  yearOf,
  type ModelOrder,
} from '../../../test/support/shop-model.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { startSession } from '../../auth/sessions.ts'
import { randomFrom } from '../../lib/random.ts'
import { CashBook } from './cash/cash-book.model.ts'
import { OrderDocument } from './document/document.model.ts'
import { InvoiceCounter } from './document/invoice-counter.model.ts'
import { Order } from './record/order.model.ts'
import { DailySales, SalesProgress } from './sales/daily-sales.model.ts'
import { createSalesCounter } from './sales/sales-counter.service.ts'

const DOCUMENT = gql(`fragment MonthDocument on OrderDocument {
  id kind number issuedAt buyerGstin isComposition placeOfSupply { code } corrects { number }
  total { amount } roundOff { amount }
  lines {
    productId quantity total { amount } ratePercent
    tax { taxable { amount } cgst { amount } sgst { amount } igst { amount } }
  }
}`)
const BY_TEAM = gql(
  `query ($id: ID!) { order(id: $id) { documents { ...MonthDocument } } }`,
  DOCUMENT,
)
const BY_CUSTOMER = gql(
  `query ($id: ID!) { viewer { order(id: $id) { documents { ...MonthDocument } } } }`,
  DOCUMENT,
)
const RETURN = gql(`query ($period: String!) {
  gstReturn(period: $period) {
    charged { amount } credited { amount } roundOff { amount } findings { kind }
    tables {
      name
      amounts {
        taxable { amount } cgst { amount } sgst { amount } igst { amount } total { amount }
      }
    }
  }
  gstReturnDocuments(period: $period, first: 100) { edges { node { number total { amount } } } }
}`)
const CASH = gql(`query ($day: String!) {
  cashDay(day: $day) { orders received { amount } paidBack { amount } rest { amount } }
}`)
const SALES = gql(`query { overview {
  days { day figures { gross { amount } refunds { amount } net { amount } } }
  periods { days current { gross { amount } refunds { amount } net { amount } } }
} }`)

type ReadDocument = NonNullable<ResultOf<typeof BY_TEAM>['order']>['documents'][number]
type Line = ReadDocument['lines'][number]

let store: TestStore

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  store = await openTestStore()
})
beforeEach(async () => {
  const models = [Order, OrderDocument, InvoiceCounter, CashBook, DailySales, SalesProgress]
  await Promise.all(models.map((model) => model.deleteMany()))
})
afterAll(async () => {
  vi.useRealTimers()
  await store.close()
})

const isCredit = ({ kind }: ReadDocument) => kind === 'CREDIT_NOTE'

/** The amounts of a line. Lines without tax have no `tax`. */
function partsOf({ total, tax }: Line) {
  const { taxable, cgst, sgst, igst } = tax ?? {}
  return {
    ...{ taxable: taxable?.amount ?? total.amount, cgst: cgst?.amount ?? 0 },
    ...{ sgst: sgst?.amount ?? 0, igst: igst?.amount ?? 0, total: total.amount },
  }
}

type Parts = ReturnType<typeof partsOf>

const add = (parts: readonly Parts[]): Parts => ({
  taxable: sum(parts.map(({ taxable }) => taxable)),
  cgst: sum(parts.map(({ cgst }) => cgst)),
  sgst: sum(parts.map(({ sgst }) => sgst)),
  igst: sum(parts.map(({ igst }) => igst)),
  total: sum(parts.map(({ total }) => total)),
})

const negate = (parts: Parts): Parts => ({
  taxable: -parts.taxable,
  cgst: -parts.cgst,
  sgst: -parts.sgst,
  igst: -parts.igst,
  total: -parts.total,
})

/** Opens all documents as an admin, as staff and as the customer, who all see the same. */
async function openDocuments({ orders }: Month, { user }: Shopper) {
  const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  const staff = await buildShopper(store.tokens, { role: 'STAFF' })
  const { tokens } = await startSession(store.tokens, user._id, null)
  const found = new Map<string, ReadDocument[]>()
  for (const { id } of orders) {
    const byAdmin = await store.query(BY_TEAM, { id }, admin.accessToken)
    const byStaff = await store.query(BY_TEAM, { id }, staff.accessToken)
    const byCustomer = await store.query(BY_CUSTOMER, { id }, tokens.accessToken)
    for (const { errors } of [byAdmin, byStaff, byCustomer]) expect(errors).toBeUndefined()
    expect(byStaff.data).toEqual(byAdmin.data)
    expect(byCustomer.data.viewer).toEqual(byAdmin.data)
    found.set(id, byAdmin.data.order?.documents ?? [])
  }
  return found
}

/** Adds up amounts that have the same name. Leaves out zeros. */
function group(named: readonly (readonly [name: string, amount: number])[]) {
  const sums = new Map<string, number>()
  for (const [name, amount] of named) sums.set(name, (sums.get(name) ?? 0) + amount)
  return new Map([...sums].filter(([, amount]) => amount !== 0).sort())
}

/** Checks the documents of an order against its bills: their times, totals, lines and taxes. */
function checkOrder({ bills }: ModelOrder, documents: readonly ReadDocument[]): void {
  const expected = bills.flatMap(({ at, total, isPlain, credits }) => [
    [`bill ${at.toISOString()}`, total] as const,
    ...(isPlain ? [] : credits).map(
      (one) => [`credit ${one.at.toISOString()}`, one.total] as const,
    ),
  ])
  const found = documents.map((document) => {
    const kind = isCredit(document) ? 'credit' : 'bill'
    return [`${kind} ${document.issuedAt}`, document.total.amount] as const
  })
  expect(group(found)).toEqual(group(expected))
  for (const { at, lines } of bills) {
    const billed = documents.filter((one) => !isCredit(one) && one.issuedAt === at.toISOString())
    const read = billed.flatMap((document) =>
      document.lines.map(({ productId, quantity, ...line }) => {
        return { productId, quantity, ...partsOf({ productId, quantity, ...line }) }
      }),
    )
    const isInterState = billed[0]?.placeOfSupply ? billed[0].placeOfSupply.code !== '29' : false
    const wanted = lines.map(({ productId, quantity, price, rate }) => {
      const total = price * quantity
      return { productId, quantity, ...taxIn(total, rate, isInterState), total }
    })
    const byProduct = (one: { productId: string }, other: { productId: string }) =>
      one.productId < other.productId ? -1 : 1
    expect(read.toSorted(byProduct)).toEqual(wanted.toSorted(byProduct))
  }
}

/** Checks that no part is negative, and that an invoice that was credited in full leaves no tax. */
function checkTaxes(documents: readonly ReadDocument[]): void {
  for (const document of documents) {
    const parts = document.lines.map(partsOf)
    const { total, roundOff } = document
    expect(sum(parts.map((line) => line.total)) + roundOff.amount).toBe(total.amount)
    expect(Math.abs(roundOff.amount)).toBeLessThanOrEqual(50)
    for (const { total: price, ...shares } of parts) {
      expect(Math.min(...Object.values<number>(shares)), document.number).toBeGreaterThanOrEqual(0)
      expect(sum(Object.values<number>(shares))).toBe(price)
    }
    if (isCredit(document)) continue
    const credits = documents.filter(({ corrects }) => corrects?.number === document.number)
    const left = add([...parts, ...credits.flatMap(({ lines }) => lines.map(partsOf).map(negate))])
    expect(left.total).toBeGreaterThanOrEqual(0)
    if (left.total === 0) expect(left).toEqual(add([]))
  }
}

/** Checks that the numbers of each series are 1, 2, 3 … within each financial year, in the order of time. */
function checkNumbers(documents: readonly ReadDocument[]): void {
  const series = new Map<string, ReadDocument[]>()
  for (const document of documents) {
    const [name = ''] = document.number.split('/')
    expect(name.slice(-5)).toBe(yearOf(dayOf(new Date(document.issuedAt))))
    series.set(name, [...(series.get(name) ?? []), document])
  }
  for (const [name, own] of series) {
    const inTime = own.toSorted((one, other) => (one.number < other.number ? -1 : 1))
    const numbers = inTime.map((_document, at) => `${name}/${String(at + 1).padStart(6, '0')}`)
    expect(inTime.map(({ number }) => number)).toEqual(numbers)
    const times = inTime.map(({ issuedAt }) => issuedAt)
    expect(times).toEqual(times.toSorted())
  }
}

const LARGE = 100_000_00

/** The tables of GSTR-1, added up from the documents of a month. Credit notes follow their invoices. */
function addTables(documents: readonly ReadDocument[], all: readonly ReadDocument[]) {
  const rows = documents.flatMap((document) => {
    const invoice = all.find(({ number }) => number === document.corrects?.number) ?? document
    const isInterState = document.placeOfSupply?.code !== '29'
    const isBusiness = document.buyerGstin !== null
    const isLarge = isInterState && invoice.total.amount > LARGE
    const own = isCredit(document) ? (['CDNR', 'CDNUR'] as const) : (['B2B', 'B2CL'] as const)
    const taxed = isBusiness ? own[0] : isLarge ? own[1] : 'B2CS'
    return document.lines.flatMap((line) => {
      const signed = isCredit(document) ? negate(partsOf(line)) : partsOf(line)
      const table = line.ratePercent === 0 ? 'NIL' : taxed
      const isPositive = table === 'CDNR' || table === 'CDNUR'
      const hsn = isBusiness ? 'HSN_B2B' : 'HSN_B2C'
      return [
        { table, parts: isPositive ? negate(signed) : signed },
        { table: hsn, parts: signed },
      ]
    })
  })
  return (name: string) => add(rows.filter(({ table }) => table === name).map(({ parts }) => parts))
}

/** Checks the returns of all months against their documents. Only an admin reads them. */
async function checkReturns(documents: readonly ReadDocument[], accessToken: string) {
  const stored = documents.filter(({ kind }) => kind !== 'INVOICE')
  const months = new Set(stored.map(({ issuedAt }) => dayOf(new Date(issuedAt)).slice(0, 7)))
  for (const period of months) {
    const own = stored.filter(({ issuedAt }) => dayOf(new Date(issuedAt)).startsWith(period))
    const { data, errors } = await store.query(RETURN, { period }, accessToken)
    expect(errors).toBeUndefined()
    const { gstReturn, gstReturnDocuments } = data
    const listed = gstReturnDocuments.edges.map(({ node }) => node.number)
    expect(listed.toSorted()).toEqual(own.map(({ number }) => number).toSorted())
    const regular = own.filter(({ isComposition }) => !isComposition)
    const totalOf = (some: ReadDocument[]) => sum(some.map(({ total }) => total.amount))
    expect(gstReturn.credited.amount).toBe(totalOf(regular.filter(isCredit)))
    expect(gstReturn.charged.amount).toBe(totalOf(regular.filter((one) => !isCredit(one))))
    const signedRoundOff = regular.map((one) => (isCredit(one) ? -1 : 1) * one.roundOff.amount)
    expect(gstReturn.roundOff.amount).toBe(sum(signedRoundOff))
    const kinds = new Set(gstReturn.findings.map(({ kind }) => kind))
    expect(['PERIOD_OPEN', 'COMPOSITION_LEFT_OUT']).toEqual(expect.arrayContaining([...kinds]))
    const sumOf = addTables(regular, stored)
    for (const { name, amounts } of gstReturn.tables) {
      if (!amounts) continue
      const { taxable, cgst, sgst, igst, total } = amounts
      const read = { taxable, cgst, sgst, igst, total }
      const plain = Object.entries(read).map(([key, { amount }]) => [key, amount + 0])
      expect(Object.fromEntries(plain), `${period} ${name}`).toEqual(sumOf(name))
    }
  }
}

/** Checks the sales of the last 30 days against the model, and against the documents. */
async function checkSales({ orders }: Month, accessToken: string): Promise<void> {
  await createSalesCounter().update()
  const { data, errors } = await store.query(SALES, {}, accessToken)
  expect(errors).toBeUndefined()
  const { days, periods } = data.overview
  const expected = salesOf(orders)
  for (const { day, figures } of days) {
    const { gross, refunds } = expected.get(day) ?? { gross: 0, refunds: 0 }
    const net = { amount: gross - refunds }
    expect(figures, day).toEqual({ gross: { amount: gross }, refunds: { amount: refunds }, net })
  }
  const net = sum(days.map(({ figures }) => figures.net.amount))
  expect(periods.find((one) => one.days === 30)?.current.net.amount).toBe(net)
}

async function checkCash({ cash }: Month, accessToken: string): Promise<void> {
  for (const [day, { orders, received, paidBack }] of cash) {
    const { data, errors } = await store.query(CASH, { day }, accessToken)
    expect(errors).toBeUndefined()
    const rest = { amount: received - paidBack }
    const read = { orders, received: { amount: received }, paidBack: { amount: paidBack }, rest }
    expect(data.cashDay, day).toEqual(read)
  }
}

it.each(seeds({ short: 3, all: 50 }))(
  'month %i of a random shop has the documents, returns, sales and cash of a plain model, and all can be opened',
  async (seed) => {
    const random = randomFrom(seed)
    vi.setSystemTime(pickStart(random))
    const customer = await buildShopper(store.tokens)
    const month = await runMonth(random, customer)
    const byOrder = await openDocuments(month, customer)
    for (const order of month.orders) checkOrder(order, byOrder.get(order.id) ?? [])
    const documents = [...byOrder.values()].flat()
    checkTaxes(documents)
    checkNumbers(documents)
    const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
    await checkReturns(documents, accessToken)
    await checkSales(month, accessToken)
    await checkCash(month, accessToken)
  },
  120_000,
)

describe('a month with credit for earlier sales', () => {
  const NOW = new Date('2026-12-05T06:00:00Z')
  const invoice = writeInvoice({ lines: [{ total: 10_000, percent: 5 }] })
  beforeEach(() => vi.setSystemTime(NOW))

  it('its return has negative sums, on the page and in the files', async () => {
    const credit = writeCredit(invoice, 10_000, { issuedAt: NOW })
    await OrderDocument.insertMany([invoice, credit], { lean: true })
    const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
    const { data } = await store.query(RETURN, { period: '2026-12' }, accessToken)
    const { tables, credited } = data.gstReturn
    expect(credited.amount).toBe(10_000)
    const sums = new Map(tables.map(({ name, amounts }) => [name, amounts?.taxable.amount]))
    expect([sums.get('B2CS'), sums.get('HSN_B2C')]).toEqual([-9524, -9524])
    const { body } = await store.app.inject({
      url: '/exports/gstr1.csv?period=2026-12&table=b2cs',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(body).toContain(',-95.24,')
  })

  it('a credit note from before this version with a taxable value of −1 paisa can be opened', async () => {
    const customer = await buildShopper(store.tokens)
    const { seller, buyerName, number, issuedAt } = invoice
    const billed = { seller, buyerName, number, issuedAt, state: 'OPEN' as const }
    const { _id: orderId } = await buildOrder(customer.user, { invoice: billed })
    const credit = writeCredit(invoice, 1)
    const lines = credit.lines.map((line) => ({ ...line, taxable: -1, cgst: 1, sgst: 1 }))
    const documents = [invoice, { ...credit, lines }].map((one) => ({ ...one, orderId }))
    await OrderDocument.insertMany(documents, { lean: true })
    const id = orderId.toHexString()
    const { data } = await store.query(BY_CUSTOMER, { id }, customer.accessToken)
    const taxes = data.viewer?.order?.documents.flatMap((one) => one.lines.map(partsOf)) ?? []
    expect(taxes.map(({ taxable }) => taxable)).toEqual([9524, -1])
  })
})
