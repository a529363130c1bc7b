import { notConfigured } from '../../../lib/errors.ts'
import { userError } from '../../../lib/user-error.ts'
import type { CardPage, CardProvider } from '../../../payments/card-provider.ts'
import type { OrderRecord } from '../record/order.model.ts'

/**
 * Places an order paid by card: opens a payment page, then stores the order with it by calling `place`. If that
 * fails, closes the page, which has not been shown.
 */
export async function withCardPayment(
  draft: OrderRecord,
  cards: CardProvider | null,
  place: (order: OrderRecord) => Promise<OrderRecord | null>,
): Promise<OrderRecord | null> {
  if (!cards) throw notConfigured('Card payments are not configured.')
  const card = await openPage(draft, cards)
  let placed: OrderRecord | null = null
  try {
    placed = await place({ ...draft, payment: { ...draft.payment, card } })
    return placed
  } finally {
    if (!placed) await closePage(card.sessionId, cards)
  }
}

async function openPage({ _id, number, total }: OrderRecord, cards: CardProvider) {
  const idempotencyKey = _id.toHexString()
  return cards.open({ reference: number, amount: total, idempotencyKey }).catch((): CardPage => {
    const message = 'Cards cannot be charged right now. Please choose another way to pay.'
    throw userError('CARD_UNAVAILABLE', message, 'paymentMethod')
  })
}

/** Closes a payment page. Failures are ignored, because pages expire by themselves. */
export async function closePage(sessionId: string, cards: CardProvider | null): Promise<void> {
  await cards?.close(sessionId).catch(() => undefined)
}
