import type { ClientSession, Types } from 'mongoose'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import type { CardProvider } from '../../../payments/card-provider.ts'
import { usePrescriptions } from '../../prescription/prescription.service.ts'
import { closeProposals } from '../change/close-proposals.ts'
import { requireNoProposal } from '../record/proposals.ts'
import { giveBackStock, retakeStock } from '../../catalogue/stock/stock.service.ts'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { orderMessages } from '../messages.ts'
import { BILLED, isCancellable, isCancelled } from '../record/order-statuses.ts'
import { requireDeliverable } from '../checkout/delivery-rules.ts'
import { requireReplaceable } from '../checkout/replacement.service.ts'
import { closePageIfCancelled } from '../payment/payment-page.ts'
import { billOrder, roundBill, type Biller } from '../document/bill-order.service.ts'
import { creditCancelled } from '../document/credit-order.service.ts'
import type { MedicineSettings } from '../../shop/delivery-settings.ts'
import {
  nextStatus,
  parseNewStatus,
  type Delivery,
  type NewStatus,
  type StatusInput,
} from './new-status.ts'
import { Order, type OrderRecord, type OrderStatusChangeRecord } from '../record/order.model.ts'
import { decideOrder, orderNotFound, withOrder } from '../record/order.service.ts'
import { isInvoiced } from '../record/invoice.model.ts'
import { hasReturns, keptLines } from '../record/kept-lines.ts'
import { whyNotUnpackable } from '../record/plan-change.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { enqueueAll, type OutboxEntryFields } from '../../../mail/outbox.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import { setState } from '../record/payment-changes.ts'
import { invoiceMail, statusMails } from '../mail/order-news-mail.ts'
import { isUnchecked, setCheckDue } from '../record/check-state.ts'
import { giveBag } from '../packing/bag-numbers.service.ts'
import { requireBatches } from '../packing/missing-batches.ts'
import { findStricter, withTodaysSchedules } from '../prescription/todays-schedules.service.ts'
import { settleRegister } from '../register/register.service.ts'
import { dropHeld, holdBack } from '../mail/held-mails.ts'
import { movePayment } from './move-payment.ts'
import { returnAtDoor } from './return-at-door.service.ts'
import { upiTransactionUsed } from '../payment/upi-transaction.service.ts'

const ACCEPTED: OrderStatus[] = ['CONFIRMED', 'PACKED', 'DELIVERED']

export interface OrderToMove extends SeenOrder {
  orderId: string
  /** The status that the order must still have. */
  from?: OrderStatus
}

/**
 * Sets an order's status for an admin, in one transaction with stock and invoice. Setting the same status changes
 * nothing. Throws if `parseNewStatus` rejects the status, and if the order does not exist, has changed since it was
 * seen, has no next status, lacks the batches of its medicines, or has a line that may no longer be delivered. Also
 * throws when reopening an order whose stock is gone or whose UPI transaction another order uses, if `returnAtDoor`
 * rejects the returned items, and when undoing a delivery at which items were returned.
 */
export async function setOrderStatus(
  adminId: Types.ObjectId,
  {
    orderId,
    from,
    seenUpdatedAt,
    cashReceived,
    pickUp,
    ...input
  }: OrderToMove & StatusInput & Delivery,
  { store, cards }: { store: Biller & MedicineSettings; cards: CardProvider | null },
): Promise<OrderRecord> {
  const { returned, ...wanted } = parseNewStatus(input)
  const moved = await decideOrder(adminId, { orderId }, async (order, session) => {
    requireSeen(order, { seenUpdatedAt })
    if (from && order.status !== from) throw changedMeanwhile()
    const status = wanted.status ?? requireNext(order)
    if (order.status === status) return requireSameReturns(order, returned)
    requireUndoable(order, status)
    let { lines } = order
    if (ACCEPTED.includes(status)) {
      requireChecked(order)
      if (status !== 'CONFIRMED') {
        requireNoProposal(order)
        requireBatches(order)
      }
      if (!ACCEPTED.includes(order.status)) {
        const today = await followSchedules(order, session)
        if (today.stricter.length > 0) return today
        lines = today.lines
      }
    }
    const isAhead = ACCEPTED.includes(status) && !BILLED.includes(order.status)
    const isCollected = isAhead && pickUp === true
    const way = isAhead ? requireDeliverable(store, { ...order, lines }, isCollected) : {}
    const at = new Date()
    const rounded = BILLED.includes(status) ? roundBill(order, store) : {}
    const moving = { ...order, ...rounded, ...(isCollected && { pickUp: true as const }) }
    const billing = BILLED.includes(status) ? await billOrder(moving, store, session) : {}
    const bag = await giveBag(order, status, session)
    const further = mergeUpdates(way, { $set: rounded }, billing, bag)
    const change = { ...wanted, status, at, adminId, cashReceived }
    const next = await moveOrder({ ...order, ...rounded }, change, further, session)
    return returnAtDoor(next, returned, adminId, session)
  })
  if ('stricter' in moved) throw scheduleChanged(moved.stricter)
  await closePageIfCancelled(moved, cards)
  return moved
}

