import { parseInput } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { deleteSubmissions } from '../../submissions/submit-once.ts'
import { ticketMessages } from './messages.ts'
import { contactFields } from './ticket-input.ts'
import { Ticket, type TicketRecord } from './ticket.model.ts'
import { anonymizeTickets, withTicket, type SeenTicket } from './ticket.service.ts'

/**
 * Corrects the contact of a guest, who stays the same sender. Throws for tickets of customers with a login.
 */
export async function correctGuest(input: SeenTicket): Promise<TicketRecord> {
  const { name, email, phone } = parseInput(contactFields, input)
  const contact = { name, email, phone: phone ?? '' }
  return withTicket(input, (ticket, session) => {
    requireGuest(ticket)
    const update = { $set: contact, $inc: { version: 1 } }
    const after = { session, returnDocument: 'after' } as const
    return Ticket.findByIdAndUpdate(ticket._id, update, after).orFail().lean().exec()
  })
}

/** Deletes the personal data in a guest's ticket, which is then closed. Throws like `correctGuest`. */
export async function deleteGuestData(input: SeenTicket): Promise<TicketRecord> {
  return withTicket(input, async (ticket, session) => {
    const { _id, senderId } = ticket
    requireGuest(ticket)
    await anonymizeTickets({ _id }, session)
    await deleteSubmissions(senderId, session)
    return Ticket.findById(_id).session(session).orFail().lean().exec()
  })
}

/** Whether a guest has sent the ticket, and its personal data was not deleted. */
export function isFromGuest({ userId, email }: Pick<TicketRecord, 'userId' | 'email'>): boolean {
  return userId === null && email !== ''
}

function requireGuest(ticket: TicketRecord): void {
  if (!isFromGuest(ticket)) throw userError(ticketMessages.TICKET_NOT_FROM_GUEST(), 'ticketId')
}
