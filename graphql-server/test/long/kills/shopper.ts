import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { writtenAddress } from '../../support/factories.ts'
import { pick, type Random } from '../../support/random.ts'
import { changed, type Person } from './person.ts'

/** A product and the price of one piece in paise. */
export interface Offer {
  id: string
  price: number
}

const ADDRESS =
  'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { id } } }'
const ADD =
  'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code message } } }'
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number total { amount } } userErrors { code message } }
}`
const START = `mutation ($input: StartUpiPaymentInput!) {
  startUpiPayment(input: $input) { upiPayment { reserved } userErrors { code message } }
}`
const CANCEL_PAYMENT = 'mutation { cancelUpiPayment { userErrors { code message } } }'
const CANCEL =
  'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { userErrors { code message } } }'

const addressSaved = z.object({ address: z.object({ id: z.string() }) })
const started = changed.extend({ upiPayment: z.object({ reserved: z.boolean() }).nullable() })
const placed = changed.extend({
  order: z
    .object({ id: z.string(), number: z.string(), total: z.object({ amount: z.number() }) })
    .nullable(),
})

/** Places and cancels orders and renews the session, until it is over. */
export async function shop(person: Person, random: Random, offers: Offer[]): Promise<void> {
  const saved = await person.ask(ADDRESS, { input: writtenAddress }, addressSaved)
  const addressId = saved?.address.id ?? ''
  while (!person.isOver()) {
    const orderId = await order(person, random, offers, addressId)
    if (orderId !== null && random() < 0.2) await cancel(person, orderId)
    if (random() < 0.05) await person.refresh()
  }
}

/** Returns the id of the order, or null if it was refused. */
async function order(person: Person, random: Random, offers: Offer[], addressId: string) {
  const { ledger, userId } = person
  const chosen = [...new Set([1, 2, 3].map(() => pick(random, offers)))]
  const lines = chosen.map(({ id, price }) => ({
    productId: id,
    quantity: 1 + Math.floor(random() * 2),
    expectedPrice: price,
  }))
  for (const { productId } of lines) await person.ask(ADD, { input: { productId } }, changed)
  const idempotencyKey = randomUUID()
  const expectedTotal = lines.reduce((sum, line) => sum + line.quantity * line.expectedPrice, 0)
  const input = { lines, addressId, expectedTotal, idempotencyKey }
  const paymentMethod = random() < 0.5 ? 'UPI' : 'CASH_ON_DELIVERY'
  ledger.tried += 1
  if (paymentMethod === 'UPI' && !(await pay(person, random, input))) return null
  const reply = await person.ask(PLACE, { input: { ...input, paymentMethod } }, placed)
  if (!reply) return null
  if (!reply.order) {
    ledger.refused.set(idempotencyKey, reply.userErrors[0]?.code ?? '')
    return null
  }
  const { id, number, total } = reply.order
  ledger.orders.set(idempotencyKey, { id, number, total: total.amount, userId })
  return id
}

/** Begins a UPI payment. Returns false if the shopper cancels it, or closes the tab and lets it expire. */
async function pay(person: Person, random: Random, input: object): Promise<boolean> {
  const reply = await person.ask(START, { input }, started)
  if (reply?.upiPayment?.reserved === true) person.ledger.reserved += 1
  const chance = random()
  if (chance < 0.1) await person.ask(CANCEL_PAYMENT, {}, changed)
  return chance > 0.3
}

async function cancel(person: Person, orderId: string): Promise<void> {
  const reply = await person.ask(CANCEL, { input: { orderId } }, changed)
  if (reply?.userErrors.length === 0) person.ledger.cancelled.add(orderId)
}
