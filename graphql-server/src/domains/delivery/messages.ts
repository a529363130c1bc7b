import { defineMessages, defineTexts } from '../../lib/messages/define-messages.ts'

export const deliveryMessages = defineMessages({
  OTHER_STATE: {
    code: 'OUTSIDE_DELIVERY_AREA',
    english:
      'This shop may sell only within {home}, so it cannot deliver to {place}. Please choose an address in {home}.',
    params: { home: 'TEXT', place: 'TEXT' },
  },
  OUTSIDE_DELIVERY_AREA: {
    code: 'OUTSIDE_DELIVERY_AREA',
    english: "We don't deliver to {pincode} yet.",
    params: { pincode: 'TEXT' },
  },
  ORDER_TOO_SMALL: {
    code: 'ORDER_TOO_SMALL',
    english: 'The smallest order is {min}. Please add {missing} or more.',
    params: { min: 'PAISE', missing: 'PAISE' },
  },
  ORDERS_PAUSED: {
    code: 'ORDERS_PAUSED',
    english: 'We have paused orders: {reason}. We are back {day} at {time}.',
    params: { reason: 'TEXT', day: 'TEXT', time: 'TEXT' },
  },
})

/** Sentences about the time of a delivery. `when` is one of the parts. */
export const deliveryTexts = defineTexts({
  // Parts of sentences
  COMES_BY: { english: '{day} by {time}', params: { day: 'TEXT', time: 'TEXT' } },
  COMES_FROM: { english: '{day} from {time}', params: { day: 'TEXT', time: 'TEXT' } },
  COMES_AFTER_CHECK: { english: 'after the prescription check' },
  LATE_TODAY: { english: 'running late: expected by {time}', params: { time: 'TEXT' } },
  LATE: { english: 'running late: expected {when}', params: { when: 'TEXT' } },
  LATE_WITHOUT_TIME: { english: 'running late' },

  ORDER_COMES: { english: 'Your order comes {when}.', params: { when: 'TEXT' } },
  ORDER_WITH_NUMBER_COMES: {
    english: 'Order {number} comes {when}.',
    params: { number: 'TEXT', when: 'TEXT' },
  },
  ORDER_IS_LATE: { english: 'Your order is {when}.', params: { when: 'TEXT' } },
  ORDER_COMES_AFTER_OPENING: {
    english: "We're closed now. Your order comes {when}.",
    params: { when: 'TEXT' },
  },
  ORDER_COMES_AFTER_CHECK: {
    english: 'After the prescription check, your order comes within {wait}.',
    params: { wait: 'SECONDS' },
  },
  ORDER_COMES_AFTER_CHECK_AND_OPENING: {
    english: "We're closed now. After the prescription check, your order comes {when}.",
    params: { when: 'TEXT' },
  },
  // Orders that the customer collects
  PICK_UP_NOW: {
    english: "The shop is open now. We'll tell you when your order is ready to collect.",
  },
  PICK_UP_UNTIL: {
    english:
      "The shop is open {day} until {time}. We'll tell you when your order is ready to collect.",
    params: { day: 'TEXT', time: 'TEXT' },
  },
  PICK_UP_AFTER_OPENING: {
    english:
      "The shop is closed now, and opens {day} at {time}. We'll tell you when your order is ready to collect.",
    params: { day: 'TEXT', time: 'TEXT' },
  },
  PIN_CODE_NEEDED: { english: 'Set your PIN code to see when your order comes.' },
})
