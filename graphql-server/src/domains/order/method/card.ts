import { requestError } from '../../../lib/errors.ts'
import { userError } from '../../../lib/user-error.ts'
import type { CardPage, CardProvider } from '../../../payments/card-provider.ts'
import { paymentMessages } from '../payment-messages.ts'
import type { PaymentMethodRules } from './payment-method.ts'

/** The customer pays by card on the card provider's page. */
export const card: PaymentMethodRules = {
  name: 'Card',
  requireOffered: ({ cards }) => void requireCards(cards),
  isPaidFirst: false,
  isPaidOnDelivery: false,
  begin: () => ({ state: 'DUE' }),
  page: {
    open({ _id, number, total }, cards) {
      const payment = { reference: number, amount: total, idempotencyKey: _id.toHexString() }
      return requireCards(cards).open(payment).catch(unavailable)
    },
    async close(sessionId, cards) {
      await cards?.close(sessionId).catch(() => undefined)
    },
    refund: async (wanted, cards) => (cards ? cards.refund(wanted) : null),
  },
  settable: [],
}

function requireCards(cards: CardProvider | null): CardProvider {
  if (!cards) throw requestError(paymentMessages.NO_CARD_PAYMENTS())
  return cards
}

function unavailable(): CardPage {
  throw userError(paymentMessages.CARDS_NOT_CHARGED(), 'paymentMethod')
}
