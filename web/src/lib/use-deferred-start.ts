import { useDeferredValue } from 'react'

/**
 * Renders the first value that is not waiting as a deferred update, in steps that do not block input. Later values are
 * returned immediately.
 */
export function useDeferredStart<Value>(value: Value, isWaiting: (value: Value) => boolean): Value {
  const deferred = useDeferredValue(value)
  return isWaiting(deferred) ? deferred : value
}
