import { LRUCache } from 'lru-cache'
import type { CacheValidity } from './cache-validity.ts'

/** Caches values that are derived from changing data, and returns them only while the data is unchanged. */
export interface ValidatedCache<Value> {
  /** The total size of all values, as measured by `measureSize`. */
  readonly size: number
  readonly count: number
  get(key: string): Value | undefined
  /** Call before computing a value. Returns a function that stores it unless the data has changed since. */
  begin(): (key: string, value: Value) => void
}

/** Evicts the least recently used values when their total size exceeds `maxSize`. */
export function createValidatedCache<Value extends string | object>(
  validity: CacheValidity,
  { maxSize, measureSize }: { maxSize: number; measureSize: (value: Value, key: string) => number },
): ValidatedCache<Value> {
  const values = new LRUCache<string, Value>({ maxSize, sizeCalculation: measureSize })
  let { generation } = validity
  const isValid = () => {
    if (generation !== validity.generation) values.clear()
    generation = validity.generation
    return validity.isValid()
  }
  return {
    get size() {
      return values.calculatedSize
    },
    get count() {
      return values.size
    },
    get: (key) => (isValid() ? values.get(key) : undefined),
    begin() {
      const startGeneration = validity.generation
      return (key, value) => {
        if (isValid() && startGeneration === generation) values.set(key, value)
      }
    },
  }
}
