import { requestError } from '../../../lib/errors.ts'
import type { List } from '../../../lib/database/cursor.ts'
import { pageSize, toPage, type PageArgs } from '../../../lib/database/pagination.ts'
import { orderMessages } from '../messages.ts'
import { STATUSES } from '../record/order-statuses.ts'
import { Order, type OrderPage, type OrderRecord } from '../record/order.model.ts'
import { MAX_PAGE } from '../record/order.service.ts'
import { findCandidates, MAX_CANDIDATES } from './candidates.ts'
import { toQueries, type IdLimit, type OrderFilter } from './order-filter.ts'
import {
  comparePlaces,
  parsePlaceCursor,
  toPlace,
  toPlaceCursor,
  type Place,
  type ValueSort,
} from './order-sort.ts'

/** A part of a sorted list, in the order that an index returns. */
interface Segment {
  filter: object
  sort: Record<string, 1 | -1>
}

/**
 * Finds a page of orders by total or status. If an index has the sort order, it reads no more orders than it returns.
 * Otherwise it sorts up to 1,000 orders, and throws if there are more.
 */
export async function findSortedPage(
  filter: OrderFilter,
  sort: ValueSort,
  { list, ...args }: PageArgs & { list: List },
): Promise<OrderPage> {
  const first = pageSize(args.first, MAX_PAGE)
  const after = args.after ? parsePlaceCursor(list, args.after) : null
  const rows = isIndexed(filter, sort)
    ? await readSegments(toSegments(filter, sort, after), first + 1)
    : await sortCandidates(filter, sort, { after, count: first + 1 })
  return toPage(rows, { list, first, after }, (order) => toPlaceCursor(list, toPlace(order, sort)))
}

function isIndexed({ status, days, isComplex, hasPayment }: OrderFilter, { by }: ValueSort) {
  if (isComplex) return false
  return by === 'STATUS' || (Object.keys(days).length === 0 && !(status && hasPayment))
}

async function readSegments(segments: Segment[], count: number): Promise<OrderRecord[]> {
  const rows: OrderRecord[] = []
  for (const { filter, sort } of segments) {
    if (rows.length === count) break
    const limit = count - rows.length
    rows.push(...(await Order.find(filter).sort(sort).limit(limit).lean()))
  }
  return rows
}

function toSegments(filter: OrderFilter, sort: ValueSort, after: Place | null): Segment[] {
  return sort.by === 'TOTAL'
    ? totalSegments(filter, sort, after)
    : statusSegments(filter, sort, after)
}

/** Orders with the same total come from a separate segment, because there may be very many. */
function totalSegments(filter: OrderFilter, { direction }: ValueSort, after: Place | null) {
  const status = filter.status ? { status: filter.status } : {}
  const toSegment = (further: object, limit?: IdLimit) =>
    toQueries(filter, { ...status, ...further }, limit).map((query) => ({
      filter: query,
      sort: { total: direction, _id: direction },
    }))
  if (!after) return toSegment({})
  const { value, _id } = after
  const [more, later] =
    direction === 1 ? [{ $gt: value }, { $gt: _id }] : [{ $lt: value }, { $lt: _id }]
  return [...toSegment({ total: value }, later), ...toSegment({ total: more })]
}

/** Creates one segment for each status. */
function statusSegments(
  filter: OrderFilter,
  { direction }: ValueSort,
  after: Place | null,
): Segment[] {
  const all = filter.status ? [filter.status] : STATUSES
  const sorted = direction === 1 ? all : all.toReversed()
  const steps = sorted.map((status) => ({
    status,
    /** How many statuses it comes after the cursor's status. */
    beyond: after ? (STATUSES.indexOf(status) - after.value) * direction : 1,
  }))
  return steps
    .filter(({ beyond }) => beyond >= 0)
    .flatMap(({ status, beyond }) => {
      const limit = after && beyond === 0 ? { $lt: after._id } : undefined
      return toQueries(filter, { status }, limit).map((query) => ({
        filter: query,
        sort: { _id: -1 as const },
      }))
    })
}

interface Wanted {
  after: Place | null
  count: number
}

async function sortCandidates(
  filter: OrderFilter,
  sort: ValueSort,
  { after, count }: Wanted,
): Promise<OrderRecord[]> {
  const candidates = await findCandidates(filter, filter.status)
  if (candidates.length > MAX_CANDIDATES) {
    throw requestError(orderMessages.TOO_MANY_ORDERS_TO_SORT({ max: MAX_CANDIDATES }))
  }
  const places = candidates
    .map((order) => toPlace(order, sort))
    .filter((place) => !after || comparePlaces(sort, after, place) < 0)
    .sort((a, b) => comparePlaces(sort, a, b))
    .slice(0, count)
  const rows = await Order.find({ _id: { $in: places.map(({ _id }) => _id) } }).lean()
  const byId = new Map(rows.map((row) => [row._id.toHexString(), row]))
  return places.flatMap(({ _id }) => byId.get(_id.toHexString()) ?? [])
}
