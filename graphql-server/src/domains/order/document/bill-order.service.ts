import { Types, type ClientSession } from 'mongoose'
import { findUserName } from '../../account/people.service.ts'
import { findProducts } from '../../catalogue/browse/catalogue.service.ts'
import { chooseDocuments, requiresHsn, type InvoiceKind } from '../../gst/document-kind.ts'
import { roundToRupees, type Paise } from '../../../lib/money.ts'
import type { ShopSettings } from '../../shop/setting-fields.ts'
import { isInvoiced, type InvoiceRecord, type SellerRecord } from '../record/invoice.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'
import { mayBecomeDearer } from '../record/plan-change.ts'
import { refundsOf } from '../record/past-refunds.ts'
import { creditRefunds } from './credit-order.service.ts'
import { findCurrentDocuments, listUnbilled } from './current-documents.ts'
import { OrderDocument, type DocumentLineRecord, type DocumentRecord } from './document.model.ts'
import { taxKindOf, toDocumentLine } from './document-lines.ts'
import { readGst, type KnownGst } from './line-gst.ts'
import { placeOfSupply } from './place-of-supply.ts'
import { takeNumber } from './series.ts'

/** The seller, and how it is registered for GST. */
export type Biller = SellerRecord &
  Pick<ShopSettings, 'gstRegistration' | 'turnoverClass' | 'invoiceSeries' | 'roundBills'>

/**
 * Issues the invoice of an order that leaves the shop, within the transaction that stores the order. Returns the order's
 * update. An order has one invoice, unless `needsInvoice` says otherwise, and another one after a cancellation or unpacking,
 * which credits the first. Products that lack a rate or a code that the law requires wait, and get documents of their own
 * later.
 */
export async function billOrder(
  order: OrderRecord,
  biller: Biller,
  session: ClientSession,
  given: KnownGst = new Map(),
): Promise<OrderUpdate> {
  if (!needsInvoice(order, biller)) return {}
  const begun = (isInvoiced(order) && order.invoice) || null
  const issuedAt = new Date()
  if (biller.gstRegistration === 'NONE' && !begun) {
    const { invoice } = order
    const isAgain = invoice?.state === 'WITHDRAWN'
    const number = isAgain ? invoice.number : await takeNumber('INVOICE', issuedAt, session)
    return setInvoice({ ...(await describeParties(order, biller)), number, issuedAt })
  }
  return billPart({ order, begun, issuedAt, given, biller: sellerOf(biller, begun) }, session)
}

/** Bills the lines that have a rate and are not billed yet. */
async function billPart(part: Part, session: ClientSession): Promise<OrderUpdate> {
  const { order, begun, issuedAt, biller } = part
  const { lines, known, isComplete } = await findBillable(part, session)
  if (lines.length === 0) return isComplete ? SETTLED : { $set: { invoiceDue: true } }
  const parties = begun ?? (await describeParties(order, biller))
  const { seller, buyerName } = parties
  const billing = { biller, seller, buyerName, issuedAt, known }
  // The first part is rounded, so that all parts have the order's total.
  const roundOff = begun ? 0 : (order.roundOff ?? 0)
  const documents = await createDocuments({ ...order, lines, roundOff }, billing, session)
  await OrderDocument.insertMany(documents, { session, lean: true })
  const numbers = [...(begun?.numbers ?? []), ...documents.map(({ number }) => number)]
  const [number = ''] = numbers
  const invoice: InvoiceRecord = begun
    ? { ...begun, numbers }
    : { ...parties, number, issuedAt, numbers, state: 'OPEN' }
  await creditRefunds({ ...order, invoice, isComplete }, refundsOf(order), session)
  return isComplete ? setInvoice(invoice) : { $set: { invoice, invoiceDue: true } }
}

/**
 * Whether an order that leaves the shop still needs its invoice, or a part of it. A replacement, and a free order of a
 * registered shop, is no supply for a price: it has a document only if it has medicines, whose batches must be on paper.
 */
export function needsInvoice(order: OrderRecord, biller: Pick<Biller, 'gstRegistration'>): boolean {
  const { invoiceDue, replaces, lines } = order
  const isSold = !replaces && (order.total > 0 || biller.gstRegistration === 'NONE')
  if (!isSold && !lines.some(({ medicine }) => medicine)) return false
  return !isInvoiced(order) || invoiceDue === true
}

/**
 * The total with which an order leaves the shop. If the shop rounds bills, an order that is still to be paid in cash costs
 * whole rupees. Doing this again changes nothing. An amount below 50 paise stays, and so does the total of an order whose
 * first part is billed.
 */
export function roundBill(
  order: OrderRecord,
  biller: Biller,
): Partial<Pick<OrderRecord, 'total' | 'roundOff'>> {
  if (!biller.roundBills || isInvoiced(order)) return {}
  if (!mayBecomeDearer(order) || !needsInvoice(order, biller)) return {}
  const exact = order.total - (order.roundOff ?? 0)
  const total = roundToRupees(exact) || exact
  return { total, roundOff: total - exact }
}

const isFree = ({ replaces, total }: Pick<OrderRecord, 'replaces' | 'total'>) =>
  replaces !== undefined || total === 0

const SETTLED: OrderUpdate = { $unset: { invoiceDue: 1 } }

function setInvoice(invoice: InvoiceRecord): OrderUpdate {
  return { $set: { invoice }, ...SETTLED }
}

