import type { Types } from 'mongoose'
import { z } from 'zod'
import type { UserErrorCode } from '../../../contract/types.generated.ts'
import { parseInput } from '../../../lib/input.ts'
import { UserFacingError } from '../../../lib/user-error.ts'
import { parseNewStatus, type WantedStatus } from './new-status.ts'
import { MAX_AT_ONCE } from '../list/order-list.service.ts'
import { findOrdersById } from '../list/order-list.service.ts'
import { setOrderStatus, type OrderToMove } from './order-status.service.ts'
import { STATUSES } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'

export interface OrderRefusal {
  orderId: string
  order: OrderRecord | null
  code: UserErrorCode
  message: string
}

export interface MovedOrders {
  moved: OrderRecord[]
  refused: OrderRefusal[]
}

const inputFields = z.object({
  orders: z
    .array(
      z.object({
        orderId: z.string().toLowerCase(),
        from: z.enum(STATUSES),
        seenUpdatedAt: z.date().nullish(),
      }),
    )
    .min(1, 'Please select an order.')
    .max(MAX_AT_ONCE, `Please select at most ${MAX_AT_ONCE} orders.`)
    .refine(holdsEachOnce, 'An order must not be in the list twice.'),
  status: z.enum(STATUSES).nullish(),
  reason: z.string().nullish(),
})

function holdsEachOnce(orders: { orderId: string }[]): boolean {
  return new Set(orders.map(({ orderId }) => orderId)).size === orders.length
}

/**
 * Sets the status of each order, or moves it to its next status, if it is still as it was seen. One after the
 * other, because they share the counter of the invoices: concurrent transactions would only restart each other.
 */
export async function setOrderStatuses(
  adminId: Types.ObjectId,
  input: unknown,
  services: Parameters<typeof setOrderStatus>[2],
): Promise<MovedOrders> {
  const { orders, status = null, reason } = parseInput(inputFields, input)
  const wanted = parseNewStatus({ status, reason })
  const moved: OrderRecord[] = []
  const refused: Omit<OrderRefusal, 'order'>[] = []
  for (const order of orders) {
    const result = await move(adminId, { ...order, ...wanted }, services)
    if ('code' in result) refused.push(result)
    else moved.push(result)
  }
  return { moved, refused: await addOrders(refused) }
}

async function move(
  adminId: Types.ObjectId,
  change: WantedStatus & OrderToMove,
  services: Parameters<typeof setOrderStatus>[2],
): Promise<OrderRecord | Omit<OrderRefusal, 'order'>> {
  try {
    return await setOrderStatus(adminId, change, services)
  } catch (error) {
    const [reason] = error instanceof UserFacingError ? error.userErrors : []
    if (!reason) throw error
    return { orderId: change.orderId, code: reason.code, message: reason.message }
  }
}

/** Adds the orders as they are now, with one command. */
async function addOrders(refused: Omit<OrderRefusal, 'order'>[]): Promise<OrderRefusal[]> {
  if (refused.length === 0) return []
  const orders = await findOrdersById(refused.map(({ orderId }) => orderId))
  const byId = new Map(orders.map((order) => [order._id.toHexString(), order]))
  return refused.map((each) => ({ ...each, order: byId.get(each.orderId) ?? null }))
}
