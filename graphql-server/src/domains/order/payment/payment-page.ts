import type { CardProvider } from '../../../payments/card-provider.ts'
import { methodOf } from '../method/methods.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'

/**
 * Stores an order by calling `place`, with the payment page of its method if there is one. If that fails, closes the
 * page, which has not been shown.
 */
export async function withPaymentPage(
  draft: OrderRecord,
  cards: CardProvider | null,
  place: (order: OrderRecord) => Promise<OrderRecord | null>,
): Promise<OrderRecord | null> {
  const { page } = methodOf(draft.payment)
  if (!page) return place(draft)
  const card = await page.open(draft, cards)
  let placed: OrderRecord | null = null
  try {
    placed = await place({ ...draft, payment: { ...draft.payment, card } })
    return placed
  } finally {
    if (!placed) await page.close(card.sessionId, cards)
  }
}

/** Closes the payment page of an order that was cancelled before it was paid. */
export async function closePageIfCancelled(
  order: OrderRecord,
  cards: CardProvider | null,
): Promise<void> {
  const { state, card } = order.payment
  if (!card || state !== 'DUE' || !isCancelled(order)) return
  await methodOf(order.payment).page?.close(card.sessionId, cards)
}
