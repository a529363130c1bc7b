import type { ClientSession, Types } from 'mongoose'
import { z } from 'zod'
import type { AddRefundInput, TicketStatus } from '../../contract/types.generated.ts'
import { parseId } from '../../lib/ids.ts'
import { parseInput } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { enqueue } from '../../mail/outbox.ts'
import { submitFor } from '../account/people.service.ts'
import { readOwnCaseReason, requireOtherPerson } from '../account/team/own-case.ts'
import { placeReplacement } from '../order/checkout/replacement.service.ts'
import { addRefund } from '../order/payment/add-refund.service.ts'
import type { OrderRecord } from '../order/record/order.model.ts'
import { withOrder } from '../order/record/order.service.ts'
import type { DeliverySettings } from '../shop/delivery-settings.ts'
import { ticketAnswerMail } from './mail/ticket-mail.ts'
import { ticketMessages } from './messages.ts'
import { itemsField, messageField, pickItems } from './ticket-input.ts'
import { findTicket } from './ticket-list.service.ts'
import {
  addEntry,
  findSeen,
  ticketNotFound,
  withTicket,
  type SeenTicket,
} from './ticket.service.ts'
import { Ticket, type TicketEntryRecord, type TicketRecord } from './ticket.model.ts'

const message = z.object({ text: messageField })

/** Adds the customer's message to their ticket. */
export async function replyToTicket(
  userId: Types.ObjectId,
  input: SeenTicket,
): Promise<TicketRecord> {
  const { text } = parseInput(message, input)
  const entry = { kind: 'CUSTOMER_MESSAGE', memberId: null, text } as const
  return withTicket(input, (ticket, session) => addEntry(ticket, entry, 'OPEN', session), {
    userId,
  })
}

const KINDS = { OPEN: 'TEAM_MESSAGE', RESOLVED: 'RESOLVED', REJECTED: 'REJECTED' } as const

/** Adds the team's message to a ticket, and closes it unless the status is OPEN. */
export async function answerTicket(
  memberId: Types.ObjectId,
  { status = 'OPEN', ...input }: SeenTicket & { status?: TicketStatus },
): Promise<TicketRecord> {
  const { text } = parseInput(message, input)
  const entry = { kind: KINDS[status], memberId, text }
  return withTicket(input, async (ticket, session) => {
    await requireOtherPerson(memberId, ticket)
    return answer(ticket, entry, status === 'OPEN' ? ticket.status : status, session)
  })
}

/** Adds a refund to the ticket's order in one transaction with the ticket, which is then resolved. */
export async function refundTicket(
  adminId: Types.ObjectId,
  input: AddRefundInput & { ticketId: string },
): Promise<OrderRecord> {
  const seen = { ticketId: input.ticketId, version: input.ticketVersion ?? null }
  return addRefund(adminId, input, async (order, amount, session) => {
    const ticket = await findSeen(seen, session)
    if (!ticket.orderId?.equals(order._id)) {
      throw userError(ticketMessages.TICKET_OF_OTHER_ORDER(), 'ticketId')
    }
    // The customer gets the email about the refund.
    const entry = { kind: 'REFUND', memberId: adminId, text: '', amount } as const
    await addEntry(ticket, entry, 'RESOLVED', session)
  })
}

/** Records why an admin decides about their own ticket. Throws if there is another admin. */
export async function explainOwnTicket(
  userId: Types.ObjectId,
  { ticketId, ...input }: { ticketId: string; reason: string },
): Promise<TicketRecord> {
  const given = await readOwnCaseReason(userId, input)
  const own = { _id: parseId(ticketId), userId }
  const explained = await Ticket.findOneAndUpdate(
    own,
    { $push: { ownCaseReasons: given } },
    { returnDocument: 'after' },
  ).lean()
  if (!explained) throw ticketNotFound()
  return explained
}

const replaced = z.object({ lines: itemsField })

/** Places an order with items of the ticket's order, in one transaction with the ticket, which is then resolved. */
export async function replaceItems(
  memberId: Types.ObjectId,
  input: SeenTicket & { idempotencyKey?: string | null },
  settings: DeliverySettings,
): Promise<TicketRecord> {
  const { lines } = parseInput(replaced, input)
  if (lines.length === 0) throw userError(ticketMessages.TICKET_ITEMS_MISSING(), 'lines')
  const { ticketId } = input
  const known = await findTicket(ticketId)
  if (!known) throw ticketNotFound()
  const { orderId } = known
  if (!orderId) throw userError(ticketMessages.TICKET_WITHOUT_ORDER(), 'ticketId')
  return submitFor(
    { userId: memberId, kind: 'replacement', input, contents: { ticketId, lines } },
    {
      create: (remember) =>
        withOrder({ orderId: orderId.toHexString() }, async (order, session) => {
          const ticket = await findSeen(input, session)
          await requireOtherPerson(memberId, ticket)
          const items = pickItems(order, lines)
          const placed = await placeReplacement(order, items, settings, session)
          await remember(ticket._id, session)
          const { _id, number } = placed
          const replacement = { orderId: _id, number }
          const entry = { kind: 'REPLACEMENT', memberId, text: '', replacement } as const
          return answer(ticket, entry, 'RESOLVED', session)
        }),
      find: (id) => Ticket.findById(id).lean().exec(),
    },
  )
}

async function answer(
  ticket: TicketRecord,
  entry: Omit<TicketEntryRecord, 'at'>,
  status: TicketStatus,
  session: ClientSession,
): Promise<TicketRecord> {
  const answered = await addEntry(ticket, entry, status, session)
  await enqueue(ticketAnswerMail(answered), session)
  return answered
}
