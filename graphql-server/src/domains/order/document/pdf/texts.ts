import type {
  DocumentKind,
  PaymentMethod,
  PaymentState,
} from '../../../../contract/types.generated.ts'
import { defineTexts, type Message } from '../../../../lib/messages/define-messages.ts'

/** The texts in PDFs of invoices and credit notes. The web page has the same texts. */
export const documentTexts = defineTexts({
  INVOICE_HEADING: { english: 'Invoice' },
  TAX_INVOICE_HEADING: { english: 'Tax Invoice' },
  BILL_OF_SUPPLY_HEADING: { english: 'Bill of Supply' },
  INVOICE_CUM_BILL_HEADING: { english: 'Invoice-cum-Bill of Supply' },
  CREDIT_NOTE_HEADING: { english: 'Credit Note' },
  DELIVERY_CHALLAN_HEADING: { english: 'Delivery Challan' },
  COMPOSITION_NOTICE: {
    english: 'Composition taxable person, not eligible to collect tax on supplies',
  },
  CANCELLED_MARK: { english: 'Cancelled' },
  REFUNDED_MARK: { english: 'Refunded in full' },
  DOCUMENT_DATE_LABEL: { english: 'Date' },
  ORDER_LABEL: { english: 'Order' },
  ORDERED_ON_LABEL: { english: 'Ordered on' },
  REPLACED_LABEL: { english: 'Replaces' },
  CORRECTED_LABEL: { english: 'For invoice' },
  CORRECTED_DATE_LABEL: { english: 'Invoice date' },
  SOLD_BY_LABEL: { english: 'Sold by' },
  BOUGHT_BY_LABEL: { english: 'Bought by' },
  DRUG_LICENCE_LINE: { english: 'Drug licence: {licence}', params: { licence: 'TEXT' } },
  FSSAI_LINE: { english: 'FSSAI licence: {licence}', params: { licence: 'TEXT' } },
  GSTIN_LINE: { english: 'GSTIN: {gstin}', params: { gstin: 'TEXT' } },
  PLACE_OF_SUPPLY_LINE: {
    english: 'Place of supply: {state} ({code})',
    params: { state: 'TEXT', code: 'TEXT' },
  },
  PRESCRIBED_BY_LABEL: { english: 'Prescribed by' },
  PATIENT_LABEL: { english: 'Patient' },
  ADDRESS_LINE: { english: 'Address: {address}', params: { address: 'TEXT' } },
  REGISTRATION_LINE: { english: 'Registration: {number}', params: { number: 'TEXT' } },
  PHARMACIST_LABEL: { english: 'Pharmacist' },
  PHARMACIST_SIGNATURE: { english: 'Signature of the registered pharmacist' },
  NOT_RECORDED: { english: 'not recorded' },
  PRODUCT_COLUMN: { english: 'Product' },
  QUANTITY_COLUMN: { english: 'Qty' },
  PRICE_COLUMN: { english: 'Price' },
  TOTAL_COLUMN: { english: 'Total' },
  MAKER_LINE: { english: 'Made by {maker}', params: { maker: 'TEXT' } },
  BATCH_LINE: {
    english: 'Batch {number}, expiry {expiry}',
    params: { number: 'TEXT', expiry: 'TEXT' },
  },
  PART_BATCH_LINE: {
    english: 'Batch {number}, expiry {expiry} ({packs, plural, one {# pack} other {# packs}})',
    params: { number: 'TEXT', expiry: 'TEXT', packs: 'NUMBER' },
  },
  AMENDED_LABEL: { english: 'Amended' },
  AMENDED_LINE: {
    english: '{day}: {product}: {after} instead of {before}.',
    params: { day: 'TEXT', product: 'TEXT', after: 'TEXT', before: 'TEXT' },
  },
  AMENDED_FOR_REASON: {
    english: '{day}: {product}: {after} instead of {before}. Reason: {reason}',
    params: { day: 'TEXT', product: 'TEXT', after: 'TEXT', before: 'TEXT', reason: 'TEXT' },
  },
  AMENDED_BATCH: {
    english: 'batch {number}, expiry {expiry} ({packs, plural, one {# pack} other {# packs}})',
    params: { number: 'TEXT', expiry: 'TEXT', packs: 'NUMBER' },
  },
  HSN_LINE: { english: 'HSN {hsn}', params: { hsn: 'TEXT' } },
  RATE_LINE: { english: 'GST {rate}', params: { rate: 'TEXT' } },
  TAXABLE_LINE: { english: 'Taxable value {amount}', params: { amount: 'PAISE' } },
  TAX_LINE: {
    english: '{tax} {rate} {amount}',
    params: { tax: 'TEXT', rate: 'TEXT', amount: 'PAISE' },
  },
  QUANTITY_TOTAL_LABEL: { english: 'Quantity total' },
  QUANTITY_TOTAL: {
    english: '{count, plural, one {# item} other {# items}}',
    params: { count: 'NUMBER' },
  },
  BEFORE_DISCOUNT_LABEL: { english: 'Items total before discount' },
  DISCOUNT_LABEL: { english: 'Discount' },
  COLLECTED_LABEL: { english: 'Delivery' },
  COLLECTED: { english: 'Collected from the shop' },
  DELIVERY_CHARGE_LABEL: { english: 'Delivery Charge' },
  DELIVERY_CHARGE: { english: 'Free' },
  TAXABLE_LABEL: { english: 'Taxable value' },
  ROUND_OFF_LABEL: { english: 'Round off' },
  GRAND_TOTAL_LABEL: { english: 'Grand total' },
  CREDITED_LABEL: { english: 'Total credited' },
  PAYMENT_LABEL: { english: 'Payment' },
  PAID_BY_CASH: { english: 'CASH ON DELIVERY' },
  PAID_AT_SHOP: { english: 'CASH AT THE SHOP' },
  PAID_BY_UPI: { english: 'PAID WITH UPI' },
  PAID_BY_CARD: { english: 'PAID BY CARD' },
  NO_PAYMENT_DUE: { english: 'No payment due' },
  DUE_ON_DELIVERY: { english: 'Pay on delivery' },
  RECEIVED_ON_DELIVERY: { english: 'Paid on delivery' },
  DUE_AT_SHOP: { english: 'Pay at the shop' },
  RECEIVED_AT_SHOP: { english: 'Paid at the shop' },
  STATE_DUE: { english: 'Not paid yet' },
  STATE_CLAIMED: { english: 'Payment being verified' },
  STATE_RECEIVED: { english: 'Received' },
  STATE_NOT_RECEIVED: { english: 'Not received' },
  STATE_REFUND_DUE: { english: 'Refund on its way' },
  STATE_REFUNDED: { english: 'Refunded' },
  PAYMENT_REFERENCE: { english: 'Reference: {reference}', params: { reference: 'TEXT' } },
  UPI_TRANSACTION: { english: 'UPI transaction: {id}', params: { id: 'TEXT' } },
  REVERSE_CHARGE_LINE: { english: 'Reverse charge: No' },
  SIGNATURE_LINE: { english: 'This document is computer-generated and needs no signature.' },
  PAGE_OF_PAGES: {
    english: 'Page {page} of {pages}',
    params: { page: 'NUMBER', pages: 'NUMBER' },
  },
})

