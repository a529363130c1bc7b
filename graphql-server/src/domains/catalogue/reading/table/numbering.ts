/** Stores each distinct value once, with a number. */
export interface Numbering<Value> {
  readonly values: readonly Value[]
  toNumber(value: Value): number
}

/** Values with the same key are equal. `values` have the numbers from 0. */
export function createNumbering<Value>(
  keyOf: (value: Value) => string,
  initial: readonly Value[] = [],
): Numbering<Value> {
  const values: Value[] = []
  const numbers = new Map<string, number>()

  function toNumber(value: Value): number {
    const key = keyOf(value)
    const number = numbers.get(key) ?? values.push(value) - 1
    numbers.set(key, number)
    return number
  }

  for (const value of initial) toNumber(value)
  return { values, toNumber }
}
