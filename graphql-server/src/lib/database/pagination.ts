import type { Model, Types } from 'mongoose'
import { requestError } from '../errors.ts'
import { sharedMessages } from '../messages/shared-messages.ts'
import { parseId } from '../ids.ts'
import { foreignCursor, parseCursor, toCursor, type List } from './cursor.ts'

/** The fields of every page in a connection. */
export interface PageEdges<Node> {
  edges: { cursor: string; node: Node }[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** A connection's arguments. */
export interface PageArgs {
  first: number
  after?: string | null
}

/** `first` rows after the row `after`. */
export interface PageRange {
  first: number
  after: Types.ObjectId | null
}

/** A connection's validated arguments. */
export interface PageRequest extends PageRange {
  list: List
}

/** Validates a connection's arguments. Throws for a page size outside 1 to `max`, and for another list's cursor. */
export function pageRequest(list: List, { first, after }: PageArgs, max: number): PageRequest {
  return { list, first: pageSize(first, max), after: after ? parseIdCursor(list, after) : null }
}

/** Validates a page size. Throws an error that names the argument if the size is outside 1 to `max`. */
export function pageSize(size: number, max: number, argument = 'first'): number {
  if (size < 1 || size > max)
    throw requestError(sharedMessages.PAGE_SIZE_OUT_OF_RANGE({ argument, max }))
  return size
}

/** Returns the cursor for a row with this id, which need not exist. */
export function toIdCursor(list: List, id: Types.ObjectId): string {
  return toCursor(list, Buffer.from(id.toHexString(), 'hex'))
}

function parseIdCursor(list: List, cursor: string): Types.ObjectId {
  const id = parseId(parseCursor(list, cursor).toString('hex'))
  if (!id) throw foreignCursor()
  return id
}

/** Finds a page's rows, newest first, and one more row if there is another page. */
export function findNewestRows<Row extends { _id: Types.ObjectId }>(
  model: Model<Row>,
  filter: object,
  { first, after }: PageRange,
): Promise<Row[]> {
  const olderThan = after && { _id: { $lt: after } }
  return model
    .find({ ...filter, ...olderThan })
    .sort({ _id: -1 })
    .limit(first + 1)
    .lean<Row[]>()
    .exec()
}

export async function findNewestPage<Row extends { _id: Types.ObjectId }>(
  model: Model<Row>,
  filter: object,
  page: PageRequest,
): Promise<PageEdges<Row>> {
  return toPage(await findNewestRows(model, filter, page), page)
}

/** Finds a page, oldest rows first. */
export async function findOldestPage<Row extends { _id: Types.ObjectId }>(
  model: Model<Row>,
  filter: object,
  page: PageRequest,
): Promise<PageEdges<Row>> {
  const newerThan = page.after && { _id: { $gt: page.after } }
  const rows = await model
    .find({ ...filter, ...newerThan })
    .sort({ _id: 1 })
    .limit(page.first + 1)
    .lean<Row[]>()
    .exec()
  return toPage(rows, page)
}

/** Converts up to `first + 1` rows to a page. The extra row only shows that there is another page. */
export function toPage<Node extends { _id: Types.ObjectId }>(
  rows: Node[],
  { list, first, after }: { list: List; first: number; after: unknown },
  cursorOf: (node: Node) => string = ({ _id }) => toIdCursor(list, _id),
): PageEdges<Node> {
  const edges = rows.slice(0, first).map((node) => ({ cursor: cursorOf(node), node }))
  return { edges, hasNextPage: rows.length > first, hasPreviousPage: after !== null }
}

export function pageInfo(page: PageEdges<unknown>) {
  return {
    hasNextPage: page.hasNextPage,
    hasPreviousPage: page.hasPreviousPage,
    startCursor: page.edges[0]?.cursor ?? null,
    endCursor: page.edges.at(-1)?.cursor ?? null,
  }
}
