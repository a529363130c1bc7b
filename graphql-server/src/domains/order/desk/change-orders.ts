import { z } from 'zod'
import type { UserErrorCode } from '../../../contract/types.generated.ts'
import { UserFacingError } from '../../../lib/user-error.ts'
import { findOrdersById, MAX_AT_ONCE } from '../list/order-list.service.ts'
import type { OrderRecord } from '../record/order.model.ts'

export interface OrderRefusal {
  orderId: string
  order: OrderRecord | null
  code: UserErrorCode
  message: string
}

export interface ChangedOrders {
  changed: OrderRecord[]
  refused: OrderRefusal[]
}

/** A list of different orders, each with these fields. */
export const ordersField = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .array(z.object({ orderId: z.string().toLowerCase(), ...fields }))
    .min(1, 'Please select an order.')
    .max(MAX_AT_ONCE, `Please select at most ${MAX_AT_ONCE} orders.`)
    .refine(holdsEachOnce, 'An order must not be in the list twice.')

function holdsEachOnce(orders: { orderId?: unknown }[]): boolean {
  return new Set(orders.map(({ orderId }) => orderId)).size === orders.length
}

/**
 * Changes each order, or says why it can't be changed. One after the other, because they share the counter of the
 * invoices: concurrent transactions would only restart each other.
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
      const [reason] = error instanceof UserFacingError ? error.userErrors : []
      if (!reason) throw error
      refused.push({ orderId: wanted.orderId, code: reason.code, message: reason.message })
    }
  }
  return { changed, refused: await addOrders(refused) }
}

/** Adds the orders as they are now, with one command. */
async function addOrders(refused: Omit<OrderRefusal, 'order'>[]): Promise<OrderRefusal[]> {
  if (refused.length === 0) return []
  const orders = await findOrdersById(refused.map(({ orderId }) => orderId))
  const byId = new Map(orders.map((order) => [order._id.toHexString(), order]))
  return refused.map((each) => ({ ...each, order: byId.get(each.orderId) ?? null }))
}
