import { defineMessages } from '../../lib/messages/define-messages.ts'

/** Messages about changing an order's lines while it is packed. */
export const changeMessages = defineMessages({
  // When an order can be changed
  ORDER_NOT_CHANGEABLE: {
    code: 'CHANGED_MEANWHILE',
    english:
      'Its products can be changed only while an order is pending or confirmed. This order is {status, select, PACKED {packed: unpack it first} DELIVERED {delivered} other {cancelled}}.',
    params: { status: 'TEXT' },
  },
  REPLACEMENT_NOT_CHANGEABLE: {
    english: 'This order replaces items at no charge, so its products cannot be changed.',
  },
  INVOICED_NOT_CHANGEABLE: {
    english: 'This order already has an invoice. Unpack it first: this credits the invoice.',
  },
  ORDER_NOT_UNPACKABLE: {
    code: 'CHANGED_MEANWHILE',
    english:
      'Only a packed order can be unpacked. This order is {status, select, DELIVERED {delivered} PENDING {pending} CONFIRMED {confirmed} other {cancelled}}.',
    params: { status: 'TEXT' },
  },
  TOO_MANY_CHANGES: {
    english: 'This order was changed {max} times already. Please cancel it.',
    params: { max: 'NUMBER' },
  },

  // The change
  QUANTITY_NOT_FEWER: {
    english:
      'The order has {ordered, plural, one {# piece} other {# pieces}} of {product}. Enter a lower number, or 0 to leave it out.',
    params: { ordered: 'NUMBER', product: 'TEXT' },
  },
  QUANTITY_NEGATIVE: { english: 'Enter 0 or a higher number of pieces.' },
  LINE_PROPOSED: {
    code: 'CHANGED_MEANWHILE',
    english: 'The customer has not answered the proposal for {product} yet. Withdraw it first.',
    params: { product: 'TEXT' },
  },

  // The substitute
  SUBSTITUTE_MISSING: { english: 'Choose the product that you want to propose.' },
  SUBSTITUTE_UNKNOWN: { code: 'NOT_FOUND', english: 'The substitute is no longer sold.' },
  SUBSTITUTE_SAME: { english: 'A product cannot replace itself.' },
  SUBSTITUTE_TOO_MANY: {
    english: 'An order holds at most {max, number} pieces of a product.',
    params: { max: 'NUMBER' },
  },
  SUBSTITUTE_PRESCRIBED: {
    code: 'PRESCRIPTION_REQUIRED',
    english: '{product} requires a prescription, so it cannot replace another product.',
    params: { product: 'TEXT' },
  },
  LINE_PRESCRIBED: {
    code: 'PRESCRIPTION_REQUIRED',
    english: '{product} was prescribed, so it cannot be replaced. Leave it out instead.',
    params: { product: 'TEXT' },
  },
  SUBSTITUTE_STOCK_TOO_LOW: {
    code: 'NOT_ENOUGH_STOCK',
    english:
      '{product} has {left, plural, =0 {no stock} one {only # piece} other {only # pieces}} left.',
    params: { product: 'TEXT', left: 'NUMBER' },
  },
  SUBSTITUTE_CHANGED: {
    code: 'PRICE_CHANGED',
    english: 'The price or the stock of {product} has just changed. Please try again.',
    params: { product: 'TEXT' },
  },
  SUBSTITUTE_AT_OTHER_PRICE: {
    english:
      'The order already has {product} at another price. Choose another product, or leave the items out.',
    params: { product: 'TEXT' },
  },

  // Who agrees
  CHANGE_NOT_AGREED: {
    english: 'The customer has not agreed to this substitute. Ask them first.',
  },
  PAID_ORDER_DEARER: {
    english:
      'This order is paid or has to be paid online, so it cannot become dearer. Choose a substitute for at most {amount}.',
    params: { amount: 'PAISE' },
  },
  PROPOSAL_ENDED: {
    code: 'CHANGED_MEANWHILE',
    english: 'This proposal has ended. Please look at the order again.',
  },
  PROPOSAL_NOT_ACCEPTABLE: {
    code: 'CHANGED_MEANWHILE',
    english:
      'The order has changed, so this substitute can no longer be accepted. Please decline it.',
  },
  PROPOSAL_OPEN: {
    code: 'CHANGED_MEANWHILE',
    english:
      'The customer has not answered the proposal for {products} yet. Wait for the answer, or withdraw it.',
    params: { products: 'LIST' },
  },
})
