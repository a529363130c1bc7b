import type { ClientSession, Model, QueryFilter, Types } from 'mongoose'

/** The number of surplus rows that are deleted at once. */
const MAX_DELETED = 1_000

/** The required methods of a model. */
interface Rows {
  countDocuments(filter: object): PromiseLike<number>
  deleteMany(filter: object): PromiseLike<unknown>
}

/**
 * Deletes the just inserted rows that exceed the limit, the last ones first, and returns them. Counts after the insert,
 * so that the last of several concurrent requests sees all others; counting earlier would let all of them through.
 * Concurrent requests at the limit may delete more rows than necessary.
 */
export async function enforceLimit<Row extends { _id: Types.ObjectId }>(
  model: Rows,
  rows: Row[],
  { filter, max }: { filter: object; max: number },
): Promise<Row[]> {
  const surplus = (await model.countDocuments(filter)) - max
  if (surplus <= 0) return []
  const taken = rows.slice(-surplus)
  await model.deleteMany({ _id: { $in: taken.map(({ _id }) => _id) } })
  return taken
}

/** Deletes the rows above the limit, which come last in the order of `sort`. An index has to return them in this order. */
export async function deleteSurplus<Row extends { _id: unknown }>(
  model: Model<Row>,
  { filter, sort, max }: { filter: QueryFilter<Row>; sort: Record<string, -1>; max: number },
  session?: ClientSession,
): Promise<void> {
  const surplus = await model
    .find(filter, { _id: 1 })
    .sort(sort)
    .skip(max)
    .limit(MAX_DELETED)
    .session(session ?? null)
    .lean<Pick<Row, '_id'>[]>()
  if (surplus.length === 0) return
  await model.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } }, { session })
}
