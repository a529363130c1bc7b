import type { Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import type { CardPage, CardProvider, CardRefund } from '../../../payments/card-provider.ts'

/** The services and settings that payment methods need. */
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
  /** The reference of the customer's open payment, if it holds the order's products. */
  begunReference: string | null
}

/** A new order's payment. */
interface NewPayment {
  state: Extract<PaymentState, 'DUE' | 'CLAIMED' | 'RECEIVED'>
  upiReference?: string
  upiTransactionId?: string
}

/** The provider's page on which the customer pays after ordering. */
export interface PaymentPages {
  /** Throws a user error if the provider cannot be reached. */
  open: (
    order: { _id: Types.ObjectId; number: string; total: Paise },
    cards: CardProvider | null,
  ) => Promise<CardPage>
  /** Never fails, because pages expire anyway. */
  close: (sessionId: string, cards: CardProvider | null) => Promise<void>
  /**
   * Refunds a payment or a part of it, once for each purpose. Returns the provider's reference, or null if the shop has
   * no provider. Rejects if the result is unknown.
   */
  refund: (wanted: CardRefund, cards: CardProvider | null) => Promise<string | null>
}

/** The rules of a payment method. Each method is one object in its own file, listed in `methods.ts`. */
export interface PaymentMethodRules {
  /** The name in a list, such as 'Cash on delivery'. */
  name: string
  /** The name for orders that the customer collects, if it differs. */
  pickUpName?: string
  /** Throws if the shop does not offer the method. */
  requireOffered: (services: PaymentServices) => void
  /** Whether customers pay before they place the order. Its products can be reserved while they pay. */
  isPaidFirst: boolean
  /** Whether customers pay on delivery. */
  isPaidOnDelivery: boolean
  begin: (checkout: Checkout) => NewPayment
  /**
   * With a page, the confirmation, the prescription check and the team's notification wait for the payment, and the
   * provider makes the refunds. Without a page, the team makes them.
   */
  page?: PaymentPages
  /** The states that the team can set. */
  settable: readonly PaymentState[]
}
