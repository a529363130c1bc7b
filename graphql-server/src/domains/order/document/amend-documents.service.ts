import type { ClientSession } from 'mongoose'
import { isDeepStrictEqual } from 'node:util'
import { userError } from '../../../lib/user-error.ts'
import { packingMessages } from '../packing-messages.ts'
import type { AmendmentRecord } from '../record/amendment.model.ts'
import { isInvoiced } from '../record/invoice.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'
import { findBilled, findCurrentDocuments } from './current-documents.ts'

const MAX_AMENDMENTS = 100

/**
 * Amends the issued documents of an order whose batches are corrected, within the transaction that corrects them. Taxes
 * do not change, so the documents stay. Returns the order's update. Throws if they were amended too often.
 *
 * @param lines The order's lines with the corrected batches.
 */
export async function amendDocuments(
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
  by: Pick<AmendmentRecord, 'adminId' | 'reason'>,
  session: ClientSession,
): Promise<OrderUpdate> {
  const isHandedOver = order.status === 'DELIVERED'
  if (!isHandedOver && !isInvoiced(order)) return {}
  const findNumber = await numberDocuments(order, session)
  const at = new Date()
  const amendments = order.lines.flatMap(({ productId, name, batches: before = [] }, index) => {
    const { batches: after = [] } = lines[index] ?? {}
    if (before.length === 0 || isDeepStrictEqual(before, after)) return []
    const document = findNumber(productId)
    return [{ at, ...by, ...(document && { document }), productId, name, before, after }]
  })
  if (amendments.length === 0) return {}
  if ((order.amendments ?? []).length >= MAX_AMENDMENTS) {
    throw userError(packingMessages.TOO_MANY_CORRECTIONS({ max: MAX_AMENDMENTS }), 'orderId')
  }
  return { $push: { amendments: { $each: amendments } } }
}

type FindNumber = (productId: OrderLineRecord['productId']) => string | undefined

/** Returns a function that finds the number of the document with a product. */
async function numberDocuments(
  { _id, invoice }: OrderRecord,
  session: ClientSession,
): Promise<FindNumber> {
  if (!invoice?.state) return () => invoice?.number
  const documents = await findCurrentDocuments(_id, invoice, session)
  return (productId) => findBilled(documents, productId)?.number
}
