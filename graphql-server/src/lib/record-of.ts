/** Creates an object with a value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Record<Name, Value>
export function recordOf<Value>(names: readonly string[], toValue: (name: string) => Value) {
  return Object.fromEntries(names.map((name) => [name, toValue(name)]))
}
