/** Things as they come, in lists of so many; the last one may be shorter. */
export async function* inChunks<Thing>(
  things: AsyncIterable<Thing>,
  size: number,
): AsyncGenerator<Thing[]> {
  let portion: Thing[] = []
  for await (const thing of things) {
    portion.push(thing)
    if (portion.length < size) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}
