import { LRUCache } from 'lru-cache'
import type { Freshness } from './cache-validity.ts'

/** What was made of something that changes: given while it is certain that nothing has changed since, and no longer. */
export interface FreshCache<Value> {
  /** Of all values together, by `sizeOf`. */
  readonly size: number
  readonly count: number
  get(key: string): Value | undefined
  /** For a value whose making begins now. Gives what keeps it, unless something has changed meanwhile. */
  begin(): (key: string, value: Value) => void
}

/** Of values of `maxSize` together, by `sizeOf`: then the longest unused ones go. */
export function createFreshCache<Value extends string | object>(
  freshness: Freshness,
  { maxSize, sizeOf }: { maxSize: number; sizeOf: (value: Value, key: string) => number },
): FreshCache<Value> {
  const values = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf })
  let { turn } = freshness
  const isGood = () => {
    if (turn !== freshness.turn) values.clear()
    turn = freshness.turn
    return freshness.isTrusted()
  }
  return {
    get size() {
      return values.calculatedSize
    },
    get count() {
      return values.size
    },
    get: (key) => (isGood() ? values.get(key) : undefined),
    begin() {
      const begun = freshness.turn
      return (key, value) => {
        if (isGood() && begun === turn) values.set(key, value)
      }
    },
  }
}
