import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { button, greeting, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mailer.ts'
import type { TicketRecord } from '../ticket.model.ts'

export const ticketReceivedMailTexts = defineTexts({
  TICKET_RECEIVED_TITLE: {
    english: 'We have received your request {number}',
    params: { number: 'TEXT' },
  },
  TICKET_RECEIVED: {
    english:
      'Thank you for writing to us. We answer within 48 hours and resolve your request within a month.',
  },
  TICKET_RECEIVED_FOLLOW: { english: 'Follow your request' },
  TICKET_RECEIVED_CONTACT: {
    english: 'For questions, call us at {phone} or write to {email}, and include the number.',
    params: { phone: 'TEXT', email: 'TEXT' },
  },
  TICKET_NOT_YOURS: {
    english: 'If you did not write to us, someone else entered your address. Ignore this email.',
  },
})

const texts = ticketReceivedMailTexts

/**
 * Acknowledges a ticket. Anyone can enter a stranger's address as a guest, so that email contains nothing that the
 * sender wrote.
 */
export function ticketReceivedLetter(shop: Shop, ticket: TicketRecord): Omit<Mail, 'id'> {
  const { userId, name, email, number } = ticket
  const title = texts.TICKET_RECEIVED_TITLE({ number }).message
  const contact = { phone: shop.phone, email: shop.email }
  const body = letter(shop, title, [
    greeting(userId ? name : undefined),
    paragraph(texts.TICKET_RECEIVED().message),
    ...(userId ? [button(texts.TICKET_RECEIVED_FOLLOW().message, ticketUrl(shop, ticket))] : []),
    paragraph(texts.TICKET_RECEIVED_CONTACT(contact).message),
    ...(userId ? [] : [paragraph(texts.TICKET_NOT_YOURS().message)]),
  ])
  return { to: email, subject: title, ...body }
}

/** The page on which the customer follows a ticket. */
export function ticketUrl({ url }: Shop, { orderId }: TicketRecord): string {
  return orderId ? `${url}/dashboard/myorders/${orderId.toHexString()}` : `${url}/contact`
}
