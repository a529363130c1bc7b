import { Types } from 'mongoose'
import type { OrderSort } from '../../../contract/types.generated.ts'
import { malformedCursor } from '../../../lib/database/pagination.ts'
import { STATUSES } from '../order-statuses.ts'
import type { OrderRecord } from '../order.model.ts'

export type SortedOrder = Pick<OrderRecord, '_id' | 'status' | 'total'>

/** A sort by total or status. Sorts by time use the id alone. */
export interface ValueSort {
  by: 'TOTAL' | 'STATUS'
  direction: 1 | -1
  /** The direction of the ids of orders with the same value. */
  idDirection: 1 | -1
}

/** The place of an order in a sorted list. */
export interface Place {
  /** The total in paise, or the number of the status in the order of the work. */
  value: number
  _id: Types.ObjectId
}

const CURSOR = /^(TOTAL|STATUS):(\d{1,16}):([0-9a-f]{24})$/

/** Null for a sort by time. */
export function toValueSort(sort: OrderSort): ValueSort | null {
  const direction = sort.endsWith('_ASC') ? 1 : -1
  if (sort.startsWith('TOTAL')) return { by: 'TOTAL', direction, idDirection: direction }
  return sort.startsWith('STATUS') ? { by: 'STATUS', direction, idDirection: -1 } : null
}

export function toPlace({ _id, status, total }: SortedOrder, { by }: ValueSort): Place {
  return { value: by === 'TOTAL' ? total : STATUSES.indexOf(status), _id }
}

/** Negative if the first place comes before the second one, 0 if they are the same. */
export function comparePlaces(sort: ValueSort, a: Place, b: Place): number {
  if (a.value !== b.value) return (a.value - b.value) * sort.direction
  const [first, second] = [a._id.toHexString(), b._id.toHexString()]
  return first === second ? 0 : (first < second ? -1 : 1) * sort.idDirection
}

export function toPlaceCursor(order: SortedOrder, sort: ValueSort): string {
  const { value, _id } = toPlace(order, sort)
  return Buffer.from(`${sort.by}:${value}:${_id.toHexString()}`).toString('base64url')
}

/** Throws for a cursor of another sort, and for one that is malformed. */
export function parsePlaceCursor(cursor: string, { by }: ValueSort): Place {
  const [, key, value = '', id = ''] =
    CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const isKnown = key === by && (by === 'TOTAL' || Number(value) < STATUSES.length)
  if (!isKnown) throw malformedCursor()
  return { value: Number(value), _id: new Types.ObjectId(id) }
}
