/** Makes something when it is first asked for, and gives the same one from then on. */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined
  return () => (made ??= make())
}
