import type { TicketRecord } from './ticket.model.ts'

const ANSWER_MS = 48 * 60 * 60 * 1000

type DatedTicket = Pick<TicketRecord, 'status' | 'openedAt' | 'waitingSince'>

/*
 * A complaint is acknowledged within 48 hours and resolved within one month. Source: Consumer Protection (E-Commerce)
 * Rules, 2020, rule 4 (5).
 */

/** When the shop has to answer. Null while the customer does not wait for an answer. */
export function answerDueAt({ status, waitingSince }: DatedTicket): Date | null {
  return status === 'OPEN' && waitingSince ? new Date(waitingSince.getTime() + ANSWER_MS) : null
}

/** When the shop has to resolve the ticket. Null once it is closed. */
export function resolveDueAt({ status, openedAt }: DatedTicket): Date | null {
  return status === 'OPEN' ? addMonth(openedAt) : null
}

/** The earlier of both times. Null once the ticket is closed. */
export function nextDueAt(ticket: DatedTicket): Date | null {
  const times = [answerDueAt(ticket), resolveDueAt(ticket)].filter((time) => time !== null)
  return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null
}

/** The same day of the next month, or its last day. */
function addMonth(from: Date): Date {
  const next = new Date(from)
  next.setUTCMonth(next.getUTCMonth() + 1)
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0)
  return next
}
