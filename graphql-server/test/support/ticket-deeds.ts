import { Types } from 'mongoose'
import { expect } from 'vitest'
import { User } from '../../src/domains/account/user.model.ts'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'
import {
  answerTicket,
  refundTicket,
  replaceItems,
  replyToTicket,
} from '../../src/domains/ticket/answer-ticket.service.ts'
import { createTicket } from '../../src/domains/ticket/create-ticket.service.ts'
import { Ticket, type TicketRecord } from '../../src/domains/ticket/ticket.model.ts'
import { newShopDelivery } from '../../src/domains/shop/delivery-settings.ts'
import type { RecordedMoney } from './record-money.ts'

/** Fewer than a person can send in a day. */
const MAX_TICKETS = 3
const hours = { reportHoursGroceries: 24, reportHoursMedicines: 48 }
const adminId = new Types.ObjectId()

/** The acknowledged entries of tickets: each one's kind and ticket. */
export type RecordedEntries = string[]

const listTickets = (userIds: Types.ObjectId[]) =>
  Ticket.find({ userId: { $in: userIds } })
    .sort({ _id: 1 })
    .lean()

const record = (entries: RecordedEntries, kind: string, { _id }: TicketRecord) =>
  void entries.push(`${kind} ${_id.toHexString()}`)

/** Reports an order. A customer who has sent three tickets replies to one of them instead. */
export async function writeToShop(
  entries: RecordedEntries,
  userId: Types.ObjectId,
  { orderId, number }: { orderId: string; number: number },
): Promise<void> {
  const tickets = await listTickets([userId])
  const ticket = tickets.length < MAX_TICKETS ? undefined : tickets[number % MAX_TICKETS]
  if (!ticket) {
    const input = { reason: 'LATE', text: 'Where is it?', orderId, idempotencyKey: null }
    await createTicket(await User.findById(userId).orFail().lean(), input, hours)
    return
  }
  const reply = { ...seen(ticket), text: 'And now?' }
  await replyToTicket(userId, reply)
  record(entries, 'CUSTOMER_MESSAGE', ticket)
}

const seen = ({ _id, version }: TicketRecord) => ({ ticketId: _id.toHexString(), version })

interface Team {
  money: RecordedMoney
  entries: RecordedEntries
  /** Gets the replacement. */
  onPlaced: (order: OrderRecord) => void
}

/** The team's actions on a ticket of an order. */
const deeds = {
  async refundTicket({ money: { added }, entries }, ticket, number) {
    const orderId = String(ticket.orderId)
    const amount = 1 + number * 3000
    const { ticketId, version: ticketVersion } = seen(ticket)
    await refundTicket(adminId, { orderId, ticketId, ticketVersion, amount, reason: 'GOODWILL' })
    added.set(orderId, (added.get(orderId) ?? 0) + amount)
    record(entries, 'REFUND', ticket)
  },
  async replaceItems({ entries, onPlaced }, ticket) {
    const order = await Order.findById(ticket.orderId).orFail().lean()
    const lines = order.lines.slice(0, 1).map(({ productId }) => ({
      productId: productId.toHexString(),
      quantity: 1,
    }))
    const input = { ...seen(ticket), lines }
    const { entries: now } = await replaceItems(adminId, input, newShopDelivery)
    onPlaced(await Order.findById(now.at(-1)?.replacement?.orderId).orFail().lean())
    record(entries, 'REPLACEMENT', ticket)
  },
  async rejectTicket({ entries }, ticket) {
    const input = { ...seen(ticket), status: 'REJECTED' as const, text: 'No.' }
    await answerTicket(adminId, input)
    record(entries, 'REJECTED', ticket)
  },
} satisfies Record<string, (team: Team, ticket: TicketRecord, number: number) => Promise<void>>

export type TicketDeed = keyof typeof deeds

export const isTicketDeed = (does: string): does is TicketDeed => does in deeds

/** Does it with one of these users' tickets, if there is one. */
export async function doWithTicket(
  team: Team,
  userIds: Types.ObjectId[],
  { does, number }: { does: TicketDeed; number: number },
): Promise<void> {
  const tickets = await listTickets(userIds)
  const ticket = tickets[number % Math.max(1, tickets.length)]
  if (ticket) await deeds[does](team, ticket, number)
}

/** Checks that tickets have exactly the acknowledged entries, and that each replacement has its entry. */
export async function checkTickets(
  userIds: Types.ObjectId[],
  orders: OrderRecord[],
  entries: RecordedEntries,
): Promise<void> {
  const tickets = await listTickets(userIds)
  const stored = tickets.flatMap((ticket) =>
    ticket.entries.map(({ kind }) => `${kind} ${ticket._id.toHexString()}`),
  )
  expect(stored.toSorted()).toEqual(entries.toSorted())
  expect(tickets.every(({ version, entries: all }) => version === 1 + all.length)).toBe(true)
  const named = tickets.flatMap((ticket) =>
    ticket.entries.flatMap(({ replacement }) => replacement?.number ?? []),
  )
  const placed = orders.flatMap(({ number, replaces }) => (replaces ? [number] : []))
  expect(named.toSorted()).toEqual(placed.toSorted())
}
