import type { Message } from '../../../../lib/messages/define-messages.ts'
import { isCancelled } from '../../record/order-statuses.ts'
import type { OrderRecord } from '../../record/order.model.ts'
import { documentTexts, methodTexts, stateTexts } from './texts.ts'

const texts = documentTexts

/** How an order is paid, and whether it was, as on the web page. */
export function describePayment({
  payment,
  ...order
}: Pick<OrderRecord, 'payment' | 'pickUp' | 'status' | 'total'>): Message[] {
  const { method, state, upiReference: reference, upiTransactionId: id } = payment
  const isCash = method === 'CASH_ON_DELIVERY'
  const isFree = order.total === 0 || (state === 'DUE' && isCancelled(order))
  return [
    isCash && order.pickUp ? texts.PAID_AT_SHOP() : methodTexts[method](),
    isFree ? texts.NO_PAYMENT_DUE() : describeState(state, isCash, order.pickUp),
    ...(reference === undefined ? [] : [texts.PAYMENT_REFERENCE({ reference })]),
    ...(id === undefined ? [] : [texts.UPI_TRANSACTION({ id })]),
  ]
}

function describeState(
  state: OrderRecord['payment']['state'],
  isCash: boolean,
  pickUp?: true,
): Message {
  if (isCash && state === 'DUE') return pickUp ? texts.DUE_AT_SHOP() : texts.DUE_ON_DELIVERY()
  if (isCash && state === 'RECEIVED') {
    return pickUp ? texts.RECEIVED_AT_SHOP() : texts.RECEIVED_ON_DELIVERY()
  }
  return stateTexts[state]()
}
