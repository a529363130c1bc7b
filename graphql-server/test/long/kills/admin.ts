import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { pick, type Random } from '../../support/random.ts'
import type { Person } from './person.ts'

const PAUSE_MS = 20

const CONFIRM = `mutation ($input: SetOrderStatusInput!) {
  setOrderStatus(input: $input) { order { invoice { number } } userErrors { code } }
}`
const confirmed = z.object({
  order: z.object({ invoice: z.object({ number: z.string() }).nullable() }).nullable(),
})

/** Confirms some of the latest orders, which gives them an invoice, until it is over. */
export async function confirmOrders(admin: Person, random: Random): Promise<void> {
  const { ledger } = admin
  while (!admin.isOver()) {
    const latest = [...ledger.orders.values()].slice(-50)
    if (latest.length > 0) {
      const { id: orderId } = pick(random, latest)
      const input = { orderId, status: 'CONFIRMED' }
      const reply = await admin.ask(CONFIRM, { input }, confirmed)
      const number = reply?.order?.invoice?.number
      if (number !== undefined) ledger.invoices.set(orderId, number)
    }
    await pause(PAUSE_MS)
  }
}
