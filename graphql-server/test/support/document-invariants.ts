import type { Types } from 'mongoose'
import { InvoiceCounter } from '../../src/domains/order/document/invoice-counter.model.ts'
import {
  OrderDocument,
  type DocumentLineRecord,
  type DocumentRecord,
} from '../../src/domains/order/document/document.model.ts'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { refundsOf } from '../../src/domains/order/record/past-refunds.ts'
import type { RefundRecord } from '../../src/domains/order/record/refund.model.ts'
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
      const expected = amountToCharge(order, own)
      const isRight = charged === expected && isBilled(order)
      return [
        ...(isRight ? [] : [`order ${order.number}: charged ${charged} instead of ${expected}`]),
        ...findLineErrors(order, own),
      ]
    }),
  ]
}

const signed = ({ kind, total }: DocumentRecord) => (kind === 'CREDIT_NOTE' ? -total : total)

/** An open invoice, with the documents beside it, has the order's lines, except for those that wait. */
function findLineErrors(
  { number, invoice, invoiceDue, lines }: OrderRecord,
  own: readonly DocumentRecord[],
) {
  const issued = own.find((document) => document.number === invoice?.number)
  if (invoice?.state !== 'OPEN' || !issued) return []
  const billed = own
    .filter((document) => invoice.numbers?.includes(document.number))
    .flatMap((document) => document.lines)
  const expected = invoiceDue
    ? lines.filter(({ productId }) => isProductIn(billed, productId))
    : lines
  const isPart = billed.length < lines.length
  return listItems(billed) === listItems(expected) && isPart === (invoiceDue ?? false)
    ? []
    : [`the lines of document ${issued.number} differ from order ${number}`]
}

const isProductIn = (lines: readonly Items[], productId: Types.ObjectId) =>
  lines.some((line) => line.productId.equals(productId))

type Items = Pick<DocumentLineRecord, 'productId' | 'quantity' | 'discountedPrice'>

function listItems(lines: readonly Items[]): string {
  return lines
    .map(({ productId, quantity, discountedPrice }) =>
      [productId.toHexString(), quantity, discountedPrice].join(' '),
    )
    .sort()
    .join(', ')
}

/** A replacement has a document only if it has medicines. */
function isBilled({ status, invoice, invoiceDue, replaces, lines }: OrderRecord): boolean {
  if (status !== 'PACKED' && status !== 'DELIVERED') return true
  const isNeeded = !replaces || lines.some(({ medicine }) => medicine)
  return invoiceDue === true || Boolean(invoice) === isNeeded
}

/** The amounts that stored documents charge for an order. While a part waits, refunds wait unless their items are billed. */
function amountToCharge(order: OrderRecord, own: readonly DocumentRecord[]): number {
  const { invoice, invoiceDue } = order
  if (invoice?.state !== 'OPEN' || isCancelled(order)) return 0
  const billed = own
    .filter(({ number }) => invoice.numbers?.includes(number))
    .flatMap(({ lines }) => lines)
  const isCredited = ({ lines = [] }: RefundRecord) =>
    !invoiceDue ||
    (lines.length > 0 && lines.every(({ productId }) => isProductIn(billed, productId)))
  const refunded = refundsOf(order)
    .filter(({ state, reason }) => {
      return state === 'REFUNDED' && (reason === 'PART_OF_LINES' || reason === 'GOODWILL')
    })
    .filter(isCredited)
    .reduce((sum, { amount }) => sum + amount, 0)
  const charged = billed.reduce((sum, { total }) => sum + total, 0)
  return Math.max(0, charged - refunded)
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
