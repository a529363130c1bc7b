import { Types, type ClientSession } from 'mongoose'
import { findUserName } from '../../account/people.service.ts'
import { findProducts } from '../../catalogue/browse/catalogue.service.ts'
import { chooseDocuments, type InvoiceKind } from '../../gst/document-kind.ts'
import { roundToRupees, type Paise } from '../../../lib/money.ts'
import type { ShopSettings } from '../../shop/setting-fields.ts'
import { isInvoiced, type InvoiceRecord, type SellerRecord } from '../record/invoice.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'
import { mayBecomeDearer } from '../record/plan-change.ts'
import { refundsOf } from '../record/past-refunds.ts'
import { creditRefunds } from './credit-order.service.ts'
import { OrderDocument, type DocumentLineRecord, type DocumentRecord } from './document.model.ts'
import { taxKindOf, toDocumentLine } from './document-lines.ts'
import { listWithoutGst, readGst, type KnownGst } from './line-gst.ts'
import { placeOfSupply } from './place-of-supply.ts'
import { takeNumber } from './series.ts'

/** The seller, and how it is registered for GST. */
export type Biller = SellerRecord &
  Pick<ShopSettings, 'gstRegistration' | 'turnoverClass' | 'invoiceSeries' | 'roundBills'>

/**
 * Issues the invoice of an order that leaves the shop, within the transaction that stores the order. Returns the order's
 * update. An order has one invoice, or none as `needsInvoice` says, and another one after a cancellation or unpacking,
 * which credits the first. If the shop's registration requires a rate that a product does not have, the invoice waits.
 */
export async function billOrder(
  order: OrderRecord,
  biller: Biller,
  session: ClientSession,
  given: KnownGst = new Map(),
): Promise<OrderUpdate> {
  if (!needsInvoice(order, biller)) return {}
  const issuedAt = new Date()
  if (biller.gstRegistration === 'NONE') {
    const { invoice } = order
    const isAgain = invoice?.state === 'WITHDRAWN'
    const number = isAgain ? invoice.number : await takeNumber('INVOICE', issuedAt, session)
    return setInvoice({ ...(await describeParties(order, biller)), number, issuedAt })
  }
  const known = new Map([...given, ...(await findGst(order, biller, issuedAt))])
  if (listWithoutGst(order.lines, known).length > 0) return { $set: { invoiceDue: true } }
  const parties = await describeParties(order, biller)
  const documents = await createDocuments(order, { biller, issuedAt, known, ...parties }, session)
  await OrderDocument.insertMany(documents, { session, lean: true })
  const [{ number } = { number: '' }] = documents
  const invoice = { ...parties, number, issuedAt, state: 'OPEN' as const }
  await creditRefunds({ ...order, invoice }, refundsOf(order), session)
  return setInvoice(invoice)
}

/**
 * Whether an order that leaves the shop still needs its invoice. A replacement needs none, and neither does a free order
 * of a registered shop, because it is no supply for a price.
 */
export function needsInvoice(
  order: Pick<OrderRecord, 'replaces' | 'total' | 'invoice'>,
  { gstRegistration }: Pick<Biller, 'gstRegistration'>,
): boolean {
  const isFree = order.total === 0 && gstRegistration !== 'NONE'
  return !order.replaces && !isFree && !isInvoiced(order)
}

/**
 * The total with which an order leaves the shop. If the shop rounds bills, an order that is still to be paid in cash costs
 * whole rupees. Doing this again changes nothing. An amount below 50 paise stays.
 */
export function roundBill(
  order: OrderRecord,
  biller: Biller,
): Partial<Pick<OrderRecord, 'total' | 'roundOff'>> {
  if (!biller.roundBills || !mayBecomeDearer(order) || !needsInvoice(order, biller)) return {}
  const exact = order.total - (order.roundOff ?? 0)
  const total = roundToRupees(exact) || exact
  return { total, roundOff: total - exact }
}

function setInvoice(invoice: InvoiceRecord): OrderUpdate {
  return { $set: { invoice }, $unset: { invoiceDue: 1 } }
}

/** Finds the HSN codes and GST rates of an order's products at a moment. */
export async function findGst(
  { lines }: Pick<OrderRecord, 'lines'>,
  { gstRegistration: registration }: Pick<Biller, 'gstRegistration'>,
  moment: Date,
): Promise<KnownGst> {
  const products = await findProducts(lines.map(({ productId }) => productId.toHexString()))
  return readGst(lines, products, { registration, moment })
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
  for (const kind of chooseDocuments(biller.gstRegistration, rates, buyer !== undefined)) {
    const own = lines.filter((line) => belongsTo(kind, line))
    const total = own.reduce((sum, line) => sum + line.total, 0)
    const series = biller.invoiceSeries === 'CONTINUED' ? 'INVOICE' : kind
    const number = await takeNumber(series, issuedAt, session)
    documents.push({ _id: new Types.ObjectId(), ...shared, kind, number, lines: own, total })
  }
  return roundLargest(documents, order.roundOff ?? 0)
}

/** The largest document takes what rounds the order, so that no total is negative. */
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
