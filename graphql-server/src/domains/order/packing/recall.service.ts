import { stringify } from 'csv-stringify/sync'
import { inChunks } from '../../../lib/chunks.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import { findNewestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { requestError } from '../../../lib/errors.ts'
import { formatIndianTime } from '../../../lib/time/indian-time.ts'
import type { RecallSource } from '../../../contract/types.generated.ts'
import { findUserNames } from '../../account/people.service.ts'
import { findDocuments } from '../document/document.loaders.ts'
import { OrderDocument, type DocumentRecord } from '../document/document.model.ts'
import { presentDocuments } from '../document/present-documents.ts'
import { packingMessages } from '../packing-messages.ts'
import { formatExpiry } from '../record/batch-expiry.ts'
import { nameWithUnit, type BatchRecord, type OrderLineRecord } from '../record/order-line.model.ts'
import { Order, type OrderPage, type OrderRecord } from '../record/order.model.ts'
import { MAX_PAGE } from '../record/order.service.ts'
import { batchNumberField } from './batch-input.ts'

const CHUNK = 100
const COLUMNS = [
  ...['order', 'placed', 'status', 'medicine', 'batch', 'expiry', 'packs'],
  ...['customer', 'telephone', 'found'],
]

/** Packs of a recalled batch in an order. */
export interface RecalledPacks
  extends BatchRecord, Pick<OrderLineRecord, 'productId' | 'name' | 'unit'> {
  /** Whether they were packed, or only a document names them. */
  found: RecallSource
}

/**
 * Lists the orders that were packed with a batch, or have a document that names it, newest first. Throws unless it can be
 * a batch number.
 */
export async function listOrdersWithBatch({
  batch,
  ...args
}: PageArgs & { batch: string }): Promise<OrderPage> {
  const number = parseBatchNumber(batch)
  const page = pageRequest(listOf('orders with a batch', { number }), args, MAX_PAGE)
  return findNewestPage(Order, await findWithBatch(number), page)
}

/** Exports these orders as CSV in parts. Throws at once unless it can be a batch number. */
export function exportRecall(batch: string): AsyncIterable<string> {
  return writeRecall(parseBatchNumber(batch))
}

/** Finds orders by the batches that were packed, by amendments and by stored documents, each with its index. */
async function findWithBatch(number: string) {
  const found = await Promise.all([
    Order.distinct('_id', { 'lines.batches.number': number }),
    Order.distinct('_id', { 'amendments.before.number': number }),
    OrderDocument.distinct('orderId', { 'lines.batches.number': number }),
  ])
  return { _id: { $in: found.flat() } }
}

/**
 * Lists the packs of a batch in an order: those that were packed, and those that only a document names, because the batch
 * was corrected or the order packed again. Throws unless it can be a batch number.
 *
 * @param stored The order's stored documents.
 */
export function listRecalledPacks(
  order: OrderRecord,
  stored: readonly DocumentRecord[],
  batch: string,
): RecalledPacks[] {
  const number = parseBatchNumber(batch)
  const pick = (lines: readonly PackedLine[], found: RecallSource) =>
    lines.flatMap(({ productId, name, unit, batches = [] }) =>
      batches
        .filter((one) => one.number === number)
        .map((one) => ({ productId, name, unit, ...one, found })),
    )
  const issued = presentDocuments(order, stored).filter(({ kind }) => kind !== 'CREDIT_NOTE')
  const amended = (order.amendments ?? []).map(({ before: batches, ...line }) => ({
    ...{ ...line, batches },
    unit: order.lines.find(({ productId }) => productId.equals(line.productId))?.unit ?? '',
  }))
  const named = [...issued.flatMap(({ lines }) => lines), ...amended]
  const all = [...pick(order.lines, 'PACKED'), ...pick(named, 'DOCUMENT')]
  const isSame = (one: RecalledPacks, other: RecalledPacks) =>
    one.productId.equals(other.productId) && one.expiry === other.expiry
  return all.filter((packs, at) => all.findIndex((one) => isSame(one, packs)) === at)
}

type PackedLine = Pick<OrderLineRecord, 'productId' | 'name' | 'unit' | 'batches'>

function parseBatchNumber(text: string): string {
  const { data } = batchNumberField.safeParse(text)
  if (data === undefined) throw requestError(packingMessages.BATCH_NUMBER_MALFORMED())
  return data
}

async function* writeRecall(number: string): AsyncGenerator<string> {
  yield stringify([COLUMNS], { bom: true })
  const found = Order.find(await findWithBatch(number))
    .sort({ _id: -1 })
    .lean()
    .cursor()
  for await (const orders of inChunks(found, CHUNK)) {
    const names = await findUserNames(orders.map(({ userId }) => userId))
    const documents = await findDocuments(orders.map(({ _id }) => _id))
    const rows = orders.flatMap((order) => {
      const stored = documents.get(order._id.toHexString()) ?? []
      const name = names.get(order.userId.toHexString()) ?? order.invoice?.buyerName ?? ''
      return toRows(order, listRecalledPacks(order, stored, number), name)
    })
    yield stringify(rows, { escape_formulas: true })
  }
}

function toRows(
  { number, status, createdAt, deliveryAddress }: OrderRecord,
  packs: readonly RecalledPacks[],
  customer: string,
): unknown[][] {
  return packs.map(({ number: batch, expiry, quantity, found, ...line }) => [
    ...[number, formatIndianTime(createdAt), status, nameWithUnit(line), batch],
    ...[formatExpiry(expiry), quantity, customer, deliveryAddress.mobile, found],
  ])
}