const texts = documentTexts

/** The title of each kind of document. */
export const headings: Readonly<Record<DocumentKind, () => Message>> = {
  INVOICE: texts.INVOICE_HEADING,
  TAX_INVOICE: texts.TAX_INVOICE_HEADING,
  BILL_OF_SUPPLY: texts.BILL_OF_SUPPLY_HEADING,
  INVOICE_CUM_BILL_OF_SUPPLY: texts.INVOICE_CUM_BILL_HEADING,
  CREDIT_NOTE: texts.CREDIT_NOTE_HEADING,
  DELIVERY_CHALLAN: texts.DELIVERY_CHALLAN_HEADING,
}

export const methodTexts: Readonly<Record<PaymentMethod, () => Message>> = {
  CASH_ON_DELIVERY: texts.PAID_BY_CASH,
  UPI: texts.PAID_BY_UPI,
  CARD: texts.PAID_BY_CARD,
}

export const stateTexts: Readonly<Record<PaymentState, () => Message>> = {
  DUE: texts.STATE_DUE,
  CLAIMED: texts.STATE_CLAIMED,
  RECEIVED: texts.STATE_RECEIVED,
  NOT_RECEIVED: texts.STATE_NOT_RECEIVED,
  REFUND_DUE: texts.STATE_REFUND_DUE,
  REFUNDED: texts.STATE_REFUNDED,
}
