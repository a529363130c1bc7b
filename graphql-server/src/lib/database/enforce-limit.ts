import type { Types } from 'mongoose'

/** A model, as far as this needs it. */
interface Rows {
  countDocuments(filter: object): PromiseLike<number>
  deleteMany(filter: object): PromiseLike<unknown>
}

/**
 * Takes back those rows, inserted just now, for which there is no room, the last ones first, and gives them. Counted
 * after the insert: so of several requests at once the last one sees all the others, where a count before it would
 * let all of them in. At the very limit they may take back more than they had to.
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
