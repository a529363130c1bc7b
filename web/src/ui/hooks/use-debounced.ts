import { useEffect, useState } from 'react'

/**
 * Returns the value after it has not changed for `delay` milliseconds, and `first` until then: by default, the first
 * value.
 */
export function useDebounced<T>(value: T, delay: number, first = value): T {
  const [rested, setRested] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
