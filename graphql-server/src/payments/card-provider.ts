import type { Paise } from '../lib/money.ts'

/** A card payment to collect once. */
interface CardPayment {
  /** The order's number, which the provider displays. */
  reference: string
  amount: Paise
  /** The same key returns the same page. */
  idempotencyKey: string
}

export interface CardPage {
  sessionId: string
  url: string
}

/** How a payment page ended. */
export interface PageEnd {
  sessionId: string
  /** False when the page expired without a payment. */
  isPaid: boolean
}

export interface CardRefund {
  sessionId: string
  orderNumber: string
  amount: Paise
  /** Identifies the refund in its order. */
  purpose: string
}

/** A refund that failed after the provider had accepted it, as when the card's account is closed. */
export interface FailedRefund extends Pick<CardRefund, 'orderNumber' | 'purpose'> {
  /** The provider's reference of the refund. */
  reference: string
}

export type CardEvent = PageEnd | FailedRefund

/** A provider of card payments. The store never sees a card number. */
export interface CardProvider {
  /** Opens a payment page, which expires after some time. Rejects when the provider can't be reached. */
  open(payment: CardPayment): Promise<CardPage>
  /** Closes a payment page, so that it can't be used any more. */
  close(sessionId: string): Promise<void>
  /**
   * Refunds the payment of a page or a part of it, once for each purpose however often it is called. Returns the
   * provider's reference of the refund. Rejects when it is unknown whether it was refunded.
   */
  refund(refund: CardRefund): Promise<string>
  /** Parses an event from the provider. Returns null for events of other kinds, and throws for unsigned and malformed ones. */
  readEvent(body: Buffer, signature: string): CardEvent | null
}

/** An event that the provider signed, but that does not have the form of one. */
export class MalformedMessage extends Error {}

/** An event that the provider did not sign, or signed too long ago. */
export class UnsignedMessage extends Error {}
