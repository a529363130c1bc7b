/** Creates a value on first use, and returns the same value from then on. */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
