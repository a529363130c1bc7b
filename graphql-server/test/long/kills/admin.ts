import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { gql } from '../../support/gql.ts'
import { indianDay } from '../../../src/lib/time/indian-time.ts'
import { pick, type Random } from '../../../src/lib/random.ts'
import type { Person } from './person.ts'

const PAUSE_MS = 20

const PACK = gql(`mutation ($input: SetOrderStatusInput!) {
  payload: setOrderStatus(input: $input) { order { invoice { number } } userErrors { code } }
}`)
const DELIVER = gql(`mutation ($input: SetOrderStatusInput!) {
  payload: setOrderStatus(input: $input) { order { payment { cash { by } } } userErrors { code } }
}`)
const SET_PAYMENT = gql(`mutation ($input: SetPaymentStateInput!) {
  payload: setPaymentState(input: $input) { userErrors { code message } }
}`)
const REFUND = gql(`mutation ($input: RefundPaymentInput!) {
  payload: refundPayment(input: $input) { userErrors { code message } }
}`)
const ADD_REFUND = gql(`mutation ($input: AddRefundInput!) {
  payload: addRefund(input: $input) {
    order { refunds { id reason state } } userErrors { code message }
  }
}`)
const PAY_BACK = gql(`mutation ($input: RefundInput!) {
  payload: refund(input: $input) { userErrors { code message } }
}`)
const DAY = gql(`query ($day: String!) { payload: cashDay(day: $day) { version rest { amount } } }`)
const COUNT = gql(`mutation ($input: CloseCashDayInput!) {
  payload: closeCashDay(input: $input) { userErrors { code message } }
}`)

/** The amount of each added refund. */
export const ADDED_AMOUNT = 100

/**
 * Packs and delivers some of the latest orders, records payments and refunds for others, and counts the cash, until it is
 * over.
 */
export async function manageOrders(admin: Person, random: Random): Promise<void> {
  const deeds = [pack, pack, deliver, recordPayment, refund, addRefund, countCash]
  while (!admin.isOver()) {
    const latest = [...admin.ledger.orders.values()].slice(-50)
    if (latest.length > 0) {
      const { id } = pick(random, latest)
      await pick(random, deeds)(admin, id)
    }
    await pause(PAUSE_MS)
  }
}

/** Creates the order's invoice, unless it was delivered: then its cash would no longer be received. */
async function pack(admin: Person, orderId: string): Promise<void> {
  if (admin.ledger.delivered.has(orderId)) return
  const input = { orderId, status: 'PACKED' }
  const reply = await admin.ask(PACK, { input })
  const number = reply?.order?.invoice?.number
  if (number !== undefined) admin.ledger.invoices.set(orderId, number)
}

/** Also receives the cash. */
async function deliver(admin: Person, orderId: string): Promise<void> {
  const reply = await admin.ask(DELIVER, { input: { orderId, status: 'DELIVERED' } })
  if (reply?.userErrors.length !== 0) return
  admin.ledger.delivered.add(orderId)
  if (reply.order?.payment.cash) admin.ledger.received.add(orderId)
}

async function recordPayment(admin: Person, orderId: string): Promise<void> {
  const reply = await admin.ask(SET_PAYMENT, { input: { orderId, state: 'RECEIVED' } })
  if (reply?.userErrors.length === 0) admin.ledger.received.add(orderId)
}

async function refund(admin: Person, orderId: string): Promise<void> {
  const { refunds } = admin.ledger
  refunds.tried.add(orderId)
  const reply = await admin.ask(REFUND, { input: { orderId, reference: orderId } })
  if (reply?.userErrors.length === 0) refunds.acknowledged.add(orderId)
}

/** Adds a refund and pays it back in cash, which issues a credit note once the order has an invoice. */
async function addRefund(admin: Person, orderId: string): Promise<void> {
  const { added, paidBack } = admin.ledger
  added.tried.set(orderId, (added.tried.get(orderId) ?? 0) + 1)
  const wanted = { reason: 'GOODWILL' as const, amount: ADDED_AMOUNT, idempotencyKey: randomUUID() }
  const reply = await admin.ask(ADD_REFUND, { input: { orderId, ...wanted } })
  if (reply?.userErrors.length !== 0) return
  added.acknowledged.set(orderId, (added.acknowledged.get(orderId) ?? 0) + 1)
  const due = reply.order?.refunds.find(
    ({ reason, state }) => reason === 'GOODWILL' && state === 'DUE',
  )
  if (!due) return
  const input = { refundId: due.id, reference: 'Cash', inCash: true }
  const paid = await admin.ask(PAY_BACK, { input })
  if (paid?.userErrors.length === 0) paidBack.add(due.id.split('-')[1] ?? '')
}

/** Closes the day, unless its cash changes at the same time. */
async function countCash(admin: Person): Promise<void> {
  const day = indianDay(new Date())
  const seen = await admin.ask(DAY, { day })
  if (!seen || seen.rest.amount < 0) return
  const { version: seenVersion, rest } = seen
  const input = { day, seenVersion, expected: rest.amount, counted: rest.amount }
  const reply = await admin.ask(COUNT, { input })
  if (reply?.userErrors.length === 0) admin.ledger.counts += 1
}
