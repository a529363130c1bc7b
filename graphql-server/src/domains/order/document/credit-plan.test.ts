import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { pick, randomFrom, type Random } from '../../../lib/random.ts'
import { runs } from '../../../../test/support/property-runs.ts'
import type { LineTax } from '../../gst/line-tax.ts'
import { planCredit, planFullCredit, type PlannedCredit } from './credit-plan.ts'
import type { DocumentRecord } from './document.model.ts'
import { listOpenLines, toDocumentLine } from './document-lines.ts'

const ORDERS = runs({ short: 1_000, all: 10_000 })
const TAXES = ['taxable', 'cgst', 'sgst', 'igst'] as const
const RATES = [0, 25, 300, 500, 1800, 4000]

const below = (random: Random, limit: number) => Math.floor(random() * limit)

/** An invoice with up to eight lines, for a sale in the state or to another one. */
function buildInvoice(random: Random): DocumentRecord {
  const isInState = random() < 0.5
  const lines = Array.from({ length: 1 + below(random, 8) }, (_, index) => {
    const price = 1 + below(random, 50_000)
    const line = {
      ...{ productId: new Types.ObjectId(), name: `Product ${index}`, unit: '', image: null },
      ...{ price, discount: 0, discountedPrice: Math.max(1, price - below(random, price)) },
      quantity: 1 + below(random, 12),
    }
    const gst = { hsn: '2106', rate: pick(random, RATES) }
    return toDocumentLine(line, gst, isInState ? 'CENTRAL_AND_STATE' : 'INTEGRATED')
  })
  return {
    ...{ _id: new Types.ObjectId(), orderId: new Types.ObjectId(), orderNumber: 'ORD-1' },
    ...{ kind: 'INVOICE_CUM_BILL_OF_SUPPLY', number: 'TB26-27/000001', issuedAt: new Date() },
    seller: { name: 'Shop', address: '', phone: '', email: '', gstin: '29ABCDE1234F1ZW' },
    ...{ buyerName: 'Asha', hsnDigits: 4, placeOfSupply: isInState ? '29' : '30', lines },
    address: {
      ...{ addressId: new Types.ObjectId(), addressLine: '', city: '', state: '' },
      ...{ country: '', pincode: '', mobile: '' },
    },
    total: lines.reduce((sum, { total }) => sum + total, 0),
  }
}

const toNotes = (plan: PlannedCredit[]): DocumentRecord[] =>
  plan.map(({ invoice, lines }) => ({
    ...{ ...invoice, _id: new Types.ObjectId(), kind: 'CREDIT_NOTE', lines },
    total: lines.reduce((sum, { total }) => sum + total, 0),
    corrects: { ...invoice, documentId: invoice._id },
  }))

/** Refunds items or an amount. */
function refundSome(random: Random, [invoice, ...notes]: DocumentRecord[], amount: number) {
  if (!invoice) return []
  const { productId, name, quantity } = pick(random, invoice.lines)
  const lines = [{ productId, name, quantity: 1 + below(random, quantity) }]
  const refund = random() < 0.5 ? { amount, lines } : { amount }
  return toNotes(planCredit(listOpenLines([invoice, ...notes]), refund))
}

const sumOf = (documents: DocumentRecord[], name: keyof LineTax | 'total') =>
  documents
    .flatMap(({ kind, lines }) =>
      lines.map((line) => (kind === 'CREDIT_NOTE' ? -1 : 1) * line[name]),
    )
    .reduce((sum, value) => sum + value, 0)

it(`${ORDERS} random invoices and their credit notes add up to what was not refunded, with exact taxes and no negative part`, () => {
  const random = randomFrom(49)
  for (let order = 0; order < ORDERS; order += 1) {
    const invoice = buildInvoice(random)
    const documents = [invoice]
    let refunded = 0
    for (let times = below(random, 4); times > 0 && refunded < invoice.total; times -= 1) {
      const most = invoice.total - refunded
      const amount = 1 + below(random, random() < 0.5 ? most : Math.min(most, 100))
      documents.push(...refundSome(random, documents, amount))
      refunded += amount
    }
    expect(sumOf(documents, 'total')).toBe(invoice.total - refunded)
    expect(listOpenLines(documents).every(({ left }) => left.quantity >= 0)).toBe(true)
    const taxes = () => TAXES.map((name) => sumOf(documents, name))
    expect(taxes().reduce((sum, value) => sum + value, 0)).toBe(invoice.total - refunded)
    documents.push(...toNotes(planFullCredit(listOpenLines(documents))))
    expect(sumOf(documents, 'total')).toBe(0)
    expect(taxes().map(Math.abs)).toEqual([0, 0, 0, 0])
    const parts = documents.flatMap(({ lines }) =>
      lines.flatMap((line) => TAXES.map((name) => line[name])),
    )
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  }
})
