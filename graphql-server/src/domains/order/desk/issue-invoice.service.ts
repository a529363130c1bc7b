import type { Types } from 'mongoose'
import { z } from 'zod'
import { issue, parseInput } from '../../../lib/input.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { userError } from '../../../lib/user-error.ts'
import { MAX_LINES } from '../../cart/cart-contents.ts'
import { hsnField } from '../../catalogue/record/product-input.ts'
import { gstRateField, type GivenRate } from '../../gst/rate-input.ts'
import { orderMessages } from '../messages.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { BILLED } from '../record/order-statuses.ts'
import { decideOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { invoiceMail } from '../mail/order-news-mail.ts'
import { billOrder, findGst, needsInvoice, type Biller } from '../document/bill-order.service.ts'
import { listWithoutGst, type KnownGst } from '../document/line-gst.ts'
import { documentMessages } from '../document/messages.ts'

const todaysRate = (percent: number): GivenRate => ({ percent, from: indianDay(new Date()) })

const fields = z.object({
  lines: z
    .array(
      z.object({
        productId: z.string().toLowerCase(),
        hsn: hsnField,
        ratePercent: z.number().transform(todaysRate).pipe(gstRateField),
      }),
    )
    .max(MAX_LINES, issue(orderMessages.ORDER_TOO_LONG({ max: MAX_LINES })))
    .default([]),
})

/**
 * Issues the invoice of a packed order that waits for HSN codes and rates. Codes and rates of products win over the
 * ones that are given for this invoice. Changes nothing if the order needs no invoice, or has one. Throws unless
 * the order is packed, and if a code or a rate is still missing.
 */
export async function issueInvoice(
  memberId: Types.ObjectId,
  input: SeenOrder & { orderId: string; lines?: unknown },
  biller: Biller,
): Promise<OrderRecord> {
  const { lines } = parseInput(fields, input)
  const given: KnownGst = new Map(
    lines.map(({ productId, hsn, ratePercent: { rate } }) => [productId, { hsn, rate }]),
  )
  return decideOrder(memberId, input, async (order, session) => {
    if (!needsInvoice(order, biller) || (order.invoice && !order.invoiceDue)) return order
    requireSeen(order, input)
    if (!BILLED.includes(order.status)) {
      throw userError(documentMessages.NOT_PACKED(), 'orderId')
    }
    const update = await billOrder(order, biller, session, given)
    if (update.$set?.['invoiceDue']) throw await stillMissing(order, biller, given)
    await enqueue(invoiceMail(order._id), session)
    return Order.findOneAndUpdate({ _id: order._id }, update, { session, returnDocument: 'after' })
      .orFail()
      .lean()
  })
}

async function stillMissing(order: OrderRecord, biller: Biller, given: KnownGst) {
  const known = new Map([...given, ...(await findGst(order, biller, new Date()))])
  const products = listWithoutGst(order.lines, known).map(({ name }) => name)
  return userError(documentMessages.GST_RATE_MISSING({ products }), 'lines')
}

/** Counts the packed orders whose invoices wait. */
export function countWaitingInvoices(): Promise<number> {
  return Order.countDocuments({ invoiceDue: true, status: { $in: BILLED } })
}
