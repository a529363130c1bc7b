import { defineMessages } from '../../../../lib/messages/define-messages.ts'

export const statementMessages = defineMessages({
  STATEMENT_UNKNOWN: {
    code: 'NOT_FOUND',
    english: 'This statement no longer exists. Please upload the file again.',
  },
  STATEMENT_REPLACED: {
    code: 'CHANGED_MEANWHILE',
    english: 'This file was uploaded again in the meantime. Please review its rows.',
  },
  STATEMENT_TOO_LARGE: {
    code: 'PAYLOAD_TOO_LARGE',
    english: 'A statement must have at most {max} MB.',
    params: { max: 'NUMBER' },
  },
  STATEMENT_TOO_LONG: {
    code: 'BAD_USER_INPUT',
    english: 'The file has more than {max, number} rows. Please upload a shorter period.',
    params: { max: 'NUMBER' },
  },
  STATEMENT_TOO_WIDE: {
    code: 'BAD_USER_INPUT',
    english: 'The table must have at most {max} columns.',
    params: { max: 'NUMBER' },
  },
  STATEMENT_EMPTY: { code: 'BAD_USER_INPUT', english: 'The file has a header but no rows.' },
  STATEMENT_NOT_CSV: {
    code: 'BAD_USER_INPUT',
    english: 'This is not a CSV file. Please download the statement from your bank as CSV.',
  },
  STATEMENT_WITHOUT_TABLE: {
    code: 'BAD_USER_INPUT',
    english: 'The file has no table with a date, a description and an amount.',
  },
  STATEMENT_COLUMNS_MISSING: {
    code: 'BAD_USER_INPUT',
    english: 'Please choose a column for the date, the description and the amount.',
  },
  STATEMENT_COLUMN_UNKNOWN: {
    code: 'BAD_USER_INPUT',
    english: 'The file has no such column. Please choose the columns again.',
  },
  STATEMENT_COLUMN_REPEATED: {
    code: 'BAD_USER_INPUT',
    english: 'Please choose a different column for each field.',
  },
})

/** Notes about statement rows: why a row does not pay an order, or cannot be read. */
export const statementNotes = defineMessages({
  ROW_ORDER_CANCELLED: {
    code: null,
    english: 'Order {number} is cancelled, so the money has to be refunded.',
    params: { number: 'TEXT' },
  },
  ROW_REPEATED: {
    code: null,
    english: 'It repeats line {line}.',
    params: { line: 'NUMBER' },
  },
  ROW_ORDER_PAID_OTHERWISE: {
    code: null,
    english:
      'Order {number} is paid by {method}. If this is a second payment, add a refund to the order.',
    params: { number: 'TEXT', method: 'TEXT' },
  },
  ROW_ORDER_PAID_BY_LINE: {
    code: null,
    english:
      'Order {number} is paid by line {line}. If this is a second payment, add a refund to the order.',
    params: { number: 'TEXT', line: 'NUMBER' },
  },
  ROW_ORDER_PAID_BY_STATEMENT: {
    code: null,
    english:
      'Order {number} is paid by line {line} of {statement}. If this is a second payment, add a refund to the order.',
    params: { number: 'TEXT', line: 'NUMBER', statement: 'TEXT' },
  },
  ROW_APPLIED: {
    code: null,
    english: 'This row has already marked order {number} as received.',
    params: { number: 'TEXT' },
  },
  ROW_APPLIED_WRONGLY: {
    code: null,
    english: 'This row has already marked order {number} as received: please check its payment.',
    params: { number: 'TEXT' },
  },
  ROW_NAMES_SEVERAL_ORDERS: {
    code: null,
    english: 'It names orders {numbers}.',
    params: { numbers: 'LIST' },
  },
  ROW_NAMES_NO_ORDER: {
    code: null,
    english: 'It contains neither an order reference (KC…) nor a 12-digit UPI transaction number.',
  },
  ROW_NAMES_UNKNOWN_ORDER: {
    code: null,
    english: 'No order has its reference or UPI transaction.',
  },
  ROW_REFERENCE_ONLY: {
    code: null,
    english: 'Only its reference matches: it does not name the customer, {customer}.',
    params: { customer: 'TEXT' },
  },
  ROW_TRANSACTION_ONLY: {
    code: null,
    english: 'Only its UPI transaction matches: it does not name the customer, {customer}.',
    params: { customer: 'TEXT' },
  },
  ROW_REVERSED: {
    code: null,
    english: 'Line {line} reverses it.',
    params: { line: 'NUMBER' },
  },
  ROW_STATUS_MISSING: { code: null, english: 'The status is missing.' },
  ROW_STATUS: {
    code: null,
    english: 'Its status is "{status}".',
    params: { status: 'TEXT' },
  },
  ROW_STATUS_UNKNOWN: {
    code: null,
    english: 'The status "{status}" is not known.',
    params: { status: 'TEXT' },
  },
  ROW_DATE_MISSING: { code: null, english: 'The date is missing.' },
  ROW_DATE_MALFORMED: {
    code: null,
    english: 'The date "{date}" is not a day, month and year.',
    params: { date: 'TEXT' },
  },
  ROW_AMOUNT_MISSING: { code: null, english: 'The amount is missing.' },
  ROW_AMOUNT_TOO_LONG: {
    code: null,
    english: 'The amount "{amount}" is too long.',
    params: { amount: 'TEXT' },
  },
  ROW_AMOUNT_MALFORMED: {
    code: null,
    english: 'The amount "{amount}" is not a number.',
    params: { amount: 'TEXT' },
  },
  ROW_AMOUNT_WITH_WRONG_COMMA: {
    code: null,
    english:
      'The amount "{amount}" has a comma that does not separate thousands; write decimals as in 12.50.',
    params: { amount: 'TEXT' },
  },
  ROW_AMOUNT_NEGATIVE: {
    code: null,
    english: 'The amount "{amount}" is below 0.',
    params: { amount: 'TEXT' },
  },
  ROW_AMOUNT_TOO_HIGH: {
    code: null,
    english: 'The amount "{amount}" is above {max}.',
    params: { amount: 'TEXT', max: 'PAISE' },
  },
  ROW_AMOUNT_WITH_FRACTION: {
    code: null,
    english: 'The amount "{amount}" has a fraction of a paisa.',
    params: { amount: 'TEXT' },
  },
  ROW_BALANCE_MALFORMED: {
    code: null,
    english: 'The balance "{balance}" is not a number.',
    params: { balance: 'TEXT' },
  },
  ROW_HAS_DEBIT_AND_CREDIT: { code: null, english: 'It has a debit and a credit.' },
  ROW_TYPE_UNKNOWN: {
    code: null,
    english: '"{type}" is neither CR nor DR.',
    params: { type: 'TEXT' },
  },
  ROW_WITH_MORE_CELLS: {
    code: null,
    english: 'It has more cells than the header, and its amounts are unreadable or ambiguous.',
  },
  ROW_WITH_FEWER_CELLS: {
    code: null,
    english: 'It has fewer cells than the header, and its amounts are unreadable or ambiguous.',
  },
})
