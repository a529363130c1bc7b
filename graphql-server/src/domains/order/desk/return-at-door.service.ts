import { Types, type ClientSession } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import { giveBackStock, retakeStock } from '../../catalogue/stock/stock.service.ts'
import { noteMovement } from '../cash/cash-book.service.ts'
import { madeRefundMail, newRefundMails } from '../mail/refund-mail.ts'
import { orderMessages } from '../messages.ts'
import { removeRefund, type RemovedInput } from '../payment/add-refund.service.ts'
import { storeChange } from '../payment/due-refund.ts'
import { planRefund, type WantedRefund } from '../record/added-refund.ts'
import { keptLines } from '../record/kept-lines.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { refundsOf } from '../record/past-refunds.ts'
import type { RefundLineRecord, RefundRecord } from '../record/refund.model.ts'
import { amountLeft, findRefund } from '../record/refunds.ts'

type Returned = WantedRefund['lines']

/**
 * Takes back the items that the customer returned when the order was delivered, within the delivery's transaction. They
 * return to stock. If the order was paid in cash, the refund was made in cash at the door; otherwise it is due. Throws
 * if the order was not paid, if nothing is left of it, or if some items of an H1 medicine would stay.
 */
export async function returnAtDoor(
  order: OrderRecord,
  returned: Returned,
  adminId: Types.ObjectId,
  session: ClientSession,
): Promise<OrderRecord> {
  if (returned.length === 0) return order
  const refund = planReturn(order, returned, adminId)
  const known = refundsOf(order)
  const after = [...known, refund]
  await giveBackStock(refund.lines, { orderId: order._id, reason: 'RETURNED' }, session)
  if (refund.cashAt) await noteMovement(refund.cashAt, session)
  const mails = refund.cashAt
    ? [madeRefundMail(order._id, refund)]
    : newRefundMails(order._id, known, after)
  await enqueueAll(mails, session)
  return storeChange(order, after, adminId, session)
}

/**
 * Removes a refund that an admin has added by mistake. Takes items that were returned at the door from stock again, and
 * throws if there are too few. A cancelled order takes nothing: all of its items are in stock.
 */
export function removeAddedRefund(
  adminId: Types.ObjectId,
  input: RemovedInput,
): Promise<OrderRecord> {
  return removeRefund(adminId, input, undoReturn)
}

async function undoReturn(
  order: OrderRecord,
  refundId: string,
  session: ClientSession,
): Promise<void> {
  const { atDoor, lines = [] } = findRefund(order, refundId) ?? {}
  if (!atDoor || isCancelled(order)) return
  if (!(await retakeStock(lines, order._id, session))) {
    throw userError(orderMessages.STOCK_TOO_LOW_TO_REOPEN(), 'refundId')
  }
}

function planReturn(
  order: OrderRecord,
  returned: Returned,
  adminId: Types.ObjectId,
): RefundRecord & { lines: RefundLineRecord[] } {
  const amount = Math.min(priceOf(order, returned), amountLeft(order))
  const reason = 'PART_OF_LINES'
  const lines = planRefund(order, { reason, lines: returned, amount })
  if (amount === 0) throw userError(orderMessages.RETURNED_ITEMS_FREE(), 'returned')
  const at = new Date()
  const refund = { id: new Types.ObjectId().toHexString(), reason, amount, lines } as const
  const added = {
    ...refund,
    from: 'RECEIVED',
    atDoor: true,
    addedAt: at,
    addedBy: adminId,
  } as const
  requireSomeLeft({ ...order, refunds: [...refundsOf(order), { ...added, state: 'DUE' }] })
  requireWholeH1(order, lines)
  if (!order.payment.cash) return { ...added, state: 'DUE' }
  return {
    ...{ ...added, state: 'REFUNDED', reference: 'Cash' },
    ...{ refundedAt: at, cashAt: at, adminId },
  }
}

function priceOf({ lines }: OrderRecord, returned: Returned): number {
  const quantities = new Map(returned.map(({ productId, quantity }) => [productId, quantity]))
  return lines.reduce(
    (sum, { productId, discountedPrice }) =>
      sum + discountedPrice * (quantities.get(productId.toHexString()) ?? 0),
    0,
  )
}

function requireSomeLeft(order: OrderRecord): void {
  if (keptLines(order).length === 0)
    throw userError(orderMessages.RETURNED_EVERYTHING(), 'returned')
}

/** The register names the batches of a line, so it cannot say which of them came back. */
function requireWholeH1(order: OrderRecord, returned: readonly RefundLineRecord[]): void {
  const ordered = new Map(order.lines.map((line) => [line.productId.toHexString(), line]))
  for (const { productId, name, quantity } of returned) {
    const line = ordered.get(productId.toHexString())
    if (line?.schedule !== 'H1' || line.quantity === quantity) continue
    throw userError(orderMessages.RETURNED_H1_IN_PART({ product: name }), 'returned')
  }
}
