/** The responses to the shoppers, for comparison with the stored data. */
export interface Ledger {
  /** Acknowledged orders by idempotency key. */
  orders: Map<string, AcknowledgedOrder>
  /** Error codes of refused submissions by idempotency key. */
  refused: Map<string, string>
  /** The ids of orders whose cancellation was acknowledged. */
  cancelled: Set<string>
  /** The invoice numbers of orders whose confirmation was acknowledged, by order id. */
  invoices: Map<string, string>
  /** The number of requests to place an order, including repeats. */
  tried: number
  /** The number of requests without a response, or with one that says to try again. */
  unanswered: number
  /** Responses that should never occur. */
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
