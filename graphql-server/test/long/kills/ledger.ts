/** The responses to the customers, for comparison with the stored data. */
export interface Ledger {
  /** Acknowledged orders by idempotency key. */
  orders: Map<string, AcknowledgedOrder>
  /** Error codes of rejected submissions by idempotency key. */
  refused: Map<string, string>
  /** The ids of orders whose cancellation was acknowledged. */
  cancelled: Set<string>
  /** The invoice numbers of orders whose confirmation was acknowledged, by order id. */
  invoices: Map<string, string>
  /** The ids of orders whose payment was acknowledged as received, and of delivered orders. */
  received: Set<string>
  delivered: Set<string>
  /** The ids of orders that the admin has tried to refund, and of orders whose refund was acknowledged. */
  refunds: { tried: Set<string>; acknowledged: Set<string> }
  /** The goodwill refunds of 1 rupee that the admin has tried to add, and the acknowledged ones, by order id. */
  added: { tried: Map<string, number>; acknowledged: Map<string, number> }
  /** The ids of refunds whose payment in cash was acknowledged. */
  paidBack: Set<string>
  /** The number of acknowledged counts of cash. */
  counts: number
  /** The number of acknowledged reservations. */
  reserved: number
  /** The number of requests to place an order, including repeats. */
  tried: number
  /** The number of requests without a response, or with one that asks to retry. */
  unanswered: number
  /** Responses that should never occur. */
  wrong: string[]
}

interface AcknowledgedOrder {
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
    received: new Set(),
    delivered: new Set(),
    refunds: { tried: new Set(), acknowledged: new Set() },
    added: { tried: new Map(), acknowledged: new Map() },
    paidBack: new Set(),
    counts: 0,
    reserved: 0,
    tried: 0,
    unanswered: 0,
    wrong: [],
  }
}
