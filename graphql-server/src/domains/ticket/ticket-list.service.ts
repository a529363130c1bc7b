import type { Types } from 'mongoose'
import type { TicketStatus } from '../../contract/types.generated.ts'
import { listOf } from '../../lib/database/cursor.ts'
import {
  findNewestPage,
  findOldestPage,
  pageRequest,
  type PageArgs,
  type PageEdges,
} from '../../lib/database/pagination.ts'
import { streamRows } from '../../lib/database/stream-rows.ts'
import { parseId } from '../../lib/ids.ts'
import { Ticket, type TicketRecord } from './ticket.model.ts'

const MAX_PAGE = 50

export type TicketPage = PageEdges<TicketRecord>

/** Lists tickets for the team. Open ones come oldest first, because they are due first. */
export function listTickets({
  status,
  ...args
}: PageArgs & { status?: TicketStatus | null }): Promise<TicketPage> {
  const filter = status ? { status } : {}
  const page = pageRequest(listOf('tickets', filter), args, MAX_PAGE)
  return status === 'OPEN'
    ? findOldestPage(Ticket, filter, page)
    : findNewestPage(Ticket, filter, page)
}

export function listOwnTickets(userId: Types.ObjectId, args: PageArgs): Promise<TicketPage> {
  const page = pageRequest(listOf('own tickets', { userId }), args, MAX_PAGE)
  return findNewestPage(Ticket, { userId }, page)
}

/** Streams all tickets of a user, newest first. */
export function streamTickets(userId: Types.ObjectId): AsyncIterable<TicketRecord> {
  return streamRows(Ticket, { userId })
}

export async function findTicket(
  id: string,
  owner: { userId?: Types.ObjectId } = {},
): Promise<TicketRecord | null> {
  const _id = parseId(id)
  return _id && Ticket.findOne({ _id, ...owner }).lean()
}

/** Counts open tickets, and those with a time limit that has passed. */
export async function countTickets(now: Date) {
  const [openTickets, overdueTickets] = await Promise.all([
    countOpenTickets(),
    Ticket.countDocuments({ status: 'OPEN', dueAt: { $lt: now } }),
  ])
  return { openTickets, overdueTickets }
}

export async function countOpenTickets(): Promise<number> {
  return Ticket.countDocuments({ status: 'OPEN' })
}
