import type { Types } from 'mongoose'
import type { OrderLineRecord } from './order-line.model.ts'
import type { OrderRecord } from './order.model.ts'
import { refundsOf } from './past-refunds.ts'
import type { RefundRecord } from './refund.model.ts'

/** Counts the items of a product in refunds. */
export function countItems(refunds: readonly RefundRecord[], productId: Types.ObjectId): number {
  return refunds
    .flatMap(({ lines = [] }) => lines)
    .filter((line) => line.productId.equals(productId))
    .reduce((items, { quantity }) => items + quantity, 0)
}

/** An order's lines without the items that the customer returned at the door, which are in stock again. */
export function keptLines(order: OrderRecord): OrderLineRecord[] {
  const returned = refundsOf(order).filter(({ atDoor }) => atDoor)
  return order.lines
    .map((line) => ({ ...line, quantity: line.quantity - countItems(returned, line.productId) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Whether the customer returned items at the door. */
export function hasReturns(order: OrderRecord): boolean {
  return refundsOf(order).some(({ atDoor }) => atDoor)
}
