import type { Types } from 'mongoose'
import { findBilled } from '../document/current-documents.ts'
import type { DocumentRecord } from '../document/document.model.ts'
import { pickReturned } from '../record/batches.ts'
import { nameWithUnit, type BatchRecord, type OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { refundsOf } from '../record/past-refunds.ts'
import type { RefundRecord } from '../record/refund.model.ts'

/** Packs of a schedule H1 medicine that were handed over, or came back. */
export interface Supply {
  /** The number of the document that says so. Can be empty. */
  document: string
  /** Name and size. */
  medicine: string
  /** The batch. Missing if it is not known. */
  number?: string
  expiry?: string
  /** The number of packs. Negative if they came back. */
  quantity: number
}

/**
 * The supplies of a delivered order: its lines with the documents that charge them, less what was credited or
 * returned.
 *
 * @param documents The order's last documents, with their credit notes.
 */
export function listSupplied(order: OrderRecord, documents: readonly DocumentRecord[]): Supply[] {
  return scheduled(order).flatMap((line) => {
    const document = documentOf(order, documents, line.productId)
    const returned = refundsOf(order)
      .filter((refund) => isReturned(refund, documents))
      .flatMap(({ lines = [] }) => lines.filter(isOf(line)))
    return [
      ...listPacks(document, line, line),
      ...listNotes(documents, document, line),
      ...returned.flatMap(({ quantity }) => {
        const batches = pickReturned(line.batches, quantity)
        return listPacks(document, line, { quantity, ...(batches && { batches }) }, -1)
      }),
    ]
  })
}

/**
 * The entries of an order that was cancelled after its delivery: its supplies, and its credit notes.
 * An order that was not delivered, or not on these documents, has nothing there.
 */
export function listCredited(
  order: OrderRecord,
  documents: readonly DocumentRecord[],
  known: readonly Supply[],
): Supply[] {
  if (order.invoice?.state !== 'CREDITED') return []
  return scheduled(order).flatMap((line) => {
    const document = documentOf(order, documents, line.productId)
    const own = known.filter((supply) => supply.document === document)
    if (sumOf(own, nameWithUnit(line)) <= 0) return []
    return [...listPacks(document, line, line), ...listNotes(documents, document, line)]
  })
}

const scheduled = ({ lines }: OrderRecord) => lines.filter(({ schedule }) => schedule === 'H1')

const isOf =
  ({ productId }: OrderLineRecord) =>
  (one: { productId: Types.ObjectId }) =>
    one.productId.equals(productId)

/** An invoice of a shop without GST is not stored, and has all lines. */
function documentOf(
  { invoice }: OrderRecord,
  documents: readonly DocumentRecord[],
  productId: Types.ObjectId,
): string {
  if (invoice && !invoice.state) return invoice.number
  return findBilled(documents, productId)?.number ?? ''
}

/** The packs that credit notes take back from a document. */
function listNotes(documents: readonly DocumentRecord[], invoice: string, line: OrderLineRecord) {
  return documents
    .filter(({ corrects }) => corrects?.number === invoice)
    .flatMap(({ number, lines }) =>
      lines.filter(isOf(line)).flatMap((credited) => listPacks(number, line, credited, -1)),
    )
}

/** Whether items of a refund came back, or were never handed over, and no credit note says so. */
function isReturned(
  { id, atDoor, state, reason }: RefundRecord,
  documents: readonly DocumentRecord[],
): boolean {
  const isMade = state === 'REFUNDED' && reason === 'PART_OF_LINES'
  return (atDoor === true || isMade) && !documents.some(({ refundId }) => refundId === id)
}

function listPacks(
  document: string,
  line: OrderLineRecord,
  { quantity, batches = [] }: { quantity: number; batches?: BatchRecord[] },
  sign: 1 | -1 = 1,
): Supply[] {
  const medicine = nameWithUnit(line)
  const packs = batches.length > 0 ? batches : [{ quantity }]
  return packs.map((each) => ({ document, medicine, ...each, quantity: sign * each.quantity }))
}

const sumOf = (supplies: readonly Supply[], medicine: string) =>
  supplies
    .filter((supply) => supply.medicine === medicine)
    .reduce((packs, { quantity }) => packs + quantity, 0)

/** The supplies that are missing in the earlier ones, or that they have too much. Packs that came back are first. */
export function findDifference(wanted: readonly Supply[], earlier: readonly Supply[]): Supply[] {
  const sums = new Map<string, Supply>()
  const undone = earlier.map((supply) => ({ ...supply, quantity: -supply.quantity }))
  for (const supply of [...wanted, ...undone]) {
    const { document, medicine, number = '', expiry = '' } = supply
    const key = JSON.stringify([document, medicine, number, expiry])
    const { quantity = 0 } = sums.get(key) ?? {}
    sums.set(key, { ...supply, quantity: quantity + supply.quantity })
  }
  return [...sums.values()]
    .filter(({ quantity }) => quantity !== 0)
    .toSorted((one, other) => Math.sign(one.quantity) - Math.sign(other.quantity))
}
