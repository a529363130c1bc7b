import type { Model, Types } from 'mongoose'
import { requestError } from '../errors.ts'
import { sharedMessages } from '../messages/shared-messages.ts'
import { parseId } from '../ids.ts'
import { foreignCursor, parseCursor, toCursor, type List } from './cursor.ts'

/** The fields that every page of a connection has. */
export interface PageEdges<Node> {
  edges: { cursor: string; node: Node }[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** The arguments of a connection. */
export interface PageArgs {
  first: number
  after?: string | null
}

/** `first` rows after the row `after`. */
export interface PageRange {
  first: number
  after: Types.ObjectId | null
}

/** The validated arguments of a connection. */
export interface PageRequest extends PageRange {
  list: List
}

/**
 * Validates the arguments of a connection. Throws for a page size outside 1 to `max` and for a cursor of another list.
 */
export function pageRequest(list: List, { first, after }: PageArgs, max: number): PageRequest {
  return { list, first: pageSize(first, max), after: after ? parseIdCursor(list, after) : null }
}

/** Validates a page size. Throws when it is outside 1 to `max`, naming the argument. */
export function pageSize(size: number, max: number, argument = 'first'): number {
  if (size < 1 || size > max)
    throw requestError(sharedMessages.PAGE_SIZE_OUT_OF_RANGE({ argument, max }))
  return size
}

/** The cursor of the row with this id, whether or not it exists. */
export function toIdCursor(list: List, id: Types.ObjectId): string {
  return toCursor(list, Buffer.from(id.toHexString(), 'hex'))
}

function parseIdCursor(list: List, cursor: string): Types.ObjectId {
  const id = parseId(parseCursor(list, cursor).toString('hex'))
  if (!id) throw foreignCursor()
  return id
}

/** The rows of a page, newest first, and one more row when there is another page. */
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

/** A page of the rows, oldest first. */
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

/** Makes a page of `first + 1` rows: the extra row only shows that there is a next page. */
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
