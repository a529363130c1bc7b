import { listOf } from '../../../lib/database/cursor.ts'
import { findNewestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { requestError } from '../../../lib/errors.ts'
import { packingMessages } from '../packing-messages.ts'
import { Order, type OrderPage } from '../record/order.model.ts'
import { MAX_PAGE } from '../record/order.service.ts'
import { batchNumberField } from './batch-input.ts'

/** Lists the orders with packs of a batch, newest first. Throws unless it can be a batch number. */
export async function listOrdersWithBatch({
  batch,
  ...args
}: PageArgs & { batch: string }): Promise<OrderPage> {
  const number = parseBatchNumber(batch)
  const page = pageRequest(listOf('orders with a batch', { number }), args, MAX_PAGE)
  return findNewestPage(Order, { 'lines.batches.number': number }, page)
}

function parseBatchNumber(text: string): string {
  const { data } = batchNumberField.safeParse(text)
  if (data === undefined) throw requestError(packingMessages.BATCH_NUMBER_MALFORMED())
  return data
}
