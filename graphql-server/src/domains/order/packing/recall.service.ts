import { stringify } from 'csv-stringify/sync'
import { inChunks } from '../../../lib/chunks.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import { findNewestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { requestError } from '../../../lib/errors.ts'
import { formatIndianTime } from '../../../lib/time/indian-time.ts'
import { findUserNames } from '../../account/people.service.ts'
import { packingMessages } from '../packing-messages.ts'
import { formatExpiry } from '../record/batch-expiry.ts'
import { nameWithUnit } from '../record/order-line.model.ts'
import { Order, type OrderPage, type OrderRecord } from '../record/order.model.ts'
import { MAX_PAGE } from '../record/order.service.ts'
import { batchNumberField } from './batch-input.ts'

const CHUNK = 100
const COLUMNS = [
  ...['order', 'placed', 'status', 'medicine', 'batch', 'expiry', 'packs'],
  ...['customer', 'telephone'],
]

/** Lists the orders with packs of a batch, newest first. Throws unless it can be a batch number. */
export async function listOrdersWithBatch({
  batch,
  ...args
}: PageArgs & { batch: string }): Promise<OrderPage> {
  const number = parseBatchNumber(batch)
  const page = pageRequest(listOf('orders with a batch', { number }), args, MAX_PAGE)
  return findNewestPage(Order, { 'lines.batches.number': number }, page)
}

/** Exports these orders as CSV in parts. Throws at once unless it can be a batch number. */
export function exportRecall(batch: string): AsyncIterable<string> {
  return writeRecall(parseBatchNumber(batch))
}

function parseBatchNumber(text: string): string {
  const { data } = batchNumberField.safeParse(text)
  if (data === undefined) throw requestError(packingMessages.BATCH_NUMBER_MALFORMED())
  return data
}

async function* writeRecall(number: string): AsyncGenerator<string> {
  yield stringify([COLUMNS], { bom: true })
  const found = Order.find({ 'lines.batches.number': number }).sort({ _id: -1 }).lean().cursor()
  for await (const orders of inChunks(found, CHUNK)) {
    const names = await findUserNames(orders.map(({ userId }) => userId))
    const rows = orders.flatMap((order) => {
      const name = names.get(order.userId.toHexString()) ?? order.invoice?.buyerName ?? ''
      return toRows(order, number, name)
    })
    yield stringify(rows, { escape_formulas: true })
  }
}

function toRows(order: OrderRecord, number: string, customer: string): unknown[][] {
  const { status, createdAt, deliveryAddress } = order
  return order.lines.flatMap((line) =>
    (line.batches ?? [])
      .filter((batch) => batch.number === number)
      .map(({ expiry, quantity }) => [
        ...[order.number, formatIndianTime(createdAt), status, nameWithUnit(line), number],
        ...[formatExpiry(expiry), quantity, customer, deliveryAddress.mobile],
      ]),
  )
}
