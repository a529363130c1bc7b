import type { CardProvider } from '../../../payments/card-provider.ts'
import { methodOf } from '../method/methods.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'

/** Adds the payment page of the order's method, if the method has one. Throws if the page cannot be opened. */
export async function withPaymentPage(
  draft: OrderRecord,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const card = await methodOf(draft.payment).page?.open(draft, cards)
  return card ? { ...draft, payment: { ...draft.payment, card } } : draft
}

/** Closes an order's payment page, if it has one. */
export async function closePage(
  { payment }: Pick<OrderRecord, 'payment'>,
  cards: CardProvider | null,
): Promise<void> {
  if (payment.card) await methodOf(payment).page?.close(payment.card.sessionId, cards)
}

/** Closes the payment page if the order was cancelled before it was paid. */
export async function closePageIfCancelled(
  order: OrderRecord,
  cards: CardProvider | null,
): Promise<void> {
  if (order.payment.state === 'DUE' && isCancelled(order)) await closePage(order, cards)
}
