import type { ManagedOrder_OrderFragment } from '../src/dashboard/orders/ManagedOrder.generated.ts'
import type { OrderStep_OrderFragment } from '../src/dashboard/orders/table/OrderTableRow.generated.ts'
import type { OrderDetails_OrderFragment } from '../src/account/orders/OrderDetails.generated.ts'
import type { ManagedInvoiceQuery } from '../src/account/invoice/ManagedInvoice.generated.ts'
import { money } from './carts.ts'

type InvoicedOrder = NonNullable<ManagedInvoiceQuery['order']>
type ShownOrder = OrderDetails_OrderFragment & InvoicedOrder
/** Includes the payment fields that the team sees. */
type Payment = ShownOrder['payment'] & Pick<OrderStep_OrderFragment['payment'], 'cash'>
export type Order = ShownOrder & { payment: Payment }
type Line = Order['lines'][number]
type Document = InvoicedOrder['documents'][number]
type DocumentLine = Document['lines'][number]
type Refund = ManagedOrder_OrderFragment['refunds'][number]
export type Check = NonNullable<Order['prescriptionCheck']>

const payment: Payment = {
  method: 'CASH_ON_DELIVERY',
  state: 'DUE',
  cash: null,
  upiReference: null,
  upiTransactionId: null,
  url: null,
  history: [],
}

const line: Line = {
  productId: 'milk',
  name: 'Toned Milk',
  image: null,
  unit: '500 ml',
  price: money(3_000),
  discountedPrice: money(2_700),
  quantity: 2,
  total: money(5_400),
  checkReason: null,
}

const order: Order = {
  id: 'o1',
  number: 'ORD-1',
  fulfilment: 'DELIVERY',
  status: 'PENDING',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  cancellable: true,
  payment,
  refunds: [],
  documents: [],
  replaces: null,
  prescriptionCheck: null,
  delivery: null,
  totalQuantity: 2,
  subtotal: money(12_345_600),
  total: money(12_000_000),
  roundOff: { amount: 0 },
  deliveryAddress: {
    addressId: 'a1',
    addressLine: '12 MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560038',
    mobile: '98765 43210',
    landmark: '',
  },
  deliveryNote: '',
  proposals: [],
  changes: [],
  lines: [line],
  history: [{ status: 'PENDING', at: '2026-11-21T09:00:00.000Z', reason: null }],
}

/** Two packs of milk. */
export const buildLine = (changes: Partial<Line> = {}): Line => ({ ...line, ...changes })

/** An unseen order for two packs of milk, to be paid in cash. */
export const buildOrder = (changes: Partial<Order> = {}): Order => ({ ...order, ...changes })

/** Paid by UPI, and not verified yet. */
export const buildPayment = (changes: Partial<Payment> = {}): Payment => ({
  ...payment,
  method: 'UPI',
  state: 'CLAIMED',
  upiReference: 'KC7',
  upiTransactionId: '123456789012',
  ...changes,
})

/** The refund for a cancelled order's payment, which is due. */
export const buildRefund = (changes: Partial<Refund> = {}): Refund => ({
  id: `o1-${changes.reason ?? 'order'}`,
  reason: 'ORDER_CANCELLED',
  state: changes.reference ? 'REFUNDED' : 'DUE',
  amount: money(12_345_600),
  lines: [],
  verified: true,
  toCard: false,
  upiId: null,
  reference: null,
  cardReference: null,
  addedAt: null,
  ...changes,
})

/** An order's prescription check, which is pending. */
export const buildCheck = (changes: Partial<Check> = {}): Check => ({
  state: 'PENDING',
  prescriptions: [],
  rejectedLines: [],
  ...changes,
})

/** A line that a pharmacist has rejected. */
export const rejectedLine = buildLine({
  productId: 'syrup',
  name: 'Cough Syrup',
  unit: '100 ml',
  quantity: 1,
  total: money(9_000),
  checkReason: 'The prescription is for another medicine.',
})

const documentLine: DocumentLine = {
  productId: 'milk',
  name: 'Toned Milk',
  unit: '500 ml',
  price: money(3_000),
  discountedPrice: money(2_700),
  quantity: 2,
  total: money(5_400),
  ...{ hsn: null, ratePercent: null, tax: null, medicine: null, batches: [] },
}

/** Two packs of milk on a document. */
export const buildDocumentLine = (changes: Partial<DocumentLine> = {}): DocumentLine => ({
  ...documentLine,
  ...changes,
})

const seller: Document['seller'] = {
  name: 'Kirana Care',
  address: '12 Market Road',
  phone: '1800',
  email: 'care@example.in',
  ...{ drugLicence: null, legalName: null, fssai: null, gstin: null },
}

/** The invoice of a shop that is not registered for GST. */
export const invoice: Document = {
  id: 'o1-invoice',
  kind: 'INVOICE',
  number: '2026-27/000123',
  issuedAt: '2026-11-21T10:00:00.000Z',
  isComposition: false,
  needsSignature: false,
  isRefunded: false,
  buyerName: 'Asha Verma',
  ...{ buyerGstin: null, placeOfSupply: null, corrects: null, prescription: null, tax: null },
  address: order.deliveryAddress,
  seller,
  lines: [documentLine],
  amendments: [],
  total: money(5_400),
  roundOff: { amount: 0 },
}

/** A document of a shop in Karnataka that is registered for GST. */
export const buildDocument = (changes: Partial<Document> = {}): Document => ({
  ...invoice,
  id: 'd1',
  kind: 'TAX_INVOICE',
  number: 'T26-27/000123',
  placeOfSupply: { code: '29', name: 'Karnataka' },
  seller: { ...seller, gstin: '29ABCDE1234F1ZW' },
  ...changes,
})

export const cancelled = buildOrder({
  status: 'CANCELLED_BY_SHOPPER',
  cancellable: false,
  history: [
    ...order.history,
    { status: 'CANCELLED_BY_SHOPPER', at: '2026-11-21T09:05:00.000Z', reason: null },
  ],
})
