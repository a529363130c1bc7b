import mongoose, { type Types } from 'mongoose'
import type { UserError } from '../../contract/types.generated.ts'
import { isDuplicate } from '../../lib/database/errors.ts'
import { userError, UserFacingError } from '../../lib/user-error.ts'
import type { CardProvider } from '../../payments/card-provider.ts'
import type { AddressRecord } from '../address/address.model.ts'
import { removeProductsFromCart } from '../cart/cart.service.ts'
import { takeStock } from '../catalogue/stock/stock.service.ts'
import { withCardPayment } from './payment/card-payment.service.ts'
import { OrderChanged, draftOrder } from './draft.ts'
import { Order, type OrderRecord } from './order.model.ts'
import type { OrderQuote } from './quote.ts'
import { readSubmission, type Submission } from './submission.ts'
import {
  releaseUpiTransaction,
  getUpiTransactionId,
  UPI_TRANSACTION,
  upiTransactionUsed,
} from './payment/upi-transaction.service.ts'

/** How often an order is recomputed when stock or prices change during the attempt. */
const MAX_ATTEMPTS = 5

export interface PlaceOrderOutcome {
  order: OrderRecord | null
  quote: OrderQuote | null
  address: AddressRecord | null
  userErrors: UserError[]
  userId: Types.ObjectId
}

/** Places an order, or returns why it could not be placed and what has changed. */
export async function tryPlaceOrder(
  userId: Types.ObjectId,
  input: unknown,
  cards: CardProvider | null,
): Promise<PlaceOrderOutcome> {
  const nothing = { userId, order: null, quote: null, address: null, userErrors: [] }
  try {
    return { ...nothing, order: await placeOrder(userId, input, cards) }
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    const { userErrors } = error
    if (!(error instanceof OrderChanged)) return { ...nothing, userErrors }
    return { ...nothing, quote: error.quote, address: error.address, userErrors }
  }
}

/**
 * Places an order with all of its lines or not at all: order, stock and cart change in one transaction. Uses current
 * prices and stock, and throws if they differ from what the user saw. Repeating a key returns the first order.
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
    if (!(error instanceof UserFacingError) && !isDuplicate(error)) throw error
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
  throw userError(
    'NOT_ENOUGH_STOCK',
    'Too many people are buying this right now. Please try again.',
  )
}

/** Finds the order of a used key. Throws if the order has other contents. */
async function findByKey(userId: Types.ObjectId, submission: Submission) {
  const { idempotencyKey } = submission
  const order = await Order.findOne({ userId, idempotencyKey }).lean()
  if (order && !isRepeat(submission, order)) {
    throw userError(
      'IDEMPOTENCY_KEY_REUSED',
      'This submission was used for another order already. Please start the checkout again.',
      'idempotencyKey',
    )
  }
  return order
}

/**
 * Whether the order matches the submission. The fingerprint does not include the UPI transaction, which is compared
 * separately.
 */
function isRepeat({ fingerprint, upiTransactionId }: Submission, order: OrderRecord): boolean {
  return order.fingerprint === fingerprint && getUpiTransactionId(order) === upiTransactionId
}

/**
 * Stores the order. Returns null if it has to be retried: a price or the stock has changed since the draft, or a
 * cancelled order has only now released the UPI transaction.
 */
async function commitOrder(order: OrderRecord): Promise<OrderRecord | null> {
  const productIds = order.lines.map(({ productId }) => productId)
  try {
    await mongoose.connection.transaction(async (session) => {
      if (!(await takeStock(order.lines, order._id, session))) throw new StockChanged()
      await Order.insertMany([order], { session, lean: true })
      await removeProductsFromCart(order.userId, productIds, session)
    })
    return order
  } catch (error) {
    if (error instanceof StockChanged || (await hasReleased(error, order))) return null
    throw error
  }
}

/** Whether the order's UPI transaction was held by a cancelled order, which has released it now. */
async function hasReleased(error: unknown, order: OrderRecord): Promise<boolean> {
  const { upiTransactionId } = order.payment
  if (!upiTransactionId || !isDuplicate(error, UPI_TRANSACTION)) return false
  return releaseUpiTransaction(upiTransactionId, order)
}

/** Aborts the transaction of an order whose draft is outdated. */
class StockChanged extends Error {}
