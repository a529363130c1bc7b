/** Splits a sequence into arrays with `size` items. The last one may be shorter. */
export async function* inChunks<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  size: number,
): AsyncGenerator<Item[]> {
  let chunk: Item[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** Converts the items of a sequence one by one. */
export async function* mapStream<Item, Result>(
  items: AsyncIterable<Item>,
  convert: (item: Item) => Result,
): AsyncGenerator<Result> {
  for await (const item of items) yield convert(item)
}
