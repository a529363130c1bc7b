import { defineMessages } from '../../lib/messages/define-messages.ts'

export const paymentMessages = defineMessages({
  // Payments
  PAYMENT_METHOD_UNKNOWN: { english: 'This payment method does not exist.' },
  NO_CARD_PAYMENTS: { code: 'NOT_CONFIGURED', english: 'Card payments are not configured.' },
  NO_UPI_PAYMENTS: { code: 'NOT_CONFIGURED', english: 'UPI payments are not configured.' },
  CARDS_NOT_CHARGED: {
    code: 'CARD_UNAVAILABLE',
    english: 'Cards cannot be charged right now. Please choose another way to pay.',
  },
  NOTHING_TO_PAY: { english: 'There is nothing to pay.' },
  UPI_TRANSACTION_MALFORMED: { english: 'The UPI transaction number must have 12 digits.' },
  UPI_TRANSACTION_USED: {
    code: 'UPI_TRANSACTION_USED',
    english: 'Another order has this UPI transaction.',
  },
  UPI_PAYMENT_REPLACED: {
    code: 'CHANGED_MEANWHILE',
    english: 'You have started another UPI payment in the meantime. Did you make it?',
  },
  TOO_MANY_UPI_PAYMENTS: {
    code: 'RATE_LIMITED',
    english: 'You have begun too many UPI payments. Please try again in {wait}.',
    params: { wait: 'SECONDS' },
  },
  UPI_PAYMENT_CLOSED: { code: 'NOT_FOUND', english: 'This UPI payment is no longer open.' },
  /** The note in a UPI link, which payment apps show. */
  UPI_NOTE: {
    code: null,
    english: '{reference} {shop}',
    params: { reference: 'TEXT', shop: 'TEXT' },
  },
  PAYMENT_STATE_NOT_SETTABLE: {
    english: 'The payment for this order cannot be set to this state.',
  },
  PAYMENT_REFUNDED: { code: 'REFUNDED', english: 'This payment has already been refunded.' },

  // Adding and removing refunds
  REFUND_REASON_AUTOMATIC: {
    english:
      'Refunds for cancelled orders and for rejected or changed lines are added automatically.',
  },
  REFUND_NOT_REMOVABLE: {
    english: 'Refunds for cancelled orders and for rejected or changed lines cannot be removed.',
  },
  REFUND_AMOUNT_MISSING: { english: 'Please enter an amount.' },
  REFUND_ITEMS_UNEXPECTED: { english: 'Only a refund for part of the order can list items.' },
  REFUND_ITEMS_MISSING: { english: 'Please choose the items to refund.' },
  REFUND_PRODUCT_REPEATED: { english: 'Please name each product only once.' },
  PRODUCT_NOT_ORDERED: { english: 'This product is not part of the order.' },
  TOO_FEW_ITEMS_TO_REFUND: {
    english: 'Only {left} of {product} can be refunded.',
    params: { left: 'NUMBER', product: 'TEXT' },
  },
  REFUND_ABOVE_PRICE: { english: 'These items cost {price}.', params: { price: 'PAISE' } },
  PAYMENT_NOT_MARKED: { english: 'The payment for this order is not marked as received.' },
  NOTHING_LEFT_TO_REFUND: { english: 'The whole payment for this order has been refunded.' },
  REFUND_ABOVE_REST: {
    english: 'Only {left} of the payment for this order is left to refund.',
    params: { left: 'PAISE' },
  },
  SECOND_PAYMENT_REFUNDED: { english: 'This order already has a refund for its second payment.' },
  REFUND_ABOVE_PAYMENT: {
    english: 'One payment for this order is {amount}.',
    params: { amount: 'PAISE' },
  },
  REFUND_BEGUN: { code: 'REFUNDED', english: 'This refund has already been made or started.' },
  DEPENDENT_REFUND_MADE: {
    code: 'REFUNDED',
    english:
      'Another refund for this order has been made, and its amount depends on this one. Please make this refund.',
  },

  // Making refunds
  NO_PAYMENT_TO_REFUND: { english: 'This order has no payment to refund.' },
  NO_UPI_PAYMENT_TO_REFUND: { english: 'This order has no UPI payment to refund.' },
  UPI_ID_MALFORMED: { english: 'Please enter a UPI ID such as name@bank.' },
  REFUND_REFERENCE_MISSING: { english: "Please enter the refund's reference." },
  OTHER_REFUND_REFERENCE: {
    code: 'REFUNDED',
    english: 'This payment has already been refunded with another reference.',
  },
  CASH_REFUND_WITHOUT_REFERENCE: { english: 'Enter a reference for a refund in cash.' },
  CARD_REFUND_BEGUN: {
    code: 'CARD_REFUND_BEGUN',
    english:
      'A refund to the card has been started, and its result is not known. The money may be paid back twice.',
  },
  CARD_REFUND_UNCONFIRMED: {
    code: 'CARD_UNAVAILABLE',
    english:
      "The card provider did not confirm the refund. Please try again, or refund the payment on the provider's page and enter the reference here.",
  },
  ORDER_REFUNDED: {
    code: 'REFUNDED',
    english:
      'The payment for this order has been refunded. Please ask the customer to place a new order.',
  },
  REJECTED_LINES_REFUNDED: {
    code: 'REFUNDED',
    english: 'The rejected lines of this order have already been refunded.',
  },
  PART_REFUNDED: { code: 'REFUNDED', english: 'Part of this order has already been refunded.' },
})
