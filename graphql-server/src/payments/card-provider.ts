import type { Paise } from '../lib/money.ts'

/** An amount that somebody is to pay by card, once. */
export interface CardPayment {
  /** The order's number, which the provider shows. */
  reference: string
  amount: Paise
  /** A repeat under the same key opens the same page. */
  idempotencyKey: string
}

/** A page of the provider on which a card is charged. */
export interface CardPage {
  sessionId: string
  url: string
}

/** How a page ended. */
export interface CardEvent {
  sessionId: string
  /** False when it closed without a payment. */
  isPaid: boolean
}

/** Who charges cards. No card's number ever comes near the store. */
export interface CardProvider {
  /** Opens a page, which closes by itself after some time. Fails when the provider can't be reached. */
  open(payment: CardPayment): Promise<CardPage>
  /** Closes a page, so that it can't be paid any more. */
  close(sessionId: string): Promise<void>
  /** What a message of the provider tells; null when it is about something else. Refuses an unsigned one. */
  readEvent(body: Buffer, signature: string): CardEvent | null
}

/** A message that the provider did not sign, or long ago. */
export class UnsignedMessage extends Error {}
