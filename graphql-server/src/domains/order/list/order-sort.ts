import { Types } from 'mongoose'
import type { OrderSort } from '../../../contract/types.generated.ts'
import { foreignCursor, parseCursor, toCursor, type List } from '../../../lib/database/cursor.ts'
import { STATUSES } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'

export type SortedOrder = Pick<OrderRecord, '_id' | 'status' | 'total'>

/** A sort by total or status. Sorts by time use only the ID. */
export interface ValueSort {
  by: 'TOTAL' | 'STATUS'
  direction: 1 | -1
  /** The sort direction of IDs for orders with the same value. */
  idDirection: 1 | -1
}

/** The position of an order in a sorted list. */
export interface Place {
  /** The total in paise, or the position of the status in the workflow. */
  value: number
  _id: Types.ObjectId
}

const PLACE = /^(\d{1,16}):([0-9a-f]{24})$/

/** Null for a sort by time. */
export function toValueSort(sort: OrderSort): ValueSort | null {
  const direction = sort.endsWith('_ASC') ? 1 : -1
  if (sort.startsWith('TOTAL')) return { by: 'TOTAL', direction, idDirection: direction }
  return sort.startsWith('STATUS') ? { by: 'STATUS', direction, idDirection: -1 } : null
}

export function toPlace({ _id, status, total }: SortedOrder, { by }: ValueSort): Place {
  return { value: by === 'TOTAL' ? total : STATUSES.indexOf(status), _id }
}

/** Negative if the first position comes before the second, 0 if they are equal. */
export function comparePlaces(sort: ValueSort, a: Place, b: Place): number {
  if (a.value !== b.value) return (a.value - b.value) * sort.direction
  const [first, second] = [a._id.toHexString(), b._id.toHexString()]
  return first === second ? 0 : (first < second ? -1 : 1) * sort.idDirection
}

export function toPlaceCursor(list: List, { value, _id }: Place): string {
  return toCursor(list, Buffer.from(`${value}:${_id.toHexString()}`))
}

/** Throws for a cursor from another list. */
export function parsePlaceCursor(list: List, cursor: string): Place {
  const [, value, id] = PLACE.exec(parseCursor(list, cursor).toString()) ?? []
  if (value === undefined || id === undefined) throw foreignCursor()
  return { value: Number(value), _id: new Types.ObjectId(id) }
}
