import type { Model, QueryFilter } from 'mongoose'

/** Bounds the memory, whatever the number of rows: by default, a batch may have 16 MB. */
const BATCH_SIZE = 100

/** Streams all rows that match a filter. */
export function streamRows<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  sort: Record<string, 1 | -1> = { _id: -1 },
): AsyncIterable<Row> {
  return model.find(filter).sort(sort).lean<Row[]>().cursor({ batchSize: BATCH_SIZE })
}
