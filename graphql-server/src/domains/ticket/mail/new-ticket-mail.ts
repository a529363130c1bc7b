import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { button, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mailer.ts'
import type { TicketRecord } from '../ticket.model.ts'

export const newTicketMailTexts = defineTexts({
  NEW_TICKET_TITLE: { english: 'New ticket {number}', params: { number: 'TEXT' } },
  NEW_TICKET_ABOUT_ORDER: {
    english: '{name} reports a problem with order {order}.',
    params: { name: 'TEXT', order: 'TEXT' },
  },
  NEW_TICKET: { english: '{name} has a question.', params: { name: 'TEXT' } },
  SEE_TICKET_IN_DASHBOARD: { english: 'See the ticket' },
})

const texts = newTicketMailTexts

/** The email in which the shop reads about a new ticket. */
export function newTicketLetter(shop: Shop, to: string, ticket: TicketRecord): Omit<Mail, 'id'> {
  const { _id, number, name, orderNumber: order, text } = ticket
  const title = texts.NEW_TICKET_TITLE({ number }).message
  const about = order ? texts.NEW_TICKET_ABOUT_ORDER({ name, order }) : texts.NEW_TICKET({ name })
  const url = `${shop.url}/dashboard/tickets/${_id.toHexString()}`
  const body = letter(shop, title, [
    paragraph(about.message),
    paragraph(text),
    button(texts.SEE_TICKET_IN_DASHBOARD().message, url),
  ])
  return { to, subject: title, ...body }
}
