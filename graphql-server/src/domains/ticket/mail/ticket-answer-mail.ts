import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import { button, greeting, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mailer.ts'
import type { TicketEntryRecord, TicketRecord } from '../ticket.model.ts'
import { ticketUrl } from './ticket-received-mail.ts'

export const ticketAnswerMailTexts = defineTexts({
  TICKET_ANSWERED_TITLE: {
    english: 'An answer to your request {number}',
    params: { number: 'TEXT' },
  },
  TICKET_RESOLVED_TITLE: {
    english: 'Your request {number} is resolved',
    params: { number: 'TEXT' },
  },
  TICKET_REJECTED_TITLE: {
    english: 'Your request {number} was rejected',
    params: { number: 'TEXT' },
  },
  TICKET_REPLACED: {
    english: 'We will send you a replacement at no charge: order {order}.',
    params: { order: 'TEXT' },
  },
  TICKET_ANSWER_FOLLOW: { english: 'Reply to this answer' },
  TICKET_ANSWER_BY_MAIL: {
    english: 'To reply, write to {email} or call us at {phone}, and include the number.',
    params: { phone: 'TEXT', email: 'TEXT' },
  },
})

const texts = ticketAnswerMailTexts

/** The email in which the customer reads the team's answer, or learns of a replacement or the outcome. */
export function ticketAnswerLetter(
  shop: Shop,
  ticket: TicketRecord,
  entry: TicketEntryRecord,
): Omit<Mail, 'id'> {
  const { userId, name, email } = ticket
  const title = titleOf(ticket, entry).message
  const contact = { phone: shop.phone, email: shop.email }
  const body = letter(shop, title, [
    greeting(userId ? name : undefined),
    paragraph(describe(entry)),
    userId
      ? button(texts.TICKET_ANSWER_FOLLOW().message, ticketUrl(shop, ticket))
      : paragraph(texts.TICKET_ANSWER_BY_MAIL(contact).message),
  ])
  return { to: email, subject: title, ...body }
}

function titleOf({ number }: TicketRecord, { kind }: TicketEntryRecord): Message {
  if (kind === 'REJECTED') return texts.TICKET_REJECTED_TITLE({ number })
  return kind === 'TEAM_MESSAGE'
    ? texts.TICKET_ANSWERED_TITLE({ number })
    : texts.TICKET_RESOLVED_TITLE({ number })
}

function describe({ text, replacement }: TicketEntryRecord): string {
  return replacement ? texts.TICKET_REPLACED({ order: replacement.number }).message : text
}
