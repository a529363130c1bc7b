import { InvoiceCounter } from '../../src/domains/order/document/invoice-counter.model.ts'
import {
  OrderDocument,
  type DocumentLineRecord,
  type DocumentRecord,
} from '../../src/domains/order/document/document.model.ts'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { refundsOf } from '../../src/domains/order/record/past-refunds.ts'
import { isCancelled } from './invariants.ts'

/** Checks that the stored documents of each order charge what the order costs less what was refunded. */
export async function findDocumentErrors(orders: readonly OrderRecord[]): Promise<string[]> {
  const documents = await OrderDocument.find({
    orderId: { $in: orders.map(({ _id }) => _id) },
  }).lean()
  return [
    ...documents.flatMap(findSumErrors),
    ...orders.flatMap((order) => {
      const own = documents.filter(({ orderId }) => orderId.equals(order._id))
      const charged = own.reduce((sum, document) => sum + signed(document), 0)
      const expected = amountToCharge(order)
      const isRight = charged === expected && isBilled(order)
      return [
        ...(isRight ? [] : [`order ${order.number}: charged ${charged} instead of ${expected}`]),
        ...findLineErrors(order, own),
      ]
    }),
  ]
}

const signed = ({ kind, total }: DocumentRecord) => (kind === 'CREDIT_NOTE' ? -total : total)

/** An open invoice, with the bill of supply beside it, has the order's lines as they are after changes. */
function findLineErrors({ number, invoice, lines }: OrderRecord, own: readonly DocumentRecord[]) {
  const issued = own.find((document) => document.number === invoice?.number)
  if (invoice?.state !== 'OPEN' || !issued) return []
  const billed = own
    .filter(({ kind }) => kind !== 'CREDIT_NOTE')
    .filter(({ issuedAt }) => issuedAt.getTime() === issued.issuedAt.getTime())
    .flatMap((document) => document.lines)
  return listItems(billed) === listItems(lines)
    ? []
    : [`the lines of document ${issued.number} differ from order ${number}`]
}

type Items = Pick<DocumentLineRecord, 'productId' | 'quantity' | 'discountedPrice'>

function listItems(lines: readonly Items[]): string {
  return lines
    .map(({ productId, quantity, discountedPrice }) =>
      [productId.toHexString(), quantity, discountedPrice].join(' '),
    )
    .sort()
    .join(', ')
}

function isBilled({ status, invoice, invoiceDue, replaces }: OrderRecord): boolean {
  if (status !== 'PACKED' && status !== 'DELIVERED') return true
  return invoiceDue ? invoice?.state !== 'OPEN' : Boolean(invoice) !== Boolean(replaces)
}

/** What stored documents charge for an order. */
function amountToCharge(order: OrderRecord): number {
  if (order.invoice?.state !== 'OPEN' || isCancelled(order)) return 0
  const refunded = refundsOf(order)
    .filter(({ state, reason }) => {
      return state === 'REFUNDED' && (reason === 'PART_OF_LINES' || reason === 'GOODWILL')
    })
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, order.total - refunded)
}

function findSumErrors({ number, lines, total }: DocumentRecord): string[] {
  const isExact = lines.every(
    (line) => line.taxable + line.cgst + line.sgst + line.igst === line.total,
  )
  const sum = lines.reduce((all, line) => all + line.total, 0)
  return isExact && sum === total ? [] : [`document ${number} does not add up`]
}

/** Checks that the numbers of all documents are 1, 2, 3 … in each series. */
export async function findGaps(): Promise<string[]> {
  const billed = await Order.find({ 'invoice.number': { $gte: '' } }, { invoice: 1 }).lean()
  const plain = billed.flatMap(({ invoice }) => (invoice && !invoice.state ? [invoice] : []))
  const stored = await OrderDocument.find({}, { number: 1 }).lean()
  const numbers = [...plain, ...stored].map(({ number }) => number)
  const counters = await InvoiceCounter.find().lean()
  const expected = counters.flatMap(({ _id, last }) =>
    Array.from({ length: last }, (_, index) => `${_id}/${String(index + 1).padStart(6, '0')}`),
  )
  const isIssued = new Set(numbers)
  const doubled = numbers.length === isIssued.size ? [] : ['a number was used twice']
  const missing = expected.filter((number) => !isIssued.has(number))
  return [...doubled, ...missing, ...numbers.filter((number) => !expected.includes(number))]
}
