import { z } from 'zod'
import type { UserErrorCode } from '../../../contract/types.generated.ts'
import { issue } from '../../../lib/input.ts'
import type { Message } from '../../../lib/messages/define-messages.ts'
import { UserFacingError } from '../../../lib/user-error.ts'
import { findOrdersById, MAX_AT_ONCE } from '../list/order-list.service.ts'
import { orderMessages } from '../messages.ts'
import type { OrderRecord } from '../record/order.model.ts'

export interface OrderRefusal extends Message<UserErrorCode> {
  orderId: string
  order: OrderRecord | null
}

export interface ChangedOrders {
  changed: OrderRecord[]
  refused: OrderRefusal[]
}

/** A list of different orders, each with these fields. */
export const ordersField = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .array(z.object({ orderId: z.string().toLowerCase(), ...fields }))
    .min(1, issue(orderMessages.NO_ORDER_SELECTED()))
    .max(MAX_AT_ONCE, issue(orderMessages.TOO_MANY_ORDERS_SELECTED({ max: MAX_AT_ONCE })))
    .refine(holdsEachOnce, issue(orderMessages.ORDER_SELECTED_TWICE()))

function holdsEachOnce(orders: { orderId?: unknown }[]): boolean {
  return new Set(orders.map(({ orderId }) => orderId)).size === orders.length
}

/**
 * Changes each order, or says why it cannot be changed. The orders change one after the other because they share the
 * invoice counter: concurrent transactions would only restart each other.
 */
export async function changeOrders<Wanted extends { orderId: string }>(
  orders: readonly Wanted[],
  change: (wanted: Wanted) => Promise<OrderRecord>,
): Promise<ChangedOrders> {
  const changed: OrderRecord[] = []
  const refused: Omit<OrderRefusal, 'order'>[] = []
  for (const wanted of orders) {
    try {
      changed.push(await change(wanted))
    } catch (error) {
      const [first] = error instanceof UserFacingError ? error.userErrors : []
      if (!first) throw error
      const { code, reason, params, message } = first
      refused.push({ orderId: wanted.orderId, code, reason, params, message })
    }
  }
  return { changed, refused: await addOrders(refused) }
}

/** Adds the current orders with one command. */
async function addOrders(refused: Omit<OrderRefusal, 'order'>[]): Promise<OrderRefusal[]> {
  if (refused.length === 0) return []
  const orders = await findOrdersById(refused.map(({ orderId }) => orderId))
  const byId = new Map(orders.map((order) => [order._id.toHexString(), order]))
  return refused.map((each) => ({ ...each, order: byId.get(each.orderId) ?? null }))
}
