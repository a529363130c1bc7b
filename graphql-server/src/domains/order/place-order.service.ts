import mongoose, { type Types } from 'mongoose'
import type { UserError } from '../../contract/types.generated.ts'
import { isDuplicate } from '../../lib/database/errors.ts'
import { refuse, Refusal } from '../../lib/refusal.ts'
import type { CardProvider } from '../../payments/card-provider.ts'
import type { AddressRecord } from '../address/address.model.ts'
import { removeProductsFromCart } from '../cart/cart.service.ts'
import { takeStock } from '../catalogue/stock/stock.service.ts'
import { withCardPayment } from './payment/card-payment.service.ts'
import { Changed, draftOrder } from './draft.ts'
import { Order, type OrderRecord } from './order.model.ts'
import type { OrderQuote } from './quote.ts'
import { readSubmission, type Submission } from './submission.ts'
import {
  releaseUpiTransaction,
  getUpiTransactionId,
  UPI_TRANSACTION,
  upiTransactionUsed,
} from './payment/upi-transaction.service.ts'

/** How often an order is computed anew when stock or price moved between reading and taking. */
const MAX_ATTEMPTS = 5

/** How an attempt to place an order ended. */
export interface PlaceOrderOutcome {
  order: OrderRecord | null
  quote: OrderQuote | null
  address: AddressRecord | null
  userErrors: UserError[]
  userId: Types.ObjectId
}

/** Places an order, or says why not and what has changed. */
export async function tryPlaceOrder(
  userId: Types.ObjectId,
  input: unknown,
  cards: CardProvider | null,
): Promise<PlaceOrderOutcome> {
  const nothing = { userId, order: null, quote: null, address: null, userErrors: [] }
  try {
    return { ...nothing, order: await placeOrder(userId, input, cards) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { userErrors } = error
    if (!(error instanceof Changed)) return { ...nothing, userErrors }
    return { ...nothing, quote: error.quote, address: error.address, userErrors }
  }
}

/**
 * Places one order for all lines, or none: order, stock and cart change in one transaction. Prices and
 * stock are the store's own; what differs from what the person saw is refused. A repeat under the same key
 * gives the first order.
 */
async function placeOrder(
  userId: Types.ObjectId,
  input: unknown,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const submission = readSubmission(input)
  try {
    return await placeOnce(userId, submission, cards)
  } catch (error) {
    if (!(error instanceof Refusal) && !isDuplicate(error)) throw error
    const first = await findByKey(userId, submission)
    if (first) return first
    throw isDuplicate(error, UPI_TRANSACTION) ? upiTransactionUsed('upiTransactionId') : error
  }
}

async function placeOnce(
  userId: Types.ObjectId,
  submission: Submission,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const draft = await draftOrder(userId, submission)
    const isPlaced =
      submission.paymentMethod === 'CARD'
        ? await withCardPayment(draft, cards, commitOrder)
        : await commitOrder(draft)
    if (isPlaced) return isPlaced
  }
  throw refuse('NOT_ENOUGH_STOCK', 'Too many people are buying this right now. Please try again.')
}

/** The order of a key that was used before; refuses the key when its order has other contents. */
async function findByKey(userId: Types.ObjectId, submission: Submission) {
  const { idempotencyKey } = submission
  const order = await Order.findOne({ userId, idempotencyKey }).lean()
  if (order && !isRepeat(submission, order)) {
    throw refuse(
      'IDEMPOTENCY_KEY_REUSED',
      'This submission was used for another order already. Please start the checkout again.',
      'idempotencyKey',
    )
  }
  return order
}

/** Whether the order is what was submitted. The fingerprint leaves out the UPI transaction, which the order holds. */
function isRepeat({ fingerprint, upiTransactionId }: Submission, order: OrderRecord): boolean {
  return order.fingerprint === fingerprint && getUpiTransactionId(order) === upiTransactionId
}

/**
 * The order when it stands. Null when it has to be tried again: a price or the stock moved since the draft, or its UPI
 * transaction was only now released by a cancelled order.
 */
async function commitOrder(order: OrderRecord): Promise<OrderRecord | null> {
  const productIds = order.lines.map(({ productId }) => productId)
  try {
    await mongoose.connection.transaction(async (session) => {
      if (!(await takeStock(order.lines, order._id, session))) throw new StockMoved()
      await Order.insertMany([order], { session, lean: true })
      await removeProductsFromCart(order.userId, productIds, session)
    })
    return order
  } catch (error) {
    if (error instanceof StockMoved || (await hasReleased(error, order))) return null
    throw error
  }
}

/** Whether a cancelled order held the order's UPI transaction, and holds it no more. */
async function hasReleased(error: unknown, { payment }: OrderRecord): Promise<boolean> {
  const { upiTransactionId } = payment
  if (!upiTransactionId || !isDuplicate(error, UPI_TRANSACTION)) return false
  return releaseUpiTransaction(upiTransactionId)
}

/** Aborts the transaction of an order whose draft is out of date. */
class StockMoved extends Error {}
