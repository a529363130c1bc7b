import mongoose, { type ClientSession, type Types } from 'mongoose'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { userError, UserFacingError } from '../../../lib/user-error.ts'
import { lockUser } from '../../account/people.service.ts'
import { requireCashNotBlocked } from '../../customer/customer-notes.service.ts'
import { removeProductsFromCart } from '../../cart/cart.service.ts'
import { prescriptionNotUsable, usePrescriptions } from '../../prescription/prescription.service.ts'
import { StockChanged, takeStock } from '../../catalogue/stock/stock.service.ts'
import { orderMessages } from '../messages.ts'
import { methodOf } from '../method/methods.ts'
import { closePage, withPaymentPage } from '../payment/payment-page.ts'
import type { CheckoutServices, DeliveringShop } from './delivery-rules.ts'
import { draftOrder, OrderChanged, withOrderChanges, type OrderChanges } from './draft.ts'
import { keyReused } from '../record/idempotency-key.service.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import type { ReservationRecord } from './reservation.model.ts'
import {
  deleteReservation,
  endHold,
  findReservation,
  isFor,
  useReservation,
} from './reservation.service.ts'
import { withPlacement, type Placement } from './placement.ts'
import { requireFewOpenOrders, requireFewOrdersOfDay } from './few-orders.ts'
import { readSubmission, type Submission } from './submission.ts'
import {
  releaseUpiTransaction,
  getUpiTransactionId,
  UPI_TRANSACTION,
  upiTransactionUsed,
} from '../payment/upi-transaction.service.ts'

/** How often an order is recomputed when stock or prices change during the attempt. */
const MAX_ATTEMPTS = 5

export type PlaceOrderOutcome = OrderChanges & { order: OrderRecord | null; userId: Types.ObjectId }

/** Places an order, or returns why it could not be placed and what has changed. */
export async function tryPlaceOrder(
  userId: Types.ObjectId,
  input: unknown,
  services: CheckoutServices,
  placement: Placement | null = null,
): Promise<PlaceOrderOutcome> {
  const nothing: { order: OrderRecord | null } = { order: null }
  const place = async () => ({ order: await placeOrder(userId, input, services, placement) })
  return { ...(await withOrderChanges(place, nothing)), userId }
}

/**
 * Places an order with all its lines or not at all: order, stock and cart change in one transaction. Uses current
 * prices and stock, and throws if they differ from what the user saw. Repeating a key returns the first order.
 */
async function placeOrder(
  userId: Types.ObjectId,
  input: unknown,
  services: CheckoutServices,
  placement: Placement | null,
): Promise<OrderRecord> {
  const submission = readSubmission(input)
  try {
    return await placeOnce(userId, submission, services, placement)
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
  services: CheckoutServices,
  placement: Placement | null,
): Promise<OrderRecord> {
  const { requireOffered, isPaidFirst } = methodOf({ method: submission.paymentMethod })
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const begun = isPaidFirst ? await findReservation(userId) : null
    const held = begun?.isHeld && isFor(begun, submission) ? begun : null
    const draft = await draftOrRelease(userId, submission, services.shop, held)
    if (!draft) continue
    if (draft.total > 0) requireOffered(services)
    const placed = await commitWithPage(
      withPlacement(draft, placement),
      { begun, held },
      services,
      placement,
    )
    if (placed) return placed
  }
  throw userError(orderMessages.HIGH_DEMAND())
}

/**
 * Drafts the order. Returns null if it differs from what the user saw and they had a reservation for another order.
 * That reservation may have caused the difference, and is released.
 */
async function draftOrRelease(
  userId: Types.ObjectId,
  submission: Submission,
  shop: DeliveringShop,
  reservation: ReservationRecord | null,
): Promise<OrderRecord | null> {
  try {
    return await draftOrder(userId, submission, shop, reservation)
  } catch (error) {
    if (!(error instanceof OrderChanged) || reservation) throw error
    if (!(await endHold({ userId }))) throw error
    return null
  }
}

