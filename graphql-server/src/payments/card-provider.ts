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

/** The outcome of a payment page. */
export interface PageEnd {
  sessionId: string
  /** False if the page expired without a payment. */
  isPaid: boolean
}

export interface CardRefund {
  sessionId: string
  orderNumber: string
  amount: Paise
  /** Identifies the refund within its order. */
  purpose: string
}

/** A refund that failed after the provider had accepted it, for example because the card's account was closed. */
export interface FailedRefund extends Pick<CardRefund, 'orderNumber' | 'purpose'> {
  /** The provider's reference for the refund. */
  reference: string
}

export type CardEvent = PageEnd | FailedRefund

/** A card payment provider. The server never sees card numbers. */
export interface CardProvider {
  /** Opens a payment page, which expires after some time. Rejects if the provider cannot be reached. */
  open(payment: CardPayment): Promise<CardPage>
  /** Closes a payment page, so that it can no longer be used. */
  close(sessionId: string): Promise<void>
  /**
   * Refunds a page's payment or a part of it, once per purpose, however often it is called. Returns the provider's
   * reference for the refund. Rejects if it is unknown whether the payment was refunded.
   */
  refund(refund: CardRefund): Promise<string>
  /** Parses a provider's event. Returns null for other kinds of events. Throws for unsigned and malformed events. */
  readEvent(body: Buffer, signature: string): CardEvent | null
}

/** An event that the provider signed, but that is malformed. */
export class MalformedMessage extends Error {}

/** An event that the provider did not sign, or signed too long ago. */
export class UnsignedMessage extends Error {}
