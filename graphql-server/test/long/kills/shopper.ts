import { randomUUID } from 'node:crypto'
import { writtenAddress } from '../../support/factories.ts'
import { gql } from '../../support/gql.ts'
import { pick, type Random } from '../../../src/lib/random.ts'
import type { Person } from './person.ts'

/** A product and the price per item in paise. */
export interface Offer {
  id: string
  price: number
}

const ADDRESS = gql(
  `mutation ($input: CreateAddressInput!) { payload: createAddress(input: $input) { address { id } } }`,
)
const ADD = gql(
  `mutation ($input: AddToCartInput!) { payload: addToCart(input: $input) { userErrors { code message } } }`,
)
const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) { order { id number total { amount } } userErrors { code message } }
}`)
const START = gql(`mutation ($input: StartUpiPaymentInput!) {
  payload: startUpiPayment(input: $input) { upiPayment { reserved } userErrors { code message } }
}`)
const CANCEL_PAYMENT = gql(`mutation { payload: cancelUpiPayment { userErrors { code message } } }`)
const CANCEL = gql(
  `mutation ($input: CancelOrderInput!) { payload: cancelOrder(input: $input) { userErrors { code message } } }`,
)

/** Places and cancels orders and renews the session, until it is over. */
export async function shop(person: Person, random: Random, offers: Offer[]): Promise<void> {
  const saved = await person.ask(ADDRESS, { input: writtenAddress })
  if (!saved?.address) throw new Error('The address was not saved.')
  const addressId = saved.address.id
  while (!person.isOver()) {
    const orderId = await order(person, random, offers, addressId)
    if (orderId !== null && random() < 0.2) await cancel(person, orderId)
    if (random() < 0.05) await person.refresh()
  }
}

/** Returns the order's id, or null if it was rejected. */
async function order(person: Person, random: Random, offers: Offer[], addressId: string) {
  const { ledger, userId } = person
  const chosen = [...new Set([1, 2, 3].map(() => pick(random, offers)))]
  const lines = chosen.map(({ id, price }) => ({
    productId: id,
    quantity: 1 + Math.floor(random() * 2),
    expectedPrice: price,
  }))
  for (const { productId } of lines) await person.ask(ADD, { input: { productId } })
  const idempotencyKey = randomUUID()
  const expectedTotal = lines.reduce((sum, line) => sum + line.quantity * line.expectedPrice, 0)
  const input = { lines, addressId, expectedTotal, idempotencyKey }
  const paymentMethod = random() < 0.5 ? 'UPI' : 'CASH_ON_DELIVERY'
  ledger.tried += 1
  if (paymentMethod === 'UPI' && !(await pay(person, random, input))) return null
  const reply = await person.ask(PLACE, { input: { ...input, paymentMethod } })
  if (!reply) return null
  if (!reply.order) {
    ledger.refused.set(idempotencyKey, reply.userErrors[0]?.code ?? '')
    return null
  }
  const { id, number, total } = reply.order
  ledger.orders.set(idempotencyKey, { id, number, total: total.amount, userId })
  return id
}

/** Begins a UPI payment. Returns false if the customer cancels it, or closes the tab and lets it expire. */
async function pay(person: Person, random: Random, input: object): Promise<boolean> {
  const reply = await person.ask(START, { input })
  if (reply?.upiPayment?.reserved === true) person.ledger.reserved += 1
  const chance = random()
  if (chance < 0.1) await person.ask(CANCEL_PAYMENT)
  return chance > 0.3
}

async function cancel(person: Person, orderId: string): Promise<void> {
  const reply = await person.ask(CANCEL, { input: { orderId } })
  if (reply?.userErrors.length === 0) person.ledger.cancelled.add(orderId)
}
