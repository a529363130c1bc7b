import { defineMessages, defineTexts } from '../../../../lib/messages/define-messages.ts'

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
    english: 'The file has more than {max, number} rows. Please upload a shorter period.',
    params: { max: 'NUMBER' },
  },
  STATEMENT_TOO_WIDE: {
    english: 'The table must have at most {max} columns.',
    params: { max: 'NUMBER' },
  },
  STATEMENT_EMPTY: { english: 'The file has a header but no rows.' },
  STATEMENT_NOT_CSV: {
    english: 'This is not a CSV file. Please download the statement from your bank as CSV.',
  },
  STATEMENT_WITHOUT_TABLE: {
    english: 'The file has no table with a date, a description and an amount.',
  },
  STATEMENT_COLUMNS_MISSING: {
    english: 'Please choose a column for the date, the description and the amount.',
  },
  STATEMENT_COLUMN_UNKNOWN: {
    english: 'The file has no such column. Please choose the columns again.',
  },
  STATEMENT_COLUMN_REPEATED: { english: 'Please choose a different column for each field.' },
})

/** Notes about statement rows: why a row does not pay an order, or cannot be read. */
export const statementNotes = defineTexts({
  ROW_ORDER_CANCELLED: {
    english: 'Order {number} is cancelled, so the money has to be refunded.',
    params: { number: 'TEXT' },
  },
  ROW_REPEATED: { english: 'It repeats line {line}.', params: { line: 'NUMBER' } },
  ROW_ORDER_PAID_OTHERWISE: {
    english:
      'Order {number} is paid by {method}. If this is a second payment, add a refund to the order.',
    params: { number: 'TEXT', method: 'TEXT' },
  },
  ROW_ORDER_PAID_BY_LINE: {
    english:
      'Order {number} is paid by line {line}. If this is a second payment, add a refund to the order.',
    params: { number: 'TEXT', line: 'NUMBER' },
  },
  ROW_ORDER_PAID_BY_STATEMENT: {
    english:
      'Order {number} is paid by line {line} of {statement}. If this is a second payment, add a refund to the order.',
    params: { number: 'TEXT', line: 'NUMBER', statement: 'TEXT' },
  },
  ROW_APPLIED: {
    english: 'This row has already marked order {number} as received.',
    params: { number: 'TEXT' },
  },
  ROW_APPLIED_WRONGLY: {
    english: 'This row has already marked order {number} as received: please check its payment.',
    params: { number: 'TEXT' },
  },
  ROW_NAMES_SEVERAL_ORDERS: { english: 'It names orders {numbers}.', params: { numbers: 'LIST' } },
  ROW_NAMES_NO_ORDER: {
    english: 'It contains neither an order reference (KC…) nor a 12-digit UPI transaction number.',
  },
  ROW_NAMES_UNKNOWN_ORDER: { english: 'No order has its reference or UPI transaction.' },
  ROW_REFERENCE_ONLY: {
    english: 'Only its reference matches: it does not name the customer, {customer}.',
    params: { customer: 'TEXT' },
  },
  ROW_TRANSACTION_ONLY: {
    english: 'Only its UPI transaction matches: it does not name the customer, {customer}.',
    params: { customer: 'TEXT' },
  },
  ROW_REVERSED: { english: 'Line {line} reverses it.', params: { line: 'NUMBER' } },
  ROW_STATUS_MISSING: { english: 'The status is missing.' },
  ROW_STATUS: { english: 'Its status is "{status}".', params: { status: 'TEXT' } },
  ROW_STATUS_UNKNOWN: {
    english: 'The status "{status}" is not known.',
    params: { status: 'TEXT' },
  },
  ROW_DATE_MISSING: { english: 'The date is missing.' },
  ROW_DATE_MALFORMED: {
    english: 'The date "{date}" is not a day, month and year.',
    params: { date: 'TEXT' },
  },
  ROW_AMOUNT_MISSING: { english: 'The amount is missing.' },
  ROW_AMOUNT_TOO_LONG: {
    english: 'The amount "{amount}" is too long.',
    params: { amount: 'TEXT' },
  },
  ROW_AMOUNT_MALFORMED: {
    english: 'The amount "{amount}" is not a number.',
    params: { amount: 'TEXT' },
  },
  ROW_AMOUNT_WITH_WRONG_COMMA: {
    english:
      'The amount "{amount}" has a comma that does not separate thousands; write decimals as in 12.50.',
    params: { amount: 'TEXT' },
  },
  ROW_AMOUNT_NEGATIVE: { english: 'The amount "{amount}" is below 0.', params: { amount: 'TEXT' } },
  ROW_AMOUNT_TOO_HIGH: {
    english: 'The amount "{amount}" is above {max}.',
    params: { amount: 'TEXT', max: 'PAISE' },
  },
  ROW_AMOUNT_WITH_FRACTION: {
    english: 'The amount "{amount}" has a fraction of a paisa.',
    params: { amount: 'TEXT' },
  },
  ROW_BALANCE_MALFORMED: {
    english: 'The balance "{balance}" is not a number.',
    params: { balance: 'TEXT' },
  },
  ROW_HAS_DEBIT_AND_CREDIT: { english: 'It has a debit and a credit.' },
  ROW_TYPE_UNKNOWN: { english: '"{type}" is neither CR nor DR.', params: { type: 'TEXT' } },
  ROW_WITH_MORE_CELLS: {
    english: 'It has more cells than the header, and its amounts are unreadable or ambiguous.',
  },
  ROW_WITH_FEWER_CELLS: {
    english: 'It has fewer cells than the header, and its amounts are unreadable or ambiguous.',
  },
})
