import { defineMessages } from '../../../lib/messages/define-messages.ts'

/** Messages about orders by telephone. */
export const phoneMessages = defineMessages({
  CUSTOMER_IN_TEAM: {
    english: 'This account belongs to a member of the team, who has to order with their own login.',
  },
  TOO_MANY_LINKS: {
    english: 'At most {max} links can be waiting for customers. Please withdraw one first.',
    params: { max: 'NUMBER' },
  },
  LINK_UNKNOWN: {
    code: 'NOT_FOUND',
    english: 'This link has expired or was withdrawn. Please call the shop.',
  },
  LINK_USED: {
    code: 'CHANGED_MEANWHILE',
    english: 'This order was placed already. Please call the shop if you want to change it.',
  },
  TOO_MANY_FOR_LINK: {
    english:
      'You can order at most {max} of a product with this link. Please call the shop if you need more.',
    params: { max: 'NUMBER' },
  },
  PRODUCT_NOT_IN_LINK: { english: 'This link is for other products. Please open it again.' },
})
