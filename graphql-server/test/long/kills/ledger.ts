/** What the shoppers were told, to be compared with what the store holds in the end. */
export interface Ledger {
  /** Orders that were acknowledged, by their idempotency key. */
  orders: Map<string, AcknowledgedOrder>
  /** Codes of the refusals of submissions, by their idempotency key. */
  refused: Map<string, string>
  /** Order ids whose cancellation was acknowledged. */
  cancelled: Set<string>
  /** Numbers of the invoices of orders whose confirmation was acknowledged, by order id. */
  invoices: Map<string, string>
  /** Requests that placed an order, repeats included. */
  tried: number
  /** Requests that got no answer, or one that says to try again. */
  unanswered: number
  /** Answers that nobody should get. */
  wrong: string[]
}

export interface AcknowledgedOrder {
  id: string
  number: string
  total: number
  userId: string
}

export function newLedger(): Ledger {
  return {
    orders: new Map(),
    refused: new Map(),
    cancelled: new Set(),
    invoices: new Map(),
    tried: 0,
    unanswered: 0,
    wrong: [],
  }
}
