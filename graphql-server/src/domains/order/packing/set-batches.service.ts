import type { Types } from 'mongoose'
import { isDeepStrictEqual } from 'node:util'
import { parseInput } from '../../../lib/input.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { userError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import { packingMessages } from '../packing-messages.ts'
import { isUnchecked } from '../record/check-state.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { decideOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { batchFields } from './batch-input.ts'
import { applyBatches } from './batch-rules.ts'
import { acceptsBatches } from './missing-batches.ts'
import { recordBatches } from './product-batches.service.ts'

/**
 * Sets the batches of an order's lines, and leaves the other lines unchanged. Repeating it changes nothing. Throws if
 * the order was delivered or cancelled, if its prescription was not checked, or if a batch is wrong.
 */
export async function setOrderBatches(
  memberId: Types.ObjectId,
  {
    orderId,
    seenUpdatedAt,
    ...input
  }: SeenOrder & { orderId: string; lines: unknown; confirmExpiringSoon?: boolean },
): Promise<OrderRecord> {
  const entered = parseInput(batchFields, input)
  const ids = new Set(entered.lines.map(({ productId }) => productId))
  return decideOrder(memberId, { orderId }, async (order, session) => {
    const { _id } = order
    if (isSet(order, entered.lines)) return order
    requireSeen(order, { seenUpdatedAt })
    requireAccepted(order)
    const lines = applyBatches(order.lines, { ...entered, today: indianDay(new Date()) })
    await recordBatches(
      lines.filter(({ productId }) => ids.has(productId.toHexString())),
      session,
    )
    const update = { $set: { lines } }
    return Order.findOneAndUpdate({ _id }, update, { session, returnDocument: 'after' })
      .orFail()
      .lean()
  })
}

type Entered = { productId: string; batches: OrderLineRecord['batches'] }[]

/** Whether the order has exactly these batches, for example because the first reply was lost. */
function isSet({ lines }: OrderRecord, entered: Entered): boolean {
  const stored = new Map(lines.map(({ productId, batches }) => [productId.toHexString(), batches]))
  return entered.every(({ productId, batches }) =>
    isDeepStrictEqual(stored.get(productId), batches),
  )
}

function requireAccepted(order: OrderRecord): void {
  if (acceptsBatches(order)) return
  const isWaiting = isUnchecked(order)
  throw userError(
    isWaiting ? orderMessages.PRESCRIPTION_UNCHECKED() : packingMessages.BATCHES_NOT_SETTABLE(),
    'orderId',
  )
}
