import { defineMessages } from '../lib/messages/define-messages.ts'

export const httpMessages = defineMessages({
  NOTHING_HERE: { code: 'NOT_FOUND', english: 'There is nothing here.' },
  ADDRESS_UNREADABLE: { english: 'The address could not be read.' },
  METHOD_UNSUPPORTED: {
    code: 'METHOD_NOT_ALLOWED',
    english: 'This address accepts only {methods}.',
    params: { methods: 'LIST' },
  },
  REQUEST_UNREADABLE: { english: 'The request could not be read.' },
  REQUEST_TOO_SLOW: { english: 'The request took too long.' },
  ACCEPT_HEADER_TOO_LONG: {
    english: 'The header Accept must have at most {max, number} characters.',
    params: { max: 'NUMBER' },
  },
  BODY_TYPE_UNSUPPORTED: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    english: 'The body must be JSON, or multipart/form-data where a file is sent.',
  },
  BODY_COMPRESSED: { code: 'UNSUPPORTED_MEDIA_TYPE', english: 'The body must not be compressed.' },
  CHARSET_UNSUPPORTED: { code: 'UNSUPPORTED_MEDIA_TYPE', english: 'The body must be in UTF-8.' },
  BODY_NOT_UTF_8: { english: 'The body is not valid UTF-8.' },
  BODY_TOO_LARGE: {
    code: 'PAYLOAD_TOO_LARGE',
    english: 'The body is larger than {max} MB.',
    params: { max: 'NUMBER' },
  },
  TOO_MUCH_AT_ONCE: {
    code: 'RATE_LIMITED',
    english: 'Too much is being sent at once. Please try again in {wait}.',
    params: { wait: 'SECONDS' },
  },
  TOO_MANY_FILES_AT_ONCE: {
    code: 'RATE_LIMITED',
    english:
      'You are already sending {max, plural, one {# file} other {# files}}. Please try again in {wait}.',
    params: { max: 'NUMBER', wait: 'SECONDS' },
  },
  TOO_MANY_UPLOADS: {
    code: 'RATE_LIMITED',
    english: 'You have uploaded too much today. Please try again in {wait}.',
    params: { wait: 'SECONDS' },
  },
  FILE_TOO_LARGE: {
    code: 'PAYLOAD_TOO_LARGE',
    english: 'The file is larger than {max} MB.',
    params: { max: 'NUMBER' },
  },
  RANGE_OUTSIDE_FILE: {
    code: 'RANGE_NOT_SATISFIABLE',
    english: 'The requested range is outside the file.',
  },
  FORM_UNEXPECTED: { english: 'This address does not accept forms.' },
  FORM_UNREADABLE: { english: 'The form could not be read.' },
  FORM_HEADER_MISSING: {
    english: 'A form must be sent with the header {header}.',
    params: { header: 'TEXT' },
  },
  FORM_INCOMPLETE: { english: 'A form must contain operations, map and one file, in this order.' },
  FORM_FILE_NOT_MAPPED: { english: "The map must name the form's file." },
  FORM_MAP_MALFORMED: {
    english: 'The map must name a variable whose value is null, as in {example}.',
    params: { example: 'TEXT' },
  },
  OPERATION_TOO_LONG: {
    english: 'This operation has {length, number} characters; at most {max, number} are allowed.',
    params: { length: 'NUMBER', max: 'NUMBER' },
  },
  OPERATION_NOT_IN_WEB_APP: {
    code: 'OPERATION_NOT_ALLOWED',
    english:
      "Only the web app's own operations are allowed. To run others, log in as an admin or send an API key.",
  },
  ORDERS_NOT_NAMED: {
    english: 'Please name 1 to {max} orders, as in {example}.',
    params: { max: 'NUMBER', example: 'TEXT' },
  },
  TOO_MANY_EVENT_STREAMS: {
    code: 'RATE_LIMITED',
    english: 'Order pages are open on too many devices. Please try again in {wait}.',
    params: { wait: 'SECONDS' },
  },
  EVENT_STREAMS_UNAVAILABLE: {
    code: 'UNAVAILABLE',
    english: 'Live order updates are not available right now. Please try again in {wait}.',
    params: { wait: 'SECONDS' },
  },
  CARD_EVENTS_NOT_CONFIGURED: {
    code: 'NOT_CONFIGURED',
    english: 'Card payments are not configured.',
  },
  CARD_EVENT_UNREADABLE: { english: 'The message could not be read.' },
  CARD_EVENT_UNSIGNED: { english: 'The message is not signed.' },
  UNEXPECTED_ERROR: {
    code: 'INTERNAL',
    english: 'Something went wrong on our side. Please try again.',
  },
})
