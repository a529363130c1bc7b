import type { Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import type { CashRecord, OrderRecord } from './order.model.ts'
import { mergeUpdates, type OrderUpdate } from './order-update.ts'
import { isListed, paidState, setFields, toStored, writePast } from './past-refunds.ts'
import type { RefundRecord } from './refund.model.ts'
import { isDue, paymentStateWith } from './refunds.ts'

/** Sets a payment state and adds it to the payment's history. */
export function setState(
  state: PaymentState,
  adminId: Types.ObjectId | null,
  at = new Date(),
): OrderUpdate {
  return {
    $set: { 'payment.state': state, 'payment.notedAt': at, 'payment.adminId': adminId },
    $push: { 'payment.history': { state, at, adminId } },
  }
}

/** Sets the state of a payment with these refunds. It is `state` unless the whole order is paid back. */
export function setPaid(
  state: PaymentState,
  refunds: readonly RefundRecord[],
  adminId: Types.ObjectId | null,
): OrderUpdate {
  return mergeUpdates(
    setState(paymentStateWith(refunds, state), adminId, madeAt(refunds)),
    storeRefunds(refunds),
  )
}

type CashReceipt = Pick<CashRecord, 'adminId' | 'withDelivery'> & { at?: Date }

/** The order with its whole total received in cash, or without cash. */
export function withCash<Paid extends Pick<OrderRecord, 'total' | 'payment'>>(
  order: Paid,
  receipt: CashReceipt | null,
): Paid {
  const payment = { ...order.payment }
  if (receipt) payment.cash = { at: new Date(), ...receipt, amount: order.total }
  else delete payment.cash
  delete payment.reduction
  return { ...order, payment }
}

/** Stores the cash received for an order. It contains earlier changes. */
export function storeCash({ payment }: Pick<OrderRecord, 'payment'>): OrderUpdate {
  return setFields({ 'payment.cash': payment.cash, 'payment.reduction': payment.reduction })
}

/** Stores an order's refunds, and its payment state if the refunds change it. */
export function updateRefunds(
  order: Pick<OrderRecord, 'payment'>,
  refunds: readonly RefundRecord[],
  adminId: Types.ObjectId | null,
): OrderUpdate {
  const state = paidState(order) ?? order.payment.state
  return paymentStateWith(refunds, state) === order.payment.state
    ? storeRefunds(refunds)
    : setPaid(state, refunds, adminId)
}

/** Stores the refunds of an order whose payment state is already right. */
export function storeRefunds(refunds: readonly RefundRecord[]): OrderUpdate {
  const isAddedDue = refunds.some((refund) => isListed(refund) && isDue(refund))
  const list = {
    refunds: refunds.length > 0 ? toStored(refunds) : undefined,
    addedRefundDue: isAddedDue || undefined,
  }
  return mergeUpdates(setFields(list), writePast(refunds))
}

/** When the whole order was paid back, which is also when its payment got that state. */
function madeAt(refunds: readonly RefundRecord[]): Date | undefined {
  return refunds.find(({ reason }) => reason === 'ORDER_CANCELLED')?.refundedAt
}
