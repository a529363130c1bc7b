import { isDeepStrictEqual } from 'node:util'
import { optionalTextField, parseInput } from '../../../lib/input.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { userError } from '../../../lib/user-error.ts'
import type { UserRecord } from '../../account/user.model.ts'
import { amendDocuments } from '../document/amend-documents.service.ts'
import { orderMessages } from '../messages.ts'
import { packingMessages } from '../packing-messages.ts'
import { settleRegister } from '../register/register.service.ts'
import { isUnchecked } from '../record/check-state.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { mergeUpdates } from '../record/order-update.ts'
import { decideOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { batchFields } from './batch-input.ts'
import { applyBatches } from './batch-rules.ts'
import { acceptsBatches } from './missing-batches.ts'
import { recordBatches } from './product-batches.service.ts'

const MAX_REASON = 200

const fields = batchFields.extend({ reason: optionalTextField('Reason', MAX_REASON).nullish() })

interface BatchesInput extends SeenOrder {
  orderId: string
  lines: unknown
  confirmExpiringSoon?: boolean
  reason?: string | null
}

type Member = Pick<UserRecord, '_id' | 'role'>

/**
 * Sets the batches of an order's lines, and leaves the other lines unchanged. Documents that were issued are amended.
 * Repeating it changes nothing. Throws if the order was cancelled, if its prescription was not checked, or if a batch is
 * wrong. After the delivery, only admins can correct batches, with a reason.
 */
export async function setOrderBatches(
  member: Member,
  { orderId, seenUpdatedAt, ...input }: BatchesInput,
): Promise<OrderRecord> {
  const { reason, ...entered } = parseInput(fields, input)
  const ids = new Set(entered.lines.map(({ productId }) => productId))
  return decideOrder(member._id, { orderId }, async (order, session) => {
    const { _id } = order
    if (isSet(order, entered.lines)) return order
    requireSeen(order, { seenUpdatedAt })
    requireAccepted(order, member, reason)
    const today = indianDay(new Date())
    const lines = applyBatches(order.lines, { ...entered, today, handedOver: dayOfDelivery(order) })
    await recordBatches(
      lines.filter(({ productId }) => ids.has(productId.toHexString())),
      session,
    )
    const by = { adminId: member._id, ...(reason && { reason }) }
    const update = mergeUpdates(
      { $set: { lines } },
      await amendDocuments(order, lines, by, session),
    )
    const stored = await Order.findOneAndUpdate({ _id }, update, {
      ...{ session, returnDocument: 'after' },
    })
      .orFail()
      .lean()
    await settleRegister(stored, session)
    return stored
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

/** Undefined unless the order was delivered. */
function dayOfDelivery({ status, history }: OrderRecord): string | undefined {
  if (status !== 'DELIVERED') return undefined
  const delivery = history.findLast((change) => change.status === 'DELIVERED')
  return indianDay(delivery?.at ?? new Date())
}

function requireAccepted(order: OrderRecord, { role }: Member, reason?: string | null): void {
  if (order.status === 'DELIVERED') {
    if (role !== 'ADMIN') throw userError(packingMessages.BATCHES_DELIVERED(), 'orderId')
    if (!reason) throw userError(packingMessages.CORRECTION_REASON_MISSING(), 'reason')
    return
  }
  if (acceptsBatches(order)) return
  const isWaiting = isUnchecked(order)
  throw userError(
    isWaiting ? orderMessages.PRESCRIPTION_UNCHECKED() : packingMessages.BATCHES_NOT_SETTABLE(),
    'orderId',
  )
}
