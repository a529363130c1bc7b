import type { ClientSession, Types } from 'mongoose'
import type { ChangeDecision } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import { sumTotals } from '../../cart/cart-totals.ts'
import { giveBackStock } from '../../catalogue/stock/stock.service.ts'
import { enqueueChangeMail } from '../mail/change-mail.ts'
import { newRefundMails, toTeam } from '../mail/refund-mail.ts'
import { cancelEmpty } from '../record/cancel-empty.ts'
import { setCheckDue } from '../record/check-state.ts'
import type { OrderChangeRecord } from '../record/order-change.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import { paidState, refundsOf, setFields } from '../record/past-refunds.ts'
import { updateRefunds } from '../record/payment-changes.ts'
import { settle } from '../record/refunds.ts'
import { mayBecomeDearer, replaceItems, type PlannedChange } from '../record/plan-change.ts'

/** A planned change with the team member who made or proposed it, and who agreed to it. */
export interface DecidedChange extends PlannedChange {
  adminId: Types.ObjectId
  how: ChangeDecision
}

/**
 * Changes an order's lines within a transaction that has taken the substitute from stock: totals, refund, history, emails
 * and the stock of the items that leave the order. An order that keeps no line is cancelled. `further` is stored with it.
 */
export async function applyChange(
  order: OrderRecord,
  change: DecidedChange,
  further: OrderUpdate,
  session: ClientSession,
): Promise<OrderRecord> {
  const { _id } = order
  const { line, missing, adminId } = change
  const at = new Date()
  const lines = replaceItems(order.lines, change)
  const totals = sumTotals(lines)
  const payment = withReduction(order, totals.total)
  const refunds = settle({ ...order, payment, total: totals.total }, paidState(order))
  const changed = await storeChanges(
    order,
    mergeUpdates(
      { $set: { lines, ...totals, ...(order.roundOff && { roundOff: 0 }) } },
      setFields({ 'payment.reduction': payment.reduction }),
      updateRefunds(order, refunds, adminId),
      recordChange(change, line.quantity - missing, at),
      cancelEmpty(lines, at, adminId),
      setCheckDue({ ...order, lines }),
      lines.length === 0 ? { $unset: { isUnseen: 1 } } : {},
      further,
    ),
    session,
  )
  await enqueueAll(newRefundMails(_id, refundsOf(order), refunds).filter(toTeam), session)
  await enqueueChangeMail(changed, session)
  await giveBackStock([{ productId: line.productId, quantity: missing }], { orderId: _id }, session)
  return changed
}

/** Adds an entry to the order's changes. Its line keeps `to` items. */
export function recordChange(
  { line, substitute, adminId, how }: DecidedChange,
  to: number,
  at: Date,
): OrderUpdate {
  const { productId, name, quantity: from } = line
  const entry: OrderChangeRecord = {
    ...{ at, adminId, productId, name, from, to, how },
    ...(substitute && {
      substitute: {
        productId: substitute.productId,
        name: substitute.name,
        quantity: substitute.quantity,
      },
    }),
  }
  return { $push: { changes: entry } }
}

export function storeChanges(
  { _id, status }: OrderRecord,
  update: OrderUpdate,
  session: ClientSession,
): Promise<OrderRecord> {
  const after = { session, returnDocument: 'after' } as const
  return Order.findOneAndUpdate({ _id, status }, update, after).orFail().lean().exec()
}

/** The payment of an order that costs less. Cash that is still to be collected follows the total without it. */
function withReduction({ payment, total: before }: OrderRecord, total: Paise) {
  if (mayBecomeDearer({ payment })) return payment
  const reduction = (payment.reduction ?? 0) + before - total
  return reduction === 0 ? payment : { ...payment, reduction }
}