/**
 * Updates an order's lines to today's schedules if these have become stricter, so that its prescription is checked.
 * Returns the lines, and the names of the updated ones. Throws if the prescription was already checked.
 */
async function followSchedules(order: OrderRecord, session: ClientSession) {
  const lines = await withTodaysSchedules(order)
  const stricter = findStricter(order.lines, lines)
  if (stricter.length === 0) return { lines, stricter }
  if (order.check) {
    throw userError(orderMessages.SCHEDULE_CHANGED_SINCE_CHECK({ products: stricter }), 'status')
  }
  const update = mergeUpdates({ $set: { lines } }, setCheckDue({ ...order, lines }))
  await Order.updateOne({ _id: order._id }, update, { session })
  return { lines, stricter }
}

function scheduleChanged(products: string[]): UserFacingError {
  return userError(orderMessages.SCHEDULE_CHANGED_SINCE_ORDER({ products }), 'status')
}

function requireNext(order: OrderRecord): OrderStatus {
  requireChecked(order)
  const next = nextStatus(order)
  if (!next) throw userError(orderMessages.NO_NEXT_STATUS(), 'status')
  return next
}

/** Throws if items are returned with a delivery that was recorded before without them. */
function requireSameReturns(order: OrderRecord, returned: readonly unknown[]): OrderRecord {
  if (returned.length > 0 && !hasReturns(order)) throw changedMeanwhile()
  return order
}

/** Throws if a delivery at which items were returned is undone. Only the whole order can be cancelled. */
function requireUndoable(order: OrderRecord, status: OrderStatus): void {
  const isUndone = order.status === 'DELIVERED' && !isCancelled({ status })
  if (isUndone && hasReturns(order)) throw userError(orderMessages.ITEMS_RETURNED(), 'status')
}

function changedMeanwhile(): UserFacingError {
  return userError(orderMessages.SEEN_STATUS_OUTDATED(), 'orderId')
}

/**
 * Makes the lines of a packed order changeable, in one transaction: the order is confirmed again, and a credit note
 * cancels its invoice, or the invoice of an unregistered shop is withdrawn. Packing it again issues a new one. Repeating
 * it changes nothing.
 */
export async function unpackOrder(
  adminId: Types.ObjectId,
  input: SeenOrder & { orderId: string },
): Promise<OrderRecord> {
  return decideOrder(adminId, input, async (order, session) => {
    const { _id, status, invoice } = order
    if (status === 'CONFIRMED' && invoice && !isInvoiced(order)) return order
    requireSeen(order, input)
    const refusal = whyNotUnpackable(order)
    if (refusal) throw refusal
    const credit = mergeUpdates(
      await creditCancelled(order, session),
      invoice && !invoice.state ? { $set: { 'invoice.state': 'WITHDRAWN' } } : {},
    )
    if (status === 'PACKED') {
      return moveOrder(order, { status: 'CONFIRMED', adminId }, credit, session)
    }
    return Order.findOneAndUpdate({ _id }, credit, { session, returnDocument: 'after' })
      .orFail()
      .lean()
  })
}

export async function cancelOrder(
  userId: Types.ObjectId,
  { orderId, ...seen }: { orderId: string } & SeenOrder,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const cancelled = await withOrder({ orderId, userId }, (order, session) => {
    if (!isCancellable(order)) {
      throw userError(orderMessages.ORDER_NOT_CANCELLABLE(), 'orderId')
    }
    requireSeen(order, seen)
    return moveOrder(order, BY_SHOPPER, {}, session)
  })
  await closePageIfCancelled(cancelled, cards)
  return cancelled
}

