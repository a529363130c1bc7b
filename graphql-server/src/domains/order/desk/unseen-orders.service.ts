import { createHash } from 'node:crypto'
import { z } from 'zod'
import { issue, parseInput } from '../../../lib/input.ts'
import { parseId } from '../../../lib/ids.ts'
import { MAX_AT_ONCE } from '../list/order-list.service.ts'
import { orderMessages } from '../messages.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'

/** The number of unseen orders in the list. The dashboard counts no further. */
const MAX_UNSEEN = 50

/** The ID of the list of unseen orders in a stream of events. */
export const UNSEEN = 'unseen'

/** Lists the new orders that nobody in the team has opened or confirmed, oldest first. */
export function listUnseen(): Promise<OrderRecord[]> {
  return Order.find({ isUnseen: true }).sort({ _id: 1 }).limit(MAX_UNSEEN).lean().exec()
}

/** The version of the list, which differs after each change. */
export async function findUnseenVersion(): Promise<{ id: string; updatedAt: string }> {
  const found = await Order.find({ isUnseen: true }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(MAX_UNSEEN)
    .batchSize(MAX_UNSEEN + 1)
    .lean()
  const ids = found.map(({ _id }) => _id.toHexString()).join()
  const updatedAt = createHash('sha256').update(ids).digest('base64url').slice(0, 16)
  return { id: UNSEEN, updatedAt }
}

const inputFields = z.object({
  orderIds: z
    .array(z.string())
    .min(1, issue(orderMessages.NO_ORDER_SELECTED()))
    .max(MAX_AT_ONCE, issue(orderMessages.TOO_MANY_ORDERS_SELECTED({ max: MAX_AT_ONCE }))),
})

/**
 * Marks these orders as seen by the team. This does not count as a change to the order, because the customer does not
 * see it.
 */
export async function seeOrders(input: unknown): Promise<void> {
  const { orderIds } = parseInput(inputFields, input)
  const ids = orderIds.flatMap((id) => parseId(id) ?? [])
  const seen = { $unset: { isUnseen: 1 } } as const
  await Order.updateMany({ _id: { $in: ids }, isUnseen: true }, seen, { timestamps: false })
}