/** A part that waited has the seller of the first part, also if the shop's registration has changed since. */
function sellerOf(biller: Biller, begun: InvoiceRecord | null): Biller {
  return begun ? { ...biller, ...begun.seller, gstRegistration: 'REGULAR' } : biller
}

interface Part {
  order: OrderRecord
  /** The invoice whose other part waits. Null if nothing is billed yet. */
  begun: InvoiceRecord | null
  issuedAt: Date
  given: KnownGst
  biller: Biller
}

/** Finds the lines that are not billed yet and can be now, and whether no other line waits. */
async function findBillable(
  { order, begun, issuedAt, given, biller }: Part,
  session: ClientSession,
) {
  const billed = begun ? await findCurrentDocuments(order._id, begun, session) : []
  const waiting = listUnbilled(order.lines, billed)
  const known = await findGst({ ...order, lines: waiting }, biller, issuedAt, given)
  const lines = waiting.filter(({ productId }) => known.has(productId.toHexString()))
  return { lines, known, isComplete: lines.length === waiting.length }
}

/**
 * Finds the HSN codes and GST rates of an order's products at a moment. Codes and rates of products win over the ones
 * that are given. Nothing is sold in a free order, so that it has no rates, as in the composition scheme.
 */
async function findGst(
  { lines, buyer, ...order }: Pick<OrderRecord, 'lines' | 'buyer' | 'replaces' | 'total'>,
  { turnoverClass, ...biller }: Pick<Biller, 'gstRegistration' | 'turnoverClass'>,
  moment: Date,
  given: KnownGst = new Map(),
): Promise<KnownGst> {
  const products = await findProducts(lines.map(({ productId }) => productId.toHexString()))
  const gstRegistration = isFree(order) ? 'COMPOSITION' : biller.gstRegistration
  const rules = { gstRegistration, turnoverClass, isBuyerRegistered: buyer !== undefined, moment }
  const usable = [...given].filter(([, { hsn }]) => hsn !== '' || !requiresHsn(rules))
  return new Map([...usable, ...readGst(lines, products, rules)])
}

async function describeParties({ userId, buyer }: OrderRecord, biller: Biller) {
  const { name, address, phone, email, ...particulars } = biller
  const seller: SellerRecord = { name, address, phone, email, ...pickSet(particulars) }
  return { seller, buyerName: buyer?.name ?? (await findUserName(userId)) ?? 'Customer' }
}

/** The particulars that the shop has set. */
function pickSet({ drugLicence, legalName, fssai, gstin }: Partial<SellerRecord>) {
  return {
    ...(drugLicence && { drugLicence }),
    ...(legalName && { legalName }),
    ...(fssai && { fssai }),
    ...(gstin && { gstin }),
  }
}

interface Billing {
  biller: Biller
  seller: SellerRecord
  buyerName: string
  issuedAt: Date
  known: KnownGst
}

async function createDocuments(
  order: OrderRecord,
  { biller, seller, buyerName, issuedAt, known }: Billing,
  session: ClientSession,
): Promise<DocumentRecord[]> {
  const { _id: orderId, number: orderNumber, deliveryAddress: address, buyer } = order
  const isComposition = biller.gstRegistration === 'COMPOSITION'
  const place = placeOfSupply(order, biller.gstin?.slice(0, 2) ?? '')
  const shared = {
    ...{ orderId, orderNumber, issuedAt, seller, buyerName, address, placeOfSupply: place },
    ...(isComposition && { isComposition }),
    ...(buyer && { buyerGstin: buyer.gstin }),
    hsnDigits: biller.turnoverClass === 'ABOVE_5_CRORE' ? (6 as const) : (4 as const),
  }
  const lines = order.lines.flatMap((line) => {
    const gst = known.get(line.productId.toHexString())
    return gst ? [toDocumentLine(line, gst, taxKindOf(shared))] : []
  })
  const rates = lines.map(({ rate }) => rate)
  const documents: DocumentRecord[] = []
  const kinds: InvoiceKind[] = isFree(order)
    ? ['DELIVERY_CHALLAN']
    : chooseDocuments(biller.gstRegistration, rates, buyer !== undefined)
  for (const kind of kinds) {
    const own = lines.filter((line) => belongsTo(kind, line))
    const total = own.reduce((sum, line) => sum + line.total, 0)
    const isContinued = biller.invoiceSeries === 'CONTINUED' && !isFree(order)
    const series = isContinued ? 'INVOICE' : kind
    const number = await takeNumber(series, issuedAt, session)
    documents.push({ _id: new Types.ObjectId(), ...shared, kind, number, lines: own, total })
  }
  return roundLargest(documents, order.roundOff ?? 0)
}

/** The largest document takes the order's rounding, so that no total is negative. */
function roundLargest(documents: DocumentRecord[], roundOff: Paise): DocumentRecord[] {
  const highest = Math.max(...documents.map(({ total }) => total))
  const largest = documents.find(({ total }) => total === highest)
  if (largest && roundOff !== 0) Object.assign(largest, { roundOff, total: highest + roundOff })
  return documents
}

function belongsTo(kind: InvoiceKind, { rate }: DocumentLineRecord): boolean {
  if (kind === 'TAX_INVOICE') return rate > 0
  return kind !== 'BILL_OF_SUPPLY' || rate === 0
}
