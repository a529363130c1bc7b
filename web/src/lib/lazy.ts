/** Creates a value on first use and returns the same one from then on. */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
