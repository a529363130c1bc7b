import { defineMessages } from '../../lib/messages/define-messages.ts'

const STATUS_CHANGES = [
  '{status, select,',
  'PENDING {it is pending again}',
  'CONFIRMED {it was confirmed}',
  'PACKED {it was packed}',
  'DELIVERED {it was delivered}',
  'CANCELLED_BY_SELLER {it was cancelled by the shop}',
  'CANCELLED_BY_SHOPPER {it was cancelled by the customer}',
  'LINES_CHANGED {its products were changed}',
  'other {its prescription was checked}}',
].join(' ')

const PAYMENT_CHANGES = [
  '{payment, select,',
  'DUE {its payment is due}',
  'CLAIMED {its payment has to be verified}',
  'RECEIVED {its payment was received}',
  'NOT_RECEIVED {its payment was not received}',
  'REFUND_DUE {its payment has to be refunded}',
  'REFUNDED {its payment was refunded}',
  'REJECTED_LINES_REFUNDED {its rejected lines were refunded}',
  'REFUND_MADE {a refund was made}',
  'other {a refund was added}}',
].join(' ')

/** Messages about orders. Payments and refunds have their own table in `payment-messages.ts`. */
export const orderMessages = defineMessages({
  ORDER_UNKNOWN: { code: 'NOT_FOUND', english: 'This order does not exist.' },

  // Placing an order
  NOTHING_TO_ORDER: { english: 'There is nothing to order.' },
  ORDER_TOO_LONG: {
    english: 'An order holds at most {max} different products.',
    params: { max: 'NUMBER' },
  },
  ADDRESS_NOT_CHOSEN: { english: 'Please choose one of your addresses.' },
  ADDRESS_CHANGED: {
    code: 'ADDRESS_CHANGED',
    english: 'The address has been edited in the meantime.',
  },
  BUYER_IS_SHOP: {
    english: 'This is the GSTIN of our shop. Please enter the GSTIN of your business.',
  },
  TOTAL_CHANGED: {
    code: 'PRICE_CHANGED',
    english: 'The price has changed: the total is now {amount}.',
    params: { amount: 'PAISE' },
  },
  SUBTOTAL_CHANGED: {
    code: 'PRICE_CHANGED',
    english: 'The price has changed: the subtotal is now {amount}.',
    params: { amount: 'PAISE' },
  },
  PRESCRIPTION_MISSING: {
    code: 'PRESCRIPTION_REQUIRED',
    english:
      '{products} {count, plural, one {requires} other {require}} a prescription. Please add one.',
    params: { products: 'LIST', count: 'NUMBER' },
  },
  PICK_UP_ONLY: {
    code: 'PICK_UP_ONLY',
    english:
      "We can't deliver {products}. Please collect {count, plural, one {it} other {them}} from the shop.",
    params: { products: 'LIST', count: 'NUMBER' },
  },
  PICK_UP_ONLY_PAID: {
    code: 'PICK_UP_ONLY',
    english:
      'We can no longer deliver {products}. If you have paid, please collect the order from the shop, or ask for a refund.',
    params: { products: 'LIST' },
  },
  PICK_UP_ONLY_FOR_TEAM: {
    code: 'PICK_UP_ONLY',
    english:
      'The shop may no longer deliver {products}. Ask the customer to collect this order from the shop, or cancel it.',
    params: { products: 'LIST' },
  },
  OTHER_STATE_FOR_TEAM: {
    code: 'PICK_UP_ONLY',
    english:
      'The shop may sell only within {home}, so it may not deliver to {place}. Ask the customer to collect this order from the shop, or cancel it.',
    params: { home: 'TEXT', place: 'TEXT' },
  },
  PICK_UP_NOT_OFFERED: {
    english: 'We deliver all products of this order. It cannot be collected from the shop.',
  },
  HIGH_DEMAND: {
    code: 'NOT_ENOUGH_STOCK',
    english: 'Too many people are buying this right now. Please try again.',
  },
  TOO_MANY_ORDERS: {
    code: 'RATE_LIMITED',
    english: 'You can place at most {max} orders in 24 hours. Please try again in {wait}.',
    params: { max: 'NUMBER', wait: 'SECONDS' },
  },
  TOO_MANY_UNVERIFIED_ORDERS: {
    code: 'EMAIL_NOT_VERIFIED',
    english:
      'You have {max} open orders to pay in cash. To order more, confirm your email in your profile, or pay online.',
    params: { max: 'NUMBER' },
  },
  CHECKOUT_REPEATED: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    english: 'This submission was used for another order already. Please start the checkout again.',
  },
  RESERVATION_ENDED: {
    code: 'NOT_FOUND',
    english: 'This reservation has ended: its items were ordered or are back in stock.',
  },

  // Actions on an order
  ORDER_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'This order has changed. Please look at it again.',
  },
  ORDER_STATUS_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: `This order has changed: ${STATUS_CHANGES}.`,
    params: { status: 'TEXT' },
  },
  ORDER_PAYMENT_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: `This order has changed: ${PAYMENT_CHANGES}.`,
    params: { payment: 'TEXT' },
  },
  ORDER_STATUS_AND_PAYMENT_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: `This order has changed: ${STATUS_CHANGES}, and ${PAYMENT_CHANGES}.`,
    params: { status: 'TEXT', payment: 'TEXT' },
  },
  SEEN_STATUS_OUTDATED: {
    code: 'CHANGED_MEANWHILE',
    english: 'The order status has changed in the meantime.',
  },
  STATUS_NOT_SETTABLE: { english: 'Only the customer can set this status.' },
  NO_NEXT_STATUS: { english: 'This order has no next status.' },
  REASON_WITHOUT_CANCELLATION: { english: 'Only a cancellation can have a reason.' },
  RETURNED_WITHOUT_DELIVERY: { english: 'Items can only be returned when an order is delivered.' },
  RETURNED_EVERYTHING: {
    english: 'If the customer returned everything, please cancel the order instead.',
  },
  RETURNED_ITEMS_FREE: {
    english: 'These items were free. Please add them to the stock by hand.',
  },
  RETURNED_H1_IN_PART: {
    english: 'Please take back all items of {product}, or none.',
    params: { product: 'TEXT' },
  },
  ITEMS_RETURNED: {
    english: 'The customer has returned items of this order at the door.',
  },
  CANCELLATION_ANNOUNCED: {
    code: 'MAIL_SENT',
    english: 'The customer has already been told about the cancellation. Please call them.',
  },
  ORDER_NOT_CANCELLABLE: {
    code: 'NOT_CANCELLABLE',
    english: 'This order can no longer be cancelled. Please call the shop.',
  },
  STOCK_TOO_LOW_TO_REOPEN: {
    code: 'NOT_ENOUGH_STOCK',
    english: "This order can't be reopened: some products have too little stock.",
  },
  STOCK_TOO_LOW_TO_REPLACE: {
    code: 'NOT_ENOUGH_STOCK',
    english: 'Some of these items have too little stock, or are no longer sold.',
  },
  TOO_FEW_ITEMS_TO_REPLACE: {
    english: 'Only {left} of {product} can still be replaced.',
    params: { left: 'NUMBER', product: 'TEXT' },
  },
  ALL_LINES_REJECTED: { english: 'All products in this order were rejected.' },
  NO_LINES_LEFT: { english: 'No product is left in this order.' },
  PRESCRIPTION_DELETED: {
    code: 'PRESCRIPTION_REQUIRED',
    english:
      'The prescription for this order was deleted. Please ask the customer to place a new order.',
  },

  // The prescription check
  PRESCRIPTION_UNCHECKED: {
    code: 'PRESCRIPTION_NOT_CHECKED',
    english: 'Please check the prescription for this order first.',
  },
  SCHEDULE_CHANGED_SINCE_CHECK: {
    code: 'PRESCRIPTION_NOT_CHECKED',
    english:
      'The schedule of {products} has changed since the prescription check. Please cancel this order.',
    params: { products: 'LIST' },
  },
  SCHEDULE_CHANGED_SINCE_ORDER: {
    code: 'PRESCRIPTION_NOT_CHECKED',
    english:
      'The schedule of {products} has changed since this order was placed. Please check its prescription first.',
    params: { products: 'LIST' },
  },
  PHARMACIST_REQUIRED: {
    code: 'PHARMACIST_REQUIRED',
    english:
      'Only a pharmacist can approve a prescription. An admin enters pharmacists with their registration number in Team.',
  },
  CHECK_NOT_PENDING: {
    code: 'CHANGED_MEANWHILE',
    english: 'This order is no longer waiting for a prescription check.',
  },
  DECISIONS_INCOMPLETE: { english: 'Approve or reject each prescription item exactly once.' },
  REJECTION_WITHOUT_REASON: { english: 'Please enter a reason for each rejected item.' },
  APPROVED_NOT_SOLD_ONLINE: {
    english: '{product} is no longer sold online. Please reject it.',
    params: { product: 'TEXT' },
  },
  APPROVED_WITHOUT_PRESCRIPTION: {
    english: 'This order has no prescription for {product}. Please reject it.',
    params: { product: 'TEXT' },
  },
  PRESCRIPTION_DATE_MALFORMED: {
    english: 'Enter the date of the prescription, such as 2026-11-20.',
  },
  PRESCRIPTION_DATE_AFTER_ORDER: {
    english: 'The date of the prescription is after the day of the order.',
  },
  PRESCRIPTION_TOO_OLD: {
    english: 'The prescription is more than a year older than the order. Please reject it.',
  },
  PRESCRIPTION_EXPIRED: {
    code: 'PRESCRIPTION_EXPIRED',
    english:
      'The prescription of {issuedOn} was valid for orders until {lastDay}. This order was placed on {placedOn}.',
    params: { issuedOn: 'DATE', lastDay: 'DATE', placedOn: 'DATE' },
  },
  OVERRIDE_ONLY_BY_ADMINS: {
    english: 'Only an admin can accept an expired prescription.',
  },
  PRESCRIPTION_KIND_REQUIRED: { english: 'Choose whether the disease is acute or chronic.' },
  PATIENT_REQUIRED: { english: 'Enter the patient’s name.' },
  PATIENT_ADDRESS_REQUIRED: { english: 'Enter the patient’s address.' },
  PRESCRIBER_REQUIRED: { english: 'Enter the prescriber’s name.' },
  PRESCRIBER_ADDRESS_REQUIRED: { english: 'Enter the prescriber’s address.' },
  PRESCRIBED_REQUIRED: {
    english: 'Enter how many packs of {product} are prescribed.',
    params: { product: 'TEXT' },
  },
  PRESCRIBED_OUT_OF_RANGE: {
    english: 'Enter a whole number of packs from 1 to {max, number}.',
    params: { max: 'NUMBER' },
  },
  PRESCRIBED_QUANTITY_EXCEEDED: {
    code: 'PRESCRIBED_QUANTITY_EXCEEDED',
    english:
      'The prescription is for {prescribed, plural, one {# pack} other {# packs}} of {product}. {supplied, plural, =0 {This order} one {# was supplied earlier, and this order} other {# were supplied earlier, and this order}} has {quantity}.',
    params: { product: 'TEXT', prescribed: 'NUMBER', supplied: 'NUMBER', quantity: 'NUMBER' },
  },
  MONTH_MALFORMED: {
    english: '{argument} must be a month such as 2026-11.',
    params: { argument: 'TEXT' },
  },

  // Lists of orders
  NO_ORDER_SELECTED: { english: 'Please select an order.' },
  TOO_MANY_ORDERS_SELECTED: {
    english: 'Please select at most {max} orders.',
    params: { max: 'NUMBER' },
  },
  ORDER_SELECTED_TWICE: { english: 'Each order must be in the list only once.' },
  TOO_MANY_ORDERS_REQUESTED: {
    english: 'A list must contain at most {max} orders.',
    params: { max: 'NUMBER' },
  },
  DAY_MALFORMED: {
    english: '{argument} must be a day such as 2026-11-25.',
    params: { argument: 'TEXT' },
  },
  TOO_MANY_ORDERS_TO_SORT: {
    english:
      'More than {max, number} orders match, too many for this sort order. Please narrow the filter, or sort by time.',
    params: { max: 'NUMBER' },
  },
  SEARCH_NEEDS_DIGITS: {
    code: null,
    english: 'Type at least {min} digits of a phone or UPI transaction number.',
    params: { min: 'NUMBER' },
  },
  SEARCH_NEEDS_LETTERS: {
    code: null,
    english: 'Type at least {min} letters of a name or email.',
    params: { min: 'NUMBER' },
  },
  SEARCH_MATCHES_TOO_MANY: {
    code: null,
    english:
      'More than {max, number} customers match, and not all of them are shown. Type more of the name or email.',
    params: { max: 'NUMBER' },
  },
})
