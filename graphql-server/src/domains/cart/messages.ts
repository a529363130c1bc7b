import { defineMessages } from '../../lib/messages/define-messages.ts'

export const cartMessages = defineMessages({
  CART_LINE_UNKNOWN: { code: 'NOT_FOUND', english: 'This product is not in your cart.' },
  CART_FULL: {
    code: 'CART_FULL',
    english: 'A cart holds at most {max} different products.',
    params: { max: 'NUMBER' },
  },
  NO_ROOM_IN_CART: {
    code: 'CART_FULL',
    english: 'There is no room for {product} in the cart.',
    params: { product: 'TEXT' },
  },
  ALREADY_IN_CART: {
    code: 'ALREADY_IN_CART',
    english: '{product} is already in your cart.',
    params: { product: 'TEXT' },
  },
  NO_LONGER_SOLD: {
    code: 'NOT_FOUND',
    english: '{product} is no longer sold.',
    params: { product: 'TEXT' },
  },
  NOT_SOLD_ONLINE: {
    code: 'NOT_SOLD_ONLINE',
    english: '{product} is not sold online.',
    params: { product: 'TEXT' },
  },
  OUT_OF_STOCK: {
    code: 'NOT_ENOUGH_STOCK',
    english: '{product} is out of stock.',
    params: { product: 'TEXT' },
  },
  NOT_ENOUGH_STOCK: {
    code: 'NOT_ENOUGH_STOCK',
    english: 'Only {available} left of {product}.',
    params: { available: 'NUMBER', product: 'TEXT' },
  },
  QUANTITY_TOO_HIGH: {
    code: 'NOT_ENOUGH_STOCK',
    english: 'You can order at most {max} of {product}.',
    params: { max: 'NUMBER', product: 'TEXT' },
  },
  CATEGORY_LIMIT: {
    code: 'CATEGORY_LIMIT_EXCEEDED',
    english: 'An order can have at most {max} pieces of {category}. You have {count}.',
    params: { category: 'TEXT', max: 'NUMBER', count: 'NUMBER' },
  },
  NARCOTIC_LIMIT: {
    code: 'CATEGORY_LIMIT_EXCEEDED',
    english:
      'An order can have at most {max, plural, one {# pack} other {# packs}} of narcotic or psychotropic medicines. You have {count}.',
    params: { max: 'NUMBER', count: 'NUMBER' },
  },
  CASH_LIMIT: {
    code: 'CASH_LIMIT_EXCEEDED',
    english: "Deliveries above {max} can't be paid in cash. Please choose another payment method.",
    params: { max: 'PAISE' },
  },
  PRODUCT_PRICE_CHANGED: {
    code: 'PRICE_CHANGED',
    english: '{product} costs {price} now, it was {seenPrice}.',
    params: { product: 'TEXT', price: 'PAISE', seenPrice: 'PAISE' },
  },
  SAME_INGREDIENT: {
    code: null,
    english:
      '{products} {count, plural, =2 {both} other {all}} contain {ingredient}. Ask a doctor or pharmacist before taking them together.',
    params: { products: 'LIST', count: 'NUMBER', ingredient: 'TEXT' },
  },
})