function requireChecked(order: OrderRecord): void {
  if (!isUnchecked(order)) return
  throw userError(orderMessages.PRESCRIPTION_UNCHECKED(), 'status')
}

const BY_SHOPPER = { status: 'CANCELLED_BY_SHOPPER', adminId: null } as const

/** Cancels an order within a transaction because its payment page has expired. */
export function cancelUnpaid(order: OrderRecord, session: ClientSession): Promise<OrderRecord> {
  const further = setState('NOT_RECEIVED', null)
  return moveOrder(order, { ...BY_SHOPPER, isUnpaid: true }, further, session)
}

interface StatusChange extends NewStatus, Delivery {
  adminId: Types.ObjectId | null
  /** Now, by default. Documents that are issued with the change are not older. */
  at?: Date
  isUnpaid?: boolean
}

/** Runs within a transaction. If two changes are concurrent, one has to start over, so stock is returned only once. */
async function moveOrder(
  order: OrderRecord,
  { isUnpaid = false, cashReceived, ...change }: StatusChange,
  further: OrderUpdate,
  session: ClientSession,
): Promise<OrderRecord> {
  const { _id, status: before } = order
  const { status, adminId } = change
  const entry: OrderStatusChangeRecord = { at: new Date(), ...change }
  const isReopened = isCancelled(order) && !isCancelled(change)
  if (isReopened) await requireReopenable(order, session)
  const isClosed = isCancelled(change) && !isCancelled(order)
  const closing = isClosed ? await closeOrder(order, session) : {}
  const payment = await movePayment(order, { status, adminId, cashReceived }, session)
  const moved = await Order.findOneAndUpdate(
    { _id, status: before },
    mergeUpdates(
      { $set: { status }, $push: { history: entry }, $unset: { isUnseen: 1 } },
      further,
      closing,
      payment.update,
      setCheckDue({ ...order, status }),
    ),
    { session, returnDocument: 'after' },
  )
    .lean()
    .catch((error: unknown) => {
      throw toRefusal(error)
    })
  if (!moved) throw orderNotFound()
  const isAsBefore = isReopened && (await dropHeld(order, status, session))
  const mails = isAsBefore ? newInvoiceMails(moved) : statusMails(_id, status, isUnpaid)
  mails.push(...payment.mails)
  await enqueueAll(holdBack(mails, order, entry), session)
  await settleRegister(moved, session)
  if (isClosed) await giveBackStock(keptLines(order), { orderId: _id }, session)
  if (isReopened && !(await retakeStock(keptLines(order), _id, session))) {
    throw userError(orderMessages.STOCK_TOO_LOW_TO_REOPEN())
  }
  return moved
}

/** Credits the invoice of an order that is cancelled, and closes its proposals. */
async function closeOrder(order: OrderRecord, session: ClientSession): Promise<OrderUpdate> {
  return mergeUpdates(await creditCancelled(order, session), await closeProposals(order, session))
}

/** The customer has the invoice from before the cancellation, which a credit note has reduced. */
function newInvoiceMails({ _id, status, invoice }: OrderRecord): OutboxEntryFields[] {
  return invoice?.state === 'OPEN' && BILLED.includes(status) ? [invoiceMail(_id)] : []
}

/** Throws if no line is left or all are replaced by another order, or if an unchecked prescription was deleted. */
async function requireReopenable(order: OrderRecord, session: ClientSession): Promise<void> {
  const { userId, lines, changes, prescriptionIds = [] } = order
  if (lines.length === 0) {
    const { ALL_LINES_REJECTED, NO_LINES_LEFT } = orderMessages
    throw userError(changes ? NO_LINES_LEFT() : ALL_LINES_REJECTED(), 'status')
  }
  await requireReplaceable(order, session)
  if (!isUnchecked(order) || (await usePrescriptions(userId, prescriptionIds, session))) return
  throw userError(orderMessages.PRESCRIPTION_DELETED(), 'status')
}

/**
 * Converts a duplicate UPI transaction to an error for the user. No other unique field can conflict when an order
 * changes its status; DocumentDB does not name the index here.
 */
function toRefusal(error: unknown): unknown {
  return isDuplicate(error) ? upiTransactionUsed() : error
}
