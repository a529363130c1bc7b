import { Types, type ClientSession } from 'mongoose'
import { z } from 'zod'
import { parseId } from '../../../lib/ids.ts'
import type { Paise } from '../../../lib/money.ts'
import { issue, parseInput, quantityField } from '../../../lib/input.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { Remember } from '../../../submissions/submit-once.ts'
import { submitFor } from '../../account/people.service.ts'
import { MAX_LINES } from '../../cart/cart-contents.ts'
import { newRefundMails } from '../mail/refund-mail.ts'
import { orderMessages } from '../messages.ts'
import { planRefund, type WantedRefund } from '../record/added-refund.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { decideOrder, orderNotFound } from '../record/order.service.ts'
import { refundsOf } from '../record/past-refunds.ts'
import { remove } from '../record/refunds.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { storeChange } from './due-refund.ts'
import { paymentMessages } from '../payment-messages.ts'

/** Some of an order's items. */
export const orderedItems = z
  .array(z.object({ productId: z.string().toLowerCase(), quantity: quantityField }))
  .max(MAX_LINES, issue(orderMessages.ORDER_TOO_LONG({ max: MAX_LINES })))

const fields = z.object({
  reason: z.enum(
    ['PAID_TWICE', 'PART_OF_LINES', 'GOODWILL'],
    issue(paymentMessages.REFUND_REASON_AUTOMATIC()),
  ),
  lines: orderedItems.default([]),
  amount: z.number().int().min(1, issue(paymentMessages.REFUND_AMOUNT_MISSING())),
})

interface AddedInput extends SeenOrder {
  orderId: string
  reason: unknown
  lines?: unknown
  amount: unknown
  idempotencyKey?: string | null
}

/** Work within the refund's transaction. */
type Alongside = (order: OrderRecord, amount: Paise, session: ClientSession) => Promise<void>

/**
 * Adds a refund to an order, once per idempotency key, and enqueues the customer's email. Refunds never exceed the
 * amount received. Throws if `planRefund` rejects the refund.
 */
export async function addRefund(
  adminId: Types.ObjectId,
  input: AddedInput,
  alongside: Alongside = () => Promise.resolve(),
): Promise<OrderRecord> {
  const wanted = parseInput(fields, input)
  const _id = parseId(input.orderId)
  if (!_id) throw orderNotFound()
  const contents = { ...wanted, orderId: _id.toHexString() }
  return submitFor(
    { userId: adminId, kind: 'refund', input, contents },
    {
      create: (remember) =>
        decideOrder(
          adminId,
          input,
          async (order, session) => {
            requireSeen(order, input)
            await alongside(order, wanted.amount, session)
            return add(order, { adminId, wanted }, remember, session)
          },
          'ADMIN',
        ),
      find: (id) => Order.findOne({ _id, 'refunds.id': id }).lean(),
    },
  )
}

async function add(
  order: OrderRecord,
  { adminId, wanted }: { adminId: Types.ObjectId; wanted: WantedRefund },
  remember: Remember,
  session: ClientSession,
): Promise<OrderRecord> {
  const lines = planRefund(order, wanted)
  const { reason, amount } = wanted
  const refund: RefundRecord = {
    ...{ id: new Types.ObjectId().toHexString(), reason, state: 'DUE', amount },
    ...(lines.length > 0 && { lines }),
    ...{ from: 'RECEIVED', addedAt: new Date(), addedBy: adminId },
  }
  const known = refundsOf(order)
  await remember(refund.id, session)
  await enqueueAll(newRefundMails(order._id, known, [...known, refund]), session)
  return storeChange(order, [...known, refund], adminId, session)
}

/**
 * Removes a refund that an admin has added by mistake, together with the work that belongs to it. Throws if `remove`
 * rejects it.
 */
export async function removeRefund(
  adminId: Types.ObjectId,
  { orderId, refundId, ...seen }: RemovedInput,
  alongside: (order: OrderRecord, refundId: string, session: ClientSession) => Promise<void>,
): Promise<OrderRecord> {
  const work = async (order: OrderRecord, session: ClientSession) => {
    requireSeen(order, seen)
    const refunds = remove(order, refundId)
    await alongside(order, refundId, session)
    return storeChange(order, refunds, adminId, session)
  }
  return decideOrder(adminId, { orderId }, work, 'ADMIN')
}

export interface RemovedInput extends SeenOrder {
  orderId: string
  refundId: string
}
