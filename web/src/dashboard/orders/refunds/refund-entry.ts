import type { RefundReason } from '../../../apollo/schema-types.generated.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import { formatRupees, parseRupees } from '../../../lib/text/rupees.ts'
import { listPieces } from '../../../shared/order/ItemChoice.tsx'
import type { AddRefund_OrderFragment } from './AddRefund.generated.ts'

/** Why admins add a refund. */
export type AddedReason = Exclude<
  RefundReason,
  'ORDER_CANCELLED' | 'LINES_REJECTED' | 'LINES_CHANGED'
>

/** The form's values. */
export interface RefundEntry {
  reason: AddedReason
  /** The number of items to refund, 0 or more, by product id. */
  pieces: Record<string, number>
  /** In rupees, as typed. */
  amount: string
}

type Order = Pick<AddRefund_OrderFragment, 'lines' | 'refunds' | 'total'>

/** A second payment covers the whole order. */
export function newEntry({ total }: Order, reason: AddedReason): RefundEntry {
  const amount = reason === 'PAID_TWICE' ? formatRupees(total.amount) : ''
  return { reason, pieces: {}, amount }
}

/** Sets how many items of a product are refunded. The amount becomes the price of all chosen items. */
export function setPieces(
  { lines }: Order,
  entry: RefundEntry,
  { productId, quantity }: { productId: string; quantity: number },
): RefundEntry {
  const pieces = { ...entry.pieces, [productId]: quantity }
  const price = lines.reduce(
    (sum, line) => sum + line.discountedPrice.amount * (pieces[line.productId] ?? 0),
    0,
  )
  return { ...entry, pieces, amount: price === 0 ? '' : formatRupees(price) }
}

/** Counts the items in a line that no refund covers yet. */
export function countLeft(
  { refunds }: Order,
  { productId, quantity }: { productId: string; quantity: number },
): number {
  const refunded = refunds
    .filter(({ reason }) => reason === 'PART_OF_LINES')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.productId === productId)
  return refunded.reduce((left, line) => left - line.quantity, quantity)
}

interface RefundInput {
  reason: AddedReason
  lines: { productId: string; quantity: number }[]
  /** In paise. */
  amount: number
}

/** Validates everything that does not need the server. */
export function readEntry({ reason, pieces, amount: text }: RefundEntry): {
  input: RefundInput | null
  errors: FieldError[]
} {
  const amount = parseRupees(text)
  const lines = listPieces(pieces)
  const errors = [
    ...(reason === 'PART_OF_LINES' && lines.length === 0
      ? [{ field: 'lines', message: 'Please choose the items to refund.' }]
      : []),
    ...(amount > 0
      ? []
      : [{ field: 'amount', message: 'Please enter an amount in rupees, such as 89.50.' }]),
  ]
  return { input: errors.length === 0 ? { reason, lines, amount } : null, errors }
}
