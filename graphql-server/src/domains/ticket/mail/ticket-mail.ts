import { z } from 'zod'
import type { Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { Ticket, type TicketRecord } from '../ticket.model.ts'
import { newTicketLetter } from './new-ticket-mail.ts'
import { ticketAnswerLetter } from './ticket-answer-mail.ts'
import { ticketReceivedLetter } from './ticket-received-mail.ts'

/** The emails to the sender and to the shop. */
export function newTicketMails({ _id }: TicketRecord): OutboxEntryFields[] {
  const refs = { ticketId: _id.toHexString() }
  return ['ticketReceived', 'newTicket'].map((kind) => ({
    key: `${kind}:${refs.ticketId}`,
    ...{ kind, refs },
  }))
}

/** The email about a ticket's last entry. */
export function ticketAnswerMail({ _id, entries }: TicketRecord): OutboxEntryFields {
  const kind = 'ticketAnswered'
  const refs = { ticketId: _id.toHexString(), entry: String(entries.length - 1) }
  return { key: `${kind}:${refs.ticketId}:${refs.entry}`, kind, refs }
}

const ticketRef = z.object({ ticketId: z.string() })
const entryRef = z.object({ entry: z.coerce.number() })

/** Writes the emails about tickets. Nothing is sent after the sender's account was deleted. */
export function ticketComposers(
  shop: Shop,
  findShopAddress: () => string = () => '',
): Record<string, Composer> {
  return {
    async ticketReceived(given) {
      const ticket = await find(given)
      return ticket && ticketReceivedLetter(shop, ticket)
    },
    async newTicket(given) {
      const to = findShopAddress()
      const ticket = to === '' ? null : await find(given)
      return ticket && newTicketLetter(shop, to, ticket)
    },
    async ticketAnswered(given) {
      const ticket = await find(given)
      const entry = ticket?.entries[entryRef.parse(given).entry]
      return ticket && entry ? ticketAnswerLetter(shop, ticket, entry) : null
    },
  }
}

async function find(given: Record<string, string>): Promise<TicketRecord | null> {
  return Ticket.findOne({ _id: ticketRef.parse(given).ticketId, email: { $ne: '' } }).lean()
}
