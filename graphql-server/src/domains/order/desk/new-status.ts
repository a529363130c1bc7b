import { z } from 'zod'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { orderMessages } from '../messages.ts'
import { orderedItems } from '../payment/add-refund.service.ts'
import type { WantedRefund } from '../record/added-refund.ts'
import { isUnchecked } from '../record/check-state.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { optionalTextField, parseInput } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'

/** A status that an admin sets for one order or several. */
export interface WantedStatus {
  /** Null for each order's next status. */
  status: OrderStatus | null
  /** Why the order is cancelled, for the customer. Missing if the admin entered no reason. */
  reason?: string
}

/** The admin's details about a delivery. */
export interface Delivery {
  /** Whether cash was received with the delivery. Defaults to true. */
  cashReceived?: boolean | null
  /** Whether the customer collects an order that was to be delivered. */
  pickUp?: boolean | null
}

export interface NewStatus extends WantedStatus {
  status: OrderStatus
}

export interface StatusInput {
  status: OrderStatus | null
  reason?: string | null
  returned?: unknown
}

export const MAX_REASON = 200

const fields = z.object({
  reason: optionalTextField('Reason', MAX_REASON).nullish(),
  returned: orderedItems.default([]),
})

/**
 * Parses a status and the items that the customer returned at the door. Throws for the status that only customers set,
 * for a reason that is too long or does not belong to a cancellation, and for returned items without a delivery.
 */
export function parseNewStatus(
  input: StatusInput,
): WantedStatus & { returned: WantedRefund['lines'] } {
  const { status } = input
  if (status === 'CANCELLED_BY_SHOPPER') {
    throw userError(orderMessages.STATUS_NOT_SETTABLE(), 'status')
  }
  const { reason, returned } = parseInput(fields, input)
  if (returned.length > 0 && status !== 'DELIVERED') {
    throw userError(orderMessages.RETURNED_WITHOUT_DELIVERY(), 'returned')
  }
  if (!reason) return { status, returned }
  if (status !== 'CANCELLED_BY_SELLER') {
    throw userError(orderMessages.REASON_WITHOUT_CANCELLATION(), 'reason')
  }
  return { status, reason, returned }
}

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PACKED',
  PACKED: 'DELIVERED',
}

/** The order's next status. Null if it has no next status or its prescription must be checked first. */
export function nextStatus(order: Pick<OrderRecord, 'status' | 'lines' | 'check'>) {
  return isUnchecked(order) ? null : (NEXT[order.status] ?? null)
}
