import type DataLoader from 'dataloader'
import { batchLoader, groupBy } from '../../lib/database/loaders.ts'
import { parseId } from '../../lib/ids.ts'
import { Ticket, type TicketRecord } from './ticket.model.ts'

/** More than a person can send in a day. */
const MAX_OF_ORDER = 50

export interface TicketLoaders {
  /** An order's tickets, newest first. */
  orderTickets: DataLoader<string, TicketRecord[]>
}

/** Batches the loading of tickets within one request. */
export function createTicketLoaders(): TicketLoaders {
  return {
    orderTickets: batchLoader('orderTickets', async (texts) => {
      const orderId = { $in: texts.flatMap((text) => parseId(text) ?? []) }
      const tickets = await Ticket.find({ orderId })
        .sort({ _id: -1 })
        .limit(MAX_OF_ORDER * texts.length)
        .lean()
      const byOrder = groupBy(tickets, (ticket) => [String(ticket.orderId)])
      return texts.map((text) => byOrder.get(text)?.slice(0, MAX_OF_ORDER) ?? [])
    }),
  }
}