/** Finds the order with this key. Throws if the order has other contents. */
async function findByKey(userId: Types.ObjectId, submission: Submission) {
  const { idempotencyKey } = submission
  const order = await Order.findOne({ userId, idempotencyKey }).lean()
  if (order && !isRepeat(submission, order)) throw keyReused()
  return order
}

/**
 * Whether the order matches the submission. The fingerprint does not include the UPI transaction, which is compared
 * separately.
 */
function isRepeat({ fingerprint, upiTransactionId }: Submission, order: OrderRecord): boolean {
  return order.fingerprint === fingerprint && getUpiTransactionId(order) === upiTransactionId
}

/** Stores the order with its payment page. If that fails, closes the page, which nobody has seen. */
async function commitWithPage(
  draft: OrderRecord,
  reservation: UserReservation,
  services: CheckoutServices,
  placement: Placement | null,
): Promise<OrderRecord | null> {
  const { cards } = services
  const order = await withPaymentPage(draft, cards)
  let placed: OrderRecord | null = null
  try {
    placed = await commitOrder(order, reservation, services, placement)
    return placed
  } finally {
    if (!placed) await closePage(order, cards)
  }
}

/** Writes to the user. Throws if they, or the team for them, may not place this order now. */
async function claimOrder(
  order: OrderRecord,
  { limits }: CheckoutServices,
  placement: Placement | null,
  session: ClientSession,
): Promise<void> {
  const { emailVerified } = await lockUser(order.userId, session)
  if (placement) await placement.claim?.(order, session)
  else await requireFewOrdersOfDay(order.userId, limits, session)
  if (!placement && !emailVerified) await requireFewOpenOrders(order, session)
}

/** Throws if the order is to be paid on delivery, and that is blocked for the customer. */
async function requireCash(
  { userId, payment, total }: OrderRecord,
  session: ClientSession,
): Promise<void> {
  if (total > 0 && methodOf(payment).isPaidOnDelivery) await requireCashNotBlocked(userId, session)
}

interface UserReservation {
  /** The user's UPI payment that has begun. It ends with its order. */
  begun: ReservationRecord | null
  /** The same payment if it holds this order's items. */
  held: ReservationRecord | null
}

/** Stores the order. Returns null if a price or the stock has changed since the draft, so that it has to be retried. */
async function commitOrder(
  order: OrderRecord,
  { begun, held }: UserReservation,
  services: CheckoutServices,
  placement: Placement | null,
): Promise<OrderRecord | null> {
  const productIds = order.lines.map(({ productId }) => productId)
  const isBegun = begun?.idempotencyKey === order.idempotencyKey
  try {
    await mongoose.connection.transaction(async (session) => {
      // A payment that has begun may have been made, so its order is always placed.
      if (!isBegun) await claimOrder(order, services, placement, session)
      await requireCash(order, session)
      if (isBegun && !held) await deleteReservation(order.userId, session)
      const isTaken = held
        ? await useReservation(held, session)
        : await takeStock(order.lines, { orderId: order._id }, session)
      if (!isTaken) throw new StockChanged()
      const { userId, prescriptionIds, payment } = order
      if (prescriptionIds && !(await usePrescriptions(userId, prescriptionIds, session))) {
        throw prescriptionNotUsable()
      }
      const { upiTransactionId } = payment
      if (upiTransactionId) await releaseUpiTransaction(upiTransactionId, order, session)
      await Order.insertMany([order], { session, lean: true })
      const wasInCart = !placement && (await removeProductsFromCart(userId, productIds, session))
      // If the account is deleted at the same time, the deletion conflicts with a deleted cart line, or else with this
      // write.
      if (isBegun && !wasInCart) await lockUser(userId, session)
    })
    return order
  } catch (error) {
    if (error instanceof StockChanged) return null
    throw error
  }
}
