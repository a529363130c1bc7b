import type { Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import type { CardPage, CardProvider, CardRefund } from '../../../payments/card-provider.ts'

/** What payment methods need of the store. */
export interface PaymentServices {
  cards: CardProvider | null
  store: { upiPayments: boolean }
}

/** An order that is being placed and costs something. */
interface Checkout {
  userId: Types.ObjectId
  idempotencyKey: string
  total: Paise
  /** The transaction that the customer has entered, if the method asks for it. */
  upiTransactionId: string | null
  /** The reference of the payment that the customer has begun, if it holds the products of the order. */
  begunReference: string | null
}

/** The payment of a new order. */
interface NewPayment {
  state: Extract<PaymentState, 'DUE' | 'CLAIMED' | 'RECEIVED'>
  upiReference?: string
  upiTransactionId?: string
}

/** The page of a provider on which the customer pays after ordering. */
export interface PaymentPages {
  /** Throws a user error if the provider can't be reached. */
  open: (
    order: { _id: Types.ObjectId; number: string; total: Paise },
    cards: CardProvider | null,
  ) => Promise<CardPage>
  /** Never fails, because pages expire by themselves. */
  close: (sessionId: string, cards: CardProvider | null) => Promise<void>
  /**
   * Refunds a payment or a part of it, once for each purpose. Returns the provider's reference, or null if the shop has
   * no provider. Rejects if it is unknown whether it was refunded.
   */
  refund: (wanted: CardRefund, cards: CardProvider | null) => Promise<string | null>
}

/** The rules of a payment method. Each method is one object in a file of its own, listed in `methods.ts`. */
export interface PaymentMethodRules {
  /** As in a list: 'Cash on delivery'. */
  name: string
  /** Throws if the shop does not offer it. */
  requireOffered: (services: PaymentServices) => void
  /** Whether customers pay before they place the order. Its products can be reserved while they pay. */
  isPaidFirst: boolean
  /** Whether customers pay when they receive the order. */
  isPaidOnDelivery: boolean
  begin: (checkout: Checkout) => NewPayment
  /**
   * With a page, the confirmation, the prescription check and the team's notification wait for the payment, and the
   * provider makes the refunds. Without a page, the team makes them.
   */
  page?: PaymentPages
  /** The states that the team sets by hand. */
  settable: readonly PaymentState[]
}
