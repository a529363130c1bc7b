import { z } from 'zod'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { orderMessages } from '../messages.ts'
import { isUnchecked } from '../record/check-state.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { optionalTextField, parseInput } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'

/** A status that an admin sets, for one order or several. */
export interface WantedStatus {
  /** Null for the next status of the order. */
  status: OrderStatus | null
  /** Why the order is cancelled, for the shopper. Missing if none was entered. */
  reason?: string
}

/** What an admin says about a delivery. */
export interface Delivery {
  /** Whether cash was received with it. True unless said otherwise. */
  cashReceived?: boolean | null
}

export interface NewStatus extends WantedStatus {
  status: OrderStatus
}

export interface StatusInput {
  status: OrderStatus | null
  reason?: string | null
}

export const MAX_REASON = 200

const fields = z.object({ reason: optionalTextField('Reason', MAX_REASON).nullish() })

/** Throws for the status that only shoppers set, and for a reason that is too long or of another status. */
export function parseNewStatus(input: StatusInput): WantedStatus {
  const { status } = input
  if (status === 'CANCELLED_BY_SHOPPER') {
    throw userError(orderMessages.STATUS_NOT_SETTABLE(), 'status')
  }
  const { reason } = parseInput(fields, input)
  if (!reason) return { status }
  if (status !== 'CANCELLED_BY_SELLER') {
    throw userError(orderMessages.REASON_WITHOUT_CANCELLATION(), 'reason')
  }
  return { status, reason }
}

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PACKED',
  PACKED: 'DELIVERED',
}

/** The next status of an order, or null if it has none or its prescription must be checked first. */
export function nextStatus(order: Pick<OrderRecord, 'status' | 'lines' | 'check'>) {
  return isUnchecked(order) ? null : (NEXT[order.status] ?? null)
}
