import { defineMessages } from '../../lib/messages/define-messages.ts'

export const ticketMessages = defineMessages({
  TICKET_UNKNOWN: { code: 'NOT_FOUND', english: 'This ticket does not exist.' },
  TICKET_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'This ticket has changed. Please check the changes before you continue.',
  },
  TICKET_NOT_FROM_GUEST: {
    english: 'Only tickets from guests can be corrected, downloaded and deleted.',
  },
  TICKET_FULL: {
    english: 'This ticket has {max} messages. Please contact the other side by phone or email.',
    params: { max: 'NUMBER' },
  },
  TICKET_ITEMS_MISSING: { english: 'Please choose the items with the problem.' },
  TICKET_ITEMS_UNEXPECTED: { english: 'Items can only be chosen for an order.' },
  TICKET_PRODUCT_REPEATED: { english: 'A product is listed twice.' },
  TICKET_QUANTITY_TOO_HIGH: {
    english: 'This order has only {max} of {product}.',
    params: { max: 'NUMBER', product: 'TEXT' },
  },
  REPORT_TIME_ENDED: {
    english:
      'The time to report a problem with {product} on this page has ended. Please use the contact form on the help page.',
    params: { product: 'TEXT' },
  },
  ORDER_NOT_REPORTABLE: {
    english:
      'Problems with this order can no longer be reported on this page. Please use the contact form on the help page.',
  },
  TICKET_PHOTO_UNKNOWN: { english: 'An image no longer exists. Please add it again.' },
  TOO_MANY_TICKET_PHOTOS: {
    english: 'You have stored {max} images for tickets. Please contact us by phone or email.',
    params: { max: 'NUMBER' },
  },
  PHOTOS_NEED_LOGIN: { english: 'Please log in to add images.' },
  TOO_MANY_TICKETS: {
    code: 'RATE_LIMITED',
    english:
      'You have sent {max} requests in the last 24 hours. Please reply to one of them, or call us.',
    params: { max: 'NUMBER' },
  },
  TICKET_WITHOUT_ORDER: { english: 'This ticket is not about an order.' },
  TICKET_OF_OTHER_ORDER: { english: 'This ticket is about another order.' },
})
