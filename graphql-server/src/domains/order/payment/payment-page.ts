import type { CardProvider } from '../../../payments/card-provider.ts'
import { methodOf } from '../method/methods.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'

/** The order with the payment page of its method, or as it is if the method has none. Throws if it can't be opened. */
export async function withPaymentPage(
  draft: OrderRecord,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const card = await methodOf(draft.payment).page?.open(draft, cards)
  return card ? { ...draft, payment: { ...draft.payment, card } } : draft
}

/** Closes the payment page of an order, if there is one. */
export async function closePage(
  { payment }: Pick<OrderRecord, 'payment'>,
  cards: CardProvider | null,
): Promise<void> {
  if (payment.card) await methodOf(payment).page?.close(payment.card.sessionId, cards)
}

/** Closes the payment page of an order that was cancelled before it was paid. */
export async function closePageIfCancelled(
  order: OrderRecord,
  cards: CardProvider | null,
): Promise<void> {
  if (order.payment.state === 'DUE' && isCancelled(order)) await closePage(order, cards)
}
