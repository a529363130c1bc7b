import type { Types } from 'mongoose'

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
