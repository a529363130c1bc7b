import type { ClientSession, Types } from 'mongoose'
import { z } from 'zod'
import { issue, parseInput } from '../../../lib/input.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { MAX_LINES } from '../../cart/cart-contents.ts'
import { hsnField } from '../../catalogue/record/product-input.ts'
import { gstRateField, type GivenRate } from '../../gst/rate-input.ts'
import { orderMessages } from '../messages.ts'
import { isInvoiced } from '../record/invoice.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { BILLED } from '../record/order-statuses.ts'
import { decideOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { invoiceMail } from '../mail/order-news-mail.ts'
import { settleRegister } from '../register/register.service.ts'
import { billOrder, needsInvoice, type Biller } from '../document/bill-order.service.ts'
import { findCurrentDocuments, listUnbilled } from '../document/current-documents.ts'
import type { KnownGst } from '../document/line-gst.ts'
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
 * Issues the documents of a packed order that wait for HSN codes and rates. Codes and rates of products win over the
 * ones that are given for these documents. Changes nothing if the order needs no documents, or has them. Throws unless
 * the order is packed, and if all the products that wait still lack a code or a rate.
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
    const isIssued = update.$set?.['invoice'] !== undefined
    if (!isIssued && update.$set) throw await stillMissing(order, session)
    if (isIssued) await enqueue(invoiceMail(order._id), session)
    const after = { session, returnDocument: 'after' } as const
    const billed = await Order.findOneAndUpdate({ _id: order._id }, update, after).orFail().lean()
    await settleRegister(billed, session)
    return billed
  })
}

/** Nothing could be billed, so every product that waits lacks a code or a rate. */
async function stillMissing(order: OrderRecord, session: ClientSession): Promise<UserFacingError> {
  const { _id, lines, invoice } = order
  const billed =
    invoice && isInvoiced(order) ? await findCurrentDocuments(_id, invoice, session) : []
  const products = listUnbilled(lines, billed).map(({ name }) => name)
  return userError(documentMessages.GST_RATE_MISSING({ products }), 'lines')
}

/** Counts the packed orders whose invoices wait. */
export function countWaitingInvoices(): Promise<number> {
  return Order.countDocuments({ invoiceDue: true, status: { $in: BILLED } })
}
