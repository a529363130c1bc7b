import mongoose, { Types, type ClientSession } from 'mongoose'
import { parseId } from '../../lib/ids.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import { userError, type UserFacingError } from '../../lib/user-error.ts'
import { touchOrder } from '../order/record/order.service.ts'
import { nextDueAt } from './due-dates.ts'
import { ticketMessages } from './messages.ts'
import { Ticket, type TicketEntryRecord, type TicketRecord } from './ticket.model.ts'

const MAX_ENTRIES = 100
/** How long tickets without an account are kept. */
const RETENTION_MS = 365 * DAY_MS

/** A ticket and the version that the caller saw. */
export interface SeenTicket {
  ticketId: string
  /** Null or missing skips the check. */
  version?: number | null
}

export function ticketNotFound(): UserFacingError {
  return userError(ticketMessages.TICKET_UNKNOWN(), 'ticketId')
}

/** Finds a ticket within a transaction, of this user if one is given. Throws if it has changed since it was seen. */
export async function findSeen(
  { ticketId, version }: SeenTicket,
  session: ClientSession,
  owner: { userId?: Types.ObjectId } = {},
): Promise<TicketRecord> {
  const _id = parseId(ticketId)
  const ticket =
    _id &&
    (await Ticket.findOne({ _id, ...owner })
      .session(session)
      .lean())
  if (!ticket) throw ticketNotFound()
  if (version == null || version === ticket.version) return ticket
  throw userError(ticketMessages.TICKET_CHANGED(), 'ticketId')
}

/** Runs `work` with a ticket in a transaction. Fails like `findSeen`. */
export async function withTicket(
  seen: SeenTicket,
  work: (ticket: TicketRecord, session: ClientSession) => Promise<TicketRecord>,
  owner?: { userId: Types.ObjectId },
): Promise<TicketRecord> {
  return mongoose.connection.transaction(async (session) =>
    work(await findSeen(seen, session, owner), session),
  )
}

/** Adds an entry to a ticket within a transaction. A customer's message opens the ticket again. */
export async function addEntry(
  ticket: TicketRecord,
  given: Omit<TicketEntryRecord, 'at'>,
  status: TicketRecord['status'],
  session: ClientSession,
): Promise<TicketRecord> {
  const { _id, version, entries } = ticket
  if (entries.length >= MAX_ENTRIES) {
    throw userError(ticketMessages.TICKET_FULL({ max: MAX_ENTRIES }), 'text')
  }
  const at = new Date()
  const isOpened = status === 'OPEN' && ticket.status !== 'OPEN'
  const state = {
    status,
    openedAt: isOpened ? at : ticket.openedAt,
    waitingSince: given.memberId ? null : (ticket.waitingSince ?? at),
  }
  if (ticket.orderId) await touchOrder(ticket.orderId, session)
  return Ticket.findOneAndUpdate(
    { _id, version },
    {
      $set: { ...state, dueAt: nextDueAt(state) },
      $inc: { version: 1 },
      $push: { entries: { ...given, at } },
    },
    { session, returnDocument: 'after' },
  )
    .orFail()
    .lean()
    .exec()
}

/** Removes the sender's personal data from one ticket, or from all tickets of a deleted account, and closes them. */
export async function anonymizeTickets(
  filter: { userId: Types.ObjectId } | Pick<TicketRecord, '_id'>,
  session: ClientSession,
): Promise<void> {
  const tickets = await Ticket.find(filter, { entries: 1, status: 1 }).session(session).lean()
  if (tickets.length === 0) return
  await Ticket.bulkWrite(
    tickets.map(({ _id, entries, status }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $set: {
            ...{ userId: null, senderId: new Types.ObjectId(), name: '', email: '' },
            ...{ phone: '', text: '', photoIds: [] },
            ...{ status: status === 'OPEN' ? 'RESOLVED' : status, waitingSince: null, dueAt: null },
            entries: entries.map((entry) => ({ ...entry, text: '' })),
          },
          $unset: { ownCaseReasons: 1 },
          $inc: { version: 1 },
        },
      },
    })),
    { session },
  )
}

/**
 * Deletes the tickets of guests and of deleted accounts a year after they were sent, whatever their status. Their IDs
 * begin with that time.
 */
export async function deleteOldTickets(now = new Date()): Promise<void> {
  const before = Math.floor((now.getTime() - RETENTION_MS) / 1000)
  await Ticket.deleteMany({ userId: null, _id: { $lt: Types.ObjectId.createFromTime(before) } })
}
